enum P{}
