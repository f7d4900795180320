#!/usr/bin/env python3
"""Draws the built-in pages: page-01.svg ... page-10.svg, 1120 x 640 units each.

Every page has the same frame (corner marks, heading, large number, title, two
lines, a row of dots) and one figure of its own.  All lettering is turned into
outlines, so the files need no font.  See README.md for how to run this.
"""
import argparse
from itertools import groupby
from math import atan2, cos, hypot, pi, sin
from pathlib import Path

import uharfbuzz as hb
from fontTools.misc.transform import Transform
from fontTools.pens.svgPathPen import SVGPathPen
from fontTools.pens.transformPen import TransformPen
from fontTools.ttLib import TTFont

W, H = 1120, 640
FONT_DIR = Path("/usr/share/fonts/opentype/inter")
FACES = {"number": "InterDisplay-Black.otf", "title": "InterDisplay-Bold.otf",
         "body": "Inter-Medium.otf", "caps": "Inter-Bold.otf"}
LEFT = 120          # left edge of the text column


# ---------------------------------------------------------------- primitives

def num(v):
    return f"{round(v, 1):g}" if round(v, 1) else "0"


def tag(name, body=None, **attrs):
    a = "".join(f' {k.rstrip("_").replace("_", "-")}="{num(v) if isinstance(v, (int, float)) and k != "opacity" else v}"'
                for k, v in attrs.items() if v is not None)
    return f"<{name}{a}/>" if body is None else f"<{name}{a}>{body}</{name}>"


def path(d, fill="none", **a):
    return tag("path", d=d, fill=fill, **a)


def stroke(d, colour, width, **a):
    return path(d, stroke=colour, stroke_width=width,
                **{"stroke_linecap": "round", "stroke_linejoin": "round", **a})


def circle(x, y, r, fill, **a):
    return tag("circle", cx=x, cy=y, r=r, fill=fill, **a)


def ellipse(x, y, rx, ry, fill, **a):
    return tag("ellipse", cx=x, cy=y, rx=rx, ry=ry, fill=fill, **a)


def rect(x, y, w, h, fill, rx=None, **a):
    return tag("rect", x=x, y=y, width=w, height=h, rx=rx, fill=fill, **a)


def group(*parts, **a):
    return tag("g", "\n".join(parts), **a)


def poly(points, fill="none", closed=True, **a):
    d = "M" + " ".join(f"{num(x)},{num(y)}" for x, y in points) + ("Z" if closed else "")
    return path(d, fill, **a)


def clip(name, shape, *parts):
    return tag("clipPath", shape, id=name) + group(*parts, clip_path=f"url(#{name})")


def linear(name, stops, x1=0, y1=0, x2=0, y2=1, user=False):
    body = "".join(f'<stop offset="{o:g}" stop-color="{c}"' + (f' stop-opacity="{op:g}"' if op < 1 else "") + "/>"
                   for o, c, op in ((*s, 1)[:3] for s in stops))
    units = "userSpaceOnUse" if user else None
    return tag("linearGradient", body, id=name, gradientUnits=units, x1=x1, y1=y1, x2=x2, y2=y2)


def waves(y, height, length, phase, fill, **a):
    """A band of even waves from y down to the bottom edge."""
    x = -length - phase
    d = f"M{num(x)},{num(y)}"
    while x < W:
        d += f"q{num(length / 4)},{num(-height)} {num(length / 2)},0t{num(length / 2)},0"
        x += length
    return path(d + f"V{H + 10}H{-length - phase}Z", fill, **a)


class Lettering:
    """Sets a line of text and returns it as one outline."""

    def __init__(self, folder):
        self.faces = {}
        for key, file in FACES.items():
            data = (Path(folder) / file).read_bytes()
            tt = TTFont(Path(folder) / file)
            self.faces[key] = (tt, tt.getGlyphSet(), hb.Font(hb.Face(data)))

    def __call__(self, text, x, y, size, fill, face="body", anchor="start", spacing=0, **a):
        tt, glyphs, font = self.faces[face]
        buf = hb.Buffer()
        buf.add_str(text)
        buf.guess_segment_properties()
        hb.shape(font, buf, {"kern": True, "liga": False})
        k = size / tt["head"].unitsPerEm
        width = sum(p.x_advance * k + spacing for p in buf.glyph_positions) - spacing
        x -= {"start": 0, "middle": width / 2, "end": width}[anchor]
        pen = SVGPathPen(glyphs, ntos=num)
        for info, pos in zip(buf.glyph_infos, buf.glyph_positions):
            place = Transform(k, 0, 0, -k, x + pos.x_offset * k, y)
            glyphs[tt.getGlyphName(info.codepoint)].draw(TransformPen(pen, place))
            x += pos.x_advance * k + spacing
        return path(pen.getCommands(), fill, **a)


text = None         # the Lettering in use, set in main()


# --------------------------------------------------------------------- frame

def corner_marks(p):
    """TL circle, TR square, BL triangle, BR hexagon."""
    out = []
    for name, x, y in (("TL", 66, 66), ("TR", 1054, 66), ("BL", 66, 574), ("BR", 1054, 574)):
        fill, ink = p["mark"] if name[0] == "T" else p["mark_low"]
        if name == "TL":
            out.append(circle(x, y, 25, fill))
        elif name == "TR":
            out.append(rect(x - 23, y - 23, 46, 46, fill, rx=5))
        elif name == "BL":
            out.append(path(f"M{x - 23},{y + 21}L{x},{y - 23}L{x + 23},{y + 21}Z", fill,
                            stroke=fill, stroke_width=5, stroke_linejoin="round"))
        else:
            out.append(poly([(x + 26 * cos(k * pi / 3), y + 26 * sin(k * pi / 3)) for k in range(6)], fill))
        down, size = (15, 13) if name == "BL" else (6, 17)
        out.append(text(name, x, y + down, size, ink, "caps", "middle"))
    return group(*out)


def frame(n, p):
    dots = [circle(LEFT + 7 + 24 * k, 574, 7 if k == n - 1 else 4.5, p["mark_low"][0],
                   opacity=None if k == n - 1 else 0.55) for k in range(10)]
    return group(
        linear("rule", [(0.84, p["number"]), (0.84, p["mark_low"][0])]),
        rect(20, 20, W - 40, H - 40, "none", rx=8, stroke="url(#rule)", stroke_width=1.5, opacity=0.35),
        text(p["heading"].upper(), LEFT, 71.5, 15, p["body"], "caps", spacing=2.2),
        text(f"{n:02d}", LEFT - 9, 338, 304, p["number"], "number", spacing=-6),
        text(p["title"], LEFT - 2, 410, 48, p["number"], "title", spacing=-0.4),
        *(text(line, LEFT, 450 + 30 * k, 22, p["body"]) for k, line in enumerate(p["lines"])),
        *dots,
        text(f"AnyCurl  {n} / 10", 1002, 579.5, 15, p["mark_low"][0], "caps", "end", spacing=0.6),
        corner_marks(p))


# ------------------------------------------------------------------- figures

def boat():
    sea = ["#2E8C8F", "#1F7479", "#155A61"]
    out = [circle(800, 268, 176, "url(#sun)"),
           linear("sun", [(0, "#F7B267"), (1, "#F4845F")])]
    for x, y, s in ((560, 170, 22), (610, 140, 16), (1010, 210, 20), (965, 180, 14),          # gulls
                    (1035, 262, 12), (585, 235, 12), (540, 262, 9)):
        out.append(stroke(f"M{x - s},{y - s * .3}q{s * .6:.1f},{-s * .45:.1f} {s},{s * .3:.1f}"
                          f"q{s * .4:.1f},{-s * .75:.1f} {s},{-s * .3:.1f}", "#123C45", 2.5))
    out.append(waves(512, 12, 150, 40, sea[0]))
    out += [
        linear("main", [(0, "#D43D3D"), (1, "#B8283A")], x2=1, y2=0),
        linear("jib", [(0, "#FFFDF6"), (1, "#E6BE88")], x2=1, y2=0),
        # mast, boom, pennant: the wind comes from the left
        rect(764, 92, 9, 370, "#5B3A29", rx=4),
        path("M773,94C800,84 815,106 846,94C838,108 836,112 846,124C815,132 800,112 773,122Z", "#155A61"),
        path("M758,118C704,210 634,330 592,424C650,434 710,436 758,434Z", "url(#main)"),
        path("M780,132C850,200 930,320 962,424C900,412 840,414 780,428C794,330 794,230 780,132Z", "url(#jib)"),
        clip("leech", path("M758,118C704,210 634,330 592,424C650,434 710,436 758,434Z"),
             stroke("".join(f"M758,{y}C720,{y + 14} 660,{y + 18} 580,{y + 8}" for y in range(170, 420, 44)), "#FFF7E8", 2, opacity=0.7)),
        stroke("M787,190L820,196M791,250L862,262M791,310L902,322M787,370L932,380", "#C79A64", 1.6),
        stroke("M768,96L966,432M768,96L580,436", "#5B3A29", 1.6),
        stroke("M580,438L768,440", "#5B3A29", 7),
        # hull, bow to the right
        path("M590,452C700,462 860,462 1000,436C982,482 952,520 915,540H660C625,528 600,492 590,452Z", "#143642"),
        path("M593,464C710,476 860,476 994,449L988,463C860,490 710,489 598,478Z", "#F4845F"),
        stroke("M1000,436L1030,426", "#143642", 6),
        *(circle(x, y, 7, "#F6E3C5") for x, y in ((690, 500), (735, 502), (780, 502), (825, 499))),
        # sailor
        path("M640,456C640,424 650,414 662,414C676,414 684,426 684,458Z", "#F7B267"),
        circle(663, 402, 12, "#5B3A29"), path("M649,400C650,384 676,384 677,400L688,402H649Z", "#FFF7E8"),
        waves(530, 14, 170, 100, sea[1]),
        waves(556, 14, 200, 30, sea[2]),
        stroke("M920,536c26,-6 48,-6 70,-18M890,548c40,0 80,-4 120,-14", "#E8F3EE", 3, opacity=0.85),
        stroke("M470,548c40,-8 80,-8 120,2M500,562c30,-5 60,-4 90,2", "#E8F3EE", 2, opacity=0.6)]
    return out


def lighthouse():
    def edge(y):                                            # half-width of the tower at y
        return 40 + (y - 236) * 0.115
    out = [linear("beam", [(0, "#FFE08A", 0), (0.45, "#FFE08A", 0.2), (1, "#FFE9A8", 0.9)],
                  x1=0, x2=880, y2=0, user=True)]
    stars = [(560, 80), (640, 62), (700, 118), (760, 70), (955, 90), (985, 230), (1045, 250),
             (1062, 330), (600, 400), (680, 360), (740, 420), (560, 452), (655, 470), (1000, 330), (810, 100)]
    out += [circle(x, y, 1.4 + (k * 7 % 4) * 0.5, "#F4EBD0", opacity=0.85) for k, (x, y) in enumerate(stars)]
    out += [path("M1010,128a34,34 0 1 0 24,58a28,28 0 1 1 -24,-58Z", "#F4EBD0"),
            path("M880,196L-10,70V420L880,216Z", "url(#beam)"),
            waves(508, 8, 120, 20, "#1F3A66"),
            path("M950,496V430L984,398L1018,430V530H950Z", "#D9CFB4"), path("M940,436L984,392L1028,436L1018,440L984,408L950,440Z", "#B83A3A"),
            rect(967, 438, 14, 17, "#FFD166"), rect(987, 438, 14, 17, "#FFD166"),
            path("M700,560C716,520 756,510 780,492C810,470 950,468 985,490C1015,508 1062,516 1090,560Z", "#0B1428")]
    top, foot = 236, 496
    bands = 5
    for k in range(bands):
        a, b = (top + (foot - top) * j / bands for j in (k, k + 1))
        out.append(poly([(880 - edge(a), a), (880 + edge(a), a), (880 + edge(b), b), (880 - edge(b), b)],
                        "#E5533D" if k % 2 == 0 else "#F4EBD0"))
    out += [
        poly([(880 + 6, top), (880 + edge(top), top), (880 + edge(foot), foot), (880 + 14, foot)], "#0B1428", opacity=0.16),
        path("M868,496V466a13,13 0 0 1 26,0V496Z", "#0B1428"),
        rect(874, 302, 13, 22, "#0B1428", rx=6), rect(874, 404, 13, 22, "#0B1428", rx=6),
        rect(826, 226, 108, 12, "#0B1428", rx=3),
        stroke("M830,226V208M842,226V208M918,226V208M930,226V208M828,208H854M906,208H932", "#F4EBD0", 2),
        rect(850, 178, 60, 48, "#FFE9A8"),
        stroke("M850,178V226M870,178V226M890,178V226M910,178V226", "#0B1428", 3),
        path("M842,180C846,146 868,138 880,134C892,138 914,146 918,180Z", "#E5533D"),
        stroke("M880,136V112", "#F4EBD0", 3), circle(880, 110, 4.5, "#F4EBD0"),
        circle(866, 204, 13, "#FFFFFF"),
        waves(534, 9, 140, 60, "#1A3158"), waves(560, 8, 160, 10, "#132546")]
    for k in range(9):                                      # light on the water
        out.append(stroke(f"M{560 - k * 52},{526 + (k * 13) % 24}h{60 - k * 3}", "#FFE08A", 2, opacity=0.5 - k * 0.03))
    return out


def fox():
    rust, dark, cream = "#D9642C", "#4A2A20", "#FFF4E2"
    out = [circle(930, 180, 62, "#F8F3D6"),
           path("M430,540C560,400 690,400 800,470C900,400 1010,380 1130,430V650H430Z", "#8DB79B"),
           path("M-10,540C120,500 300,520 480,520C700,518 900,480 1130,510V650H-10Z", "#4F8A72"),
           path("M-10,560C240,520 520,548 760,534C900,526 1010,530 1130,540V650H-10Z", "#2C5F54")]
    for x, h in ((560, 130), (604, 90), (1000, 74), (1044, 112)):     # firs
        y = 505
        for k in range(3):
            w, t = h * (0.17 + 0.08 * k), y - h + k * h * 0.26
            out.append(poly([(x, t), (x + w, t + h * 0.42), (x - w, t + h * 0.42)], "#2C5F54"))
        out.append(rect(x - 3, y - 12, 6, 24, dark))
    out += [
        linear("coat", [(0, "#E9783A"), (1, "#C8521F")]),
        f'<g transform="translate({1044 * 0.07:.1f} {542 * 0.07:.1f}) scale(0.93)">',
        # tail
        path("M690,390C664,330 610,300 556,316C520,326 506,356 474,360C492,402 540,424 592,420C634,418 664,414 700,420Z", "url(#coat)"),
        path("M556,316C520,326 506,356 474,360C484,384 506,402 532,412C538,396 530,384 546,372C534,356 552,338 556,316Z", cream),
        # far legs
        path("M742,420L716,474L722,534H744L742,480L780,440Z", "#9C3F18"), path("M720,500L722,536H752C752,528 746,524 742,523V500Z", dark),
        path("M868,410L892,470L930,508L944,494L918,462L902,400Z", "#9C3F18"), path("M906,482L932,512C938,514 946,516 956,508C956,500 950,496 944,496L922,468Z", dark),
        # body and neck
        path("M676,410C672,352 726,338 790,346C836,350 858,318 884,290L938,330C934,382 918,424 884,438C838,452 800,430 752,444C706,456 680,446 676,410Z", "url(#coat)"),
        path("M936,338C936,388 918,430 886,438C872,442 862,440 854,436C888,420 892,372 900,340Z", cream),
        # near legs
        path("M684,380C672,436 650,462 634,486L618,540H642L660,498C700,484 752,470 762,420C766,384 700,352 684,380Z", "url(#coat)"),
        path("M630,506L618,542H650C650,532 644,528 640,526L650,502Z", dark),
        path("M828,380C828,430 850,450 850,486L846,540H870L876,482C878,456 896,430 892,384C886,350 832,350 828,380Z", "url(#coat)"), path("M849,492L846,542H878C878,532 874,528 869,527L873,492Z", dark),
        # head, looking right
        path("M868,300L858,218L906,252Z", rust), path("M872,286L866,234L896,258Z", dark),
        path("M912,258L930,196L956,262Z", rust), path("M922,256L932,214L948,260Z", dark),
        path("M862,300C866,262 900,244 930,250C962,256 976,284 996,302L1036,322C1042,328 1040,338 1030,340C990,350 950,362 920,358C884,354 860,334 862,300Z", "url(#coat)"),
        path("M1034,338C990,350 950,362 920,358C900,356 884,348 874,336C910,338 940,318 960,318C990,316 1012,330 1034,338Z", cream),
        circle(1033, 327, 9, dark),
        path("M942,296C950,284 966,288 972,298C962,302 952,302 942,296Z", dark), circle(961, 294, 2.4, cream),
        stroke("M1000,338C990,344 980,346 970,346", dark, 2),
        stroke("M990,328L1040,352M986,331L1030,362M984,334L1016,370", dark, 1), "</g>"]
    for k in range(46):                                     # grass
        x = 470 + k * 14 + (k * 37 % 11)
        h = 10 + k * 29 % 17
        out.append(stroke(f"M{x},{556 + k % 3 * 4}q2,{-h * .6:.1f} {4 + k % 5},{-h}", "#A9CDA6", 1.4))
    return out


def train():
    ink, cream, gold = "#23202B", "#FBEBD0", "#F0B33E"
    out = [path("M-10,520L110,490L200,508L320,486L420,510L560,380L640,430L760,300L860,400L960,330L1130,470V560H-10Z", "#8E2630", opacity=0.5)]
    for x in (560, 800, 1040):                              # telegraph line
        out.append(stroke(f"M{x},520V262M{x - 16},276h32M{x - 12},290h24", "#5E1820", 3))
    for y, s in ((274, 30), (288, 26)):
        out.append(stroke(f"M440,{y + s / 2:g}Q500,{y + s / 2:g} 560,{y}q120,{s} 240,0q120,{s} 240,0q60,{s / 2:g} 90,{s / 2:g}", "#5E1820", 1))
    puffs = ((916, 206, 24), (888, 176, 32), (846, 150, 38), (794, 136, 42), (734, 124, 40), (676, 110, 34), (626, 104, 25), (588, 98, 15))
    out += [circle(x, y, r, "#E9CBA6") for x, y, r in puffs]
    out += [circle(x - r * 0.1, y - r * 0.16, r * 0.84, cream) for x, y, r in puffs]
    out += [
        rect(-10, 520, 1140, 130, "#4A141C"), rect(-10, 514, 1140, 6, ink), rect(-10, 511, 1140, 2, cream, opacity=0.7)]
    out += [rect(x, 520, 22, 8, "#23202B", opacity=0.65) for x in range(4, 1120, 38)]
    out += [
        linear("boiler", [(0, "#3E6A73"), (0.35, "#2C4F5B"), (1, "#17303A")]),
        linear("brass", [(0, "#FFD877"), (1, "#D8912A")]),
        # tender
        path("M516,390C530,366 548,378 562,366C576,352 594,370 610,366L616,390Z", ink),
        path("M512,386H622V470H512Z", "url(#boiler)"), rect(512, 396, 110, 4, gold), rect(512, 456, 110, 4, gold),
        rect(524, 410, 86, 36, "none", stroke=gold, stroke_width=1.5, rx=4),
        rect(505, 470, 470, 12, ink), stroke("M620,476H650", ink, 8),
        # cab
        path("M640,300H748V470H640Z", "url(#boiler)"), path("M626,288C650,276 738,276 762,288L758,302H630Z", ink),
        rect(656, 318, 32, 44, cream, rx=4), rect(698, 318, 32, 44, cream, rx=4), rect(640, 384, 108, 4, gold),
        circle(672, 343, 10, "#C98B63"), path("M661,339C661,326 683,326 683,339L692,341H661Z", ink), path("M658,362C658,350 686,350 686,362Z", "#8E2630"),
        # boiler, front to the right
        rect(740, 344, 212, 98, "url(#boiler)", rx=14),
        *(rect(x, 344, 6, 98, "url(#brass)") for x in (778, 844, 908)),
        path("M800,344C800,306 838,306 838,344Z", "url(#brass)"), rect(795, 340, 48, 7, "url(#brass)", rx=3),
        path("M902,344L896,262H942L936,344Z", ink), path("M886,250H952L944,268H894Z", "url(#brass)"),
        rect(950, 358, 16, 70, ink, rx=6), circle(962, 340, 15, "url(#brass)"), circle(967, 340, 9, "#FFF6DA"),
        linear("lamp", [(0, "#FFE9A8", 0.7), (1, "#FFE9A8", 0)], x2=1, y2=0), path("M967,331L1078,296V392L967,350Z", "url(#lamp)"),
        rect(748, 440, 220, 32, ink), path("M966,462L1022,512H950L946,470Z", "#8E2630"),
        stroke("M972,474L968,510M982,480L982,510M992,490L997,510", cream, 2),
        text("AC 4", 694, 407, 18, gold, "title", "middle")]
    for x, r in ((545, 24), (595, 24), (680, 50), (800, 50), (900, 28)):
        y = 512 - r
        out += [circle(x, y, r, ink), circle(x, y, r - 6, "#B5323A"), circle(x, y, r - 10, ink, opacity=0.4)]
        n = 14 if r > 30 else 8
        out.append(stroke("".join(f"M{x},{y}L{num(x + (r - 7) * cos(k * 2 * pi / n))},{num(y + (r - 7) * sin(k * 2 * pi / n))}" for k in range(n)), cream, 1.6))
        out.append(circle(x, y, r * 0.22, gold))
    out += [stroke("M680,478L800,478", cream, 8), stroke("M800,478L925,452", gold, 5),
            rect(906, 440, 56, 22, "url(#boiler)", rx=4), circle(680, 478, 5, ink), circle(800, 478, 5, ink)]
    return out


def fish():
    out = [linear("ray", [(0, "#FFFFFF", 0.28), (1, "#FFFFFF", 0)])]
    out += [poly([(x, -5), (x + 70, -5), (x + 70 + s, 540), (x - 40 + s, 540)], "url(#ray)") for x, s in ((520, -120), (700, -40), (880, 30))]
    for x, h, s in ((548, 120, 1), (580, 80, -1), (970, 190, 1), (1010, 250, -1), (1046, 150, 1)):    # weed
        d = f"M{x},545"
        for k in range(4):
            d += f"q{(14 if k % 2 else -14) * s},{-h / 8:g} 0,{-h / 4:g}"
        out.append(stroke(d, "#0A5C58", 9))
    body = "M560,330C610,230 730,186 836,232C880,252 908,290 926,322C908,362 880,396 836,418C730,466 612,430 560,330Z"
    out += [
        linear("scale", [(0, "#FFD447"), (0.55, "#FFB52E"), (1, "#F58A1F")]),
        linear("fin", [(0, "#F2603C"), (1, "#C93A3A")]),
        path("M690,222C720,156 800,140 868,170C850,190 862,214 846,238Z", "url(#fin)"),
        path("M740,430C760,476 800,492 842,480C832,462 838,440 828,418Z", "url(#fin)"),
        stroke("M724,214C740,184 760,166 780,158M756,212C772,186 792,168 814,162M788,216C802,194 822,176 846,170M766,438C776,456 790,470 806,478M790,430C800,448 812,464 830,472", "#FFD9A0", 1.6),
        path("M908,322C944,270 990,236 1030,236C1010,290 1010,356 1032,412C990,410 944,376 908,322Z", "url(#fin)"),
        stroke("M930,320C960,290 990,266 1014,256M932,323C960,310 988,300 1008,298M932,326C960,336 988,346 1008,350M930,328C960,356 990,384 1014,394", "#FFD9A0", 1.6),
        path(body, "url(#scale)")]
    scales = ""                                             # a regular pattern of scales
    for r in range(12):
        for c in range(12):
            x, y = 682 + c * 22 + (r % 2) * 11, 206 + r * 20
            scales += f"M{x},{y}a11,11 0 0 0 0,20"
    out += [clip("skin", path(body),
                 path("M560,330C600,400 720,440 836,418L830,470H560Z", "#FFF1C4", opacity=0.55),
                 stroke(scales, "#C8641A", 1.3, opacity=0.8),
                 path("M664,190C700,270 700,390 664,460L620,460V190Z", "#FFF6DA"),
                 path("M640,190C676,270 676,390 640,460L520,460V190Z", "#F2603C"),
                 path("M884,200C856,270 856,380 884,450L906,450C880,380 880,270 906,200Z", "#FFF6DA")),
            path("M722,330C760,318 800,336 806,372C776,384 738,372 722,330Z", "url(#fin)"),
            stroke("M734,338C756,344 778,354 796,368M738,348C754,356 768,364 782,374", "#FFD9A0", 1.6),
            circle(620, 300, 21, "#FFFFFF"), circle(615, 301, 12, "#12343B"), circle(611, 296, 4, "#FFFFFF"),
            stroke("M566,342C578,350 590,352 602,346", "#7E1F2B", 4)]
    out += [circle(x, y, r, "#FFFFFF", fill_opacity=0.18, stroke="#E9FFFB", stroke_width=1.6)
            for x, y, r in ((538, 296, 11), (552, 256, 7), (530, 220, 15), (556, 176, 8), (540, 132, 12), (566, 96, 6))]
    for x, y, s in ((966, 150, 1), (1014, 184, 0.8), (948, 112, 0.7)):
        out.append(group(path("M0,0C12,-16 36,-16 48,0L64,-12V12L48,0C36,16 12,16 0,0Z", "#FFF1C4"), circle(12, -2, 2.6, "#0A5C58"),
                         transform=f"translate({x} {y}) scale({s})"))
    out += [path("M-10,546C160,512 330,540 520,530C760,518 900,552 1130,526V650H-10Z", "#E8C07A"),
            path("M-10,572C260,540 560,580 800,560C930,550 1030,560 1130,566V650H-10Z", "#CE9C54", opacity=0.7)]
    out += [circle(x, y, 1.5, "#8A5F2A") for x, y in ((430 + k * 0.618 % 1 * 420, 544 + k * k * 0.37 % 1 * 56) for k in range(40))]
    out += [path("M700,546L709,528L718,546L736,548L722,560L726,578L709,568L692,578L696,560L682,548Z", "#E5533D", stroke="#E5533D", stroke_width=5, stroke_linejoin="round")]
    return out


def bicycle():
    ink, red, teal = "#22303C", "#C8342F", "#1E6B6B"
    rear, front, crank = (648, 420), (916, 420), (764, 428)
    out = [circle(786, 318, 190, "#FFE08C", opacity=0.75),
           path("M680,530C800,400 980,390 1130,470V530Z", "#F0A92A"), path("M430,530C540,420 700,430 850,530Z", "#E8A024"),
           path("M-10,545C200,505 430,520 560,516H1130V650H-10Z", teal),
           path("M-10,562C260,540 640,560 1130,548V650H-10Z", "#165252")]
    for x, y, s in ((600, 150, 1), (860, 108, 0.7)):
        out.append(group(path("M0,0a22,22 0 0 1 30,-26a34,34 0 0 1 62,2a20,20 0 0 1 26,24Z", "#FFF3C9", opacity=0.85), transform=f"translate({x} {y}) scale({s})"))
    for x, y in (rear, front):
        r = 96
        spokes = "".join(f"M{num(x + 9 * cos(t + 1.2 * (-1) ** k))},{num(y + 9 * sin(t + 1.2 * (-1) ** k))}L{num(x + 88 * cos(t))},{num(y + 88 * sin(t))}"
                         for k in range(32) for t in [k * pi / 16])
        out += [stroke(spokes, ink, 1), circle(x, y, r - 4, "none", stroke=ink, stroke_width=9),
                circle(x, y, r - 11, "none", stroke="#FFF3C9", stroke_width=3), circle(x, y, 10, ink)]
    out += [
        # mudguards
        stroke("M540,412A108,108 0 0 1 736,358", red, 6), stroke("M836,346A108,108 0 0 1 1020,396", red, 6),
        # chain
        stroke(f"M648,410L764,402M648,430L764,454", ink, 2.5, stroke_dasharray="4 3", stroke_linecap="butt"),
        # frame
        stroke("M648,420L764,428L728,282L648,420M735,306L868,286M764,428L872,306", red, 11),
        stroke("M866,262L876,318C884,352 906,380 916,420", red, 10),
        stroke("M728,282L718,240", "#9AA7AD", 7),
        path("M672,232C700,224 740,230 766,238C756,248 730,246 722,252C706,262 680,258 672,232Z", ink),
        # rear rack with a bag
        stroke("M592,330H700M604,330L640,412", ink, 4),
        path("M588,276H672L666,328H594Z", "#8A4B2A"), path("M584,268H676V292C650,304 610,304 584,292Z", "#A7602F"), rect(624, 288, 12, 16, "#FFF3C9", rx=3),
        # handlebar, stem, lamp
        stroke("M866,262L862,232M862,232C880,224 892,222 902,226", ink, 7), stroke("M862,232C846,220 826,226 812,232", ink, 7), stroke("M824,227L808,234", "#8A4B2A", 11),
        # basket with a rolled page
        path("M916,196L946,170C956,166 964,180 956,188L940,240Z", "#FFFDF4"), path("M946,170C940,180 948,194 956,188C964,180 956,166 946,170Z", "#D8CFB4"),
        path("M930,206L984,178C994,176 998,190 990,196L956,240Z", "#FFF3C9"), path("M984,178C976,184 980,198 990,196C998,190 994,176 984,178Z", "#D8CFB4"),
        path("M896,228H996L982,296H908Z", "#A7602F"),
        stroke("M898,240H994M901,254H991M904,268H988M907,282H985M916,228L922,296M936,228L938,296M956,228L954,296M976,228L970,296", "#FFE2A0", 1.3),
        rect(892, 222, 108, 9, "#8A4B2A", rx=4), stroke("M872,290H908", ink, 4),
        linear("lamp", [(0, "#FFF8DC", 0.9), (1, "#FFF8DC", 0)], x2=1, y2=0), path("M1004,263L1078,240V316L1004,285Z", "url(#lamp)"), path("M980,262H1004V286H980C970,282 970,266 980,262Z", ink),
        # chainwheel and pedals
        circle(764, 428, 28, "none", stroke=ink, stroke_width=6), circle(764, 428, 22, "none", stroke=ink, stroke_width=2, stroke_dasharray="5 4"),
        stroke("M764,428L796,470M764,428L732,386", ink, 7), rect(782, 468, 34, 9, ink, rx=4), rect(714, 380, 34, 9, ink, rx=4), circle(764, 428, 8, "#FFF3C9")]
    for k in range(60):                                     # roadside posts and grass
        x = 486 + k * 10
        out.append(stroke(f"M{x},528l{(k * 7) % 5 - 2},{-5 - k * 13 % 8}", "#0F3F3F", 1.3))
    return out


def snail():
    cx, cy, turns, outer = 826, 356, 3.1, 138
    spiral = []
    for k in range(150):
        t = k / 149
        r = outer * (1 - t) ** 0.9 * 0.94 + 5
        a = 0.95 * pi - t * turns * 2 * pi
        spiral.append((cx + r * cos(a), cy + r * sin(a)))
    out = []
    for x, y, s in ((1000, 500, 1.15), (560, 512, 0.7), (1038, 515, 0.7)):            # mushrooms
        out.append(group(path("M-12,30C-8,0 -10,-40 -12,-60H12C10,-40 8,0 12,30Z", "#F5DCE0"),
                         path("M-58,-56C-50,-110 50,-110 58,-56C30,-46 -30,-46 -58,-56Z", "#E4572E"),
                         *(ellipse(ex, ey, er, er * 0.75, "#FBEAE0") for ex, ey, er in ((-26, -70, 9), (6, -82, 11), (34, -66, 7))),
                         transform=f"translate({x} {y}) scale({s})"))
    for k in range(40):                                     # fireflies
        x, y = 530 + k * 0.618 % 1 * 530, 96 + k * k * 0.37 % 1 * 200
        if hypot(x - cx, y - cy) > 175:
            out.append(circle(x, y, 1.5 + k % 3 * 0.7, "#FFD98A", opacity=0.8))
    out += [
        linear("shell", [(0, "#FFC978"), (0.5, "#F58F5C"), (1, "#D9486E")], x1=0.1, x2=0.8),
        linear("skin", [(0, "#F8E3C8"), (1, "#DDB2A0")]),
        stroke("M606,352C596,310 584,280 560,262M640,344C640,300 634,262 622,236", "#F8E3C8", 9),
        circle(558, 258, 12, "#F8E3C8"), circle(621, 230, 12, "#F8E3C8"), circle(555, 257, 5.5, "#2B1738"), circle(618, 229, 5.5, "#2B1738"),
        path("M1048,532C1000,520 960,470 900,456H740C708,456 694,440 688,408C680,366 664,336 622,336C584,336 562,366 566,404C572,460 606,510 656,532Z", "url(#skin)"),
        stroke("M580,418C592,428 606,430 618,422", "#8A4B55", 4),
        ellipse(604, 398, 11, 7, "#F0958C", opacity=0.7),
        stroke("M640,530H1040", "#C08A82", 3),
        circle(cx, cy, outer, "url(#shell)"),
        path(f"M{cx - 128},{cy + 50}C{cx - 100},{cy + 120} {cx - 40},{cy + 140} {cx},{cy + outer}C{cx - 60},{cy + outer} {cx - 130},{cy + 110} {cx - 128},{cy + 50}Z", "#B5305E", opacity=0.4)]
    ribs = ""
    for k in range(-44, 112):                               # growth lines across the whorl
        a = 0.95 * pi - k * turns * 2 * pi / 149
        t = max(k, 0) / 149
        r1 = outer * (1 - t) ** 0.9 * 0.94 + 1
        t2 = max(0, min(1, k / 149 + 1 / turns))
        r2 = outer * (1 - t2) ** 0.9 * 0.94 + 11
        m = r1 - (r1 - r2) * 0.5
        tilt = 0.3 * (r1 - m) / r1
        ribs += f"M{num(cx + (r1 - 3) * cos(a))},{num(cy + (r1 - 3) * sin(a))}L{num(cx + m * cos(a + tilt))},{num(cy + m * sin(a + tilt))}"
    out.append(stroke(ribs, "#FFE9C2", 1.2, opacity=0.75))
    out += [poly(spiral, closed=False, stroke="#7A1F52", stroke_width=9, stroke_linecap="round"),
            path("M-10,540C240,516 560,536 1130,524V650H-10Z", "#2E1A3E")]
    for k in range(64):
        x = 476 + k * 9.5
        h = 8 + k * 31 % 26
        out.append(stroke(f"M{num(x)},536q{k % 3 - 1},{-h * .6:.1f} {(k * 5) % 9 - 4},{-h}", "#7C9A4B" if k % 2 else "#4F6B3C", 2))
    return out


def whale():
    navy = "#1C3557"
    out = [circle(900, 210, 84, "#FFF2E6"),
           *(stroke(f"M{x},{y}h{w}", "#F09A93", 3) for x, y, w in ((980, 148, 70), (1010, 164, 40), (560, 132, 60), (548, 148, 110), (690, 108, 44))),
           waves(506, 8, 160, 30, "#E77F78"),
           linear("hide", [(0, "#2F5584"), (1, navy)]),
           # spout
           stroke("M666,278C666,230 650,204 616,196C600,194 590,204 590,218M666,278C666,230 684,204 716,196C732,194 742,204 742,218M666,270V180", "#FFFFFF", 7),
           *(circle(x, y, r, "#FFFFFF") for x, y, r in ((584, 236, 4), (748, 236, 4), (640, 178, 4), (692, 178, 4), (666, 158, 5))),
           # body, head to the left, and raised flukes
           path("M536,430C536,330 596,280 690,282C820,284 830,412 912,416C952,417 972,370 974,320C946,322 914,306 900,272C938,262 968,276 986,300"
                "C1004,272 1034,256 1070,264C1064,300 1040,322 1010,320C1022,430 1000,510 940,560H600C560,530 536,490 536,430Z", "url(#hide)"),
           path("M537,448C600,470 680,462 730,500C770,530 800,546 860,560H600C566,536 540,500 537,448Z", "#F7E3DC"),
           stroke("M552,484C620,500 680,500 730,540M566,508C620,520 660,524 700,552M590,532C620,540 640,544 660,556M545,466C620,484 690,480 760,546", "#C98F8B", 1.6),
           stroke("M537,444C590,464 640,460 690,446", "#0F2038", 4),
           path("M668,410C682,404 696,410 700,420C688,424 674,422 668,410Z", "#FFFFFF"), circle(682, 414, 5.5, "#0F2038"),
           stroke("M664,396C676,388 694,390 704,400", "#0F2038", 2.5),
           path("M740,470C790,470 836,500 850,556C800,552 760,524 740,470Z", "#16294A"),
           *(circle(x, y, r, "#5E86B5", opacity=0.55) for x, y, r in ((600, 350, 5), (622, 328, 4), (586, 376, 4), (650, 318, 3), (770, 350, 4), (800, 372, 5), (742, 330, 3), (830, 402, 4))),
           waves(524, 12, 180, 100, "#C94C4C"),
           waves(556, 11, 210, 20, "#A83743")]
    for k in range(14):
        x, y = 486 + k * 41, 541 + k % 2 * 8
        out.append(stroke(f"M{x},{y}q14,-7 28,0t28,0", "#FBD3CC", 1.6, opacity=0.75))
    return out


def blueprint():
    """A sheet bent round a cylinder, drawn as a net of squares."""
    cols, rows, cell, radius, angle = 18, 12, 26, 46, 0.62
    limit = 250                                 # where the bend begins
    w, h = cols * cell, rows * cell
    ux, uy = cos(angle), sin(angle)             # the bend moves against this direction
    pale, gold = "#DCEBFF", "#FFA62B"

    def bend(x, y, limit=limit):
        d = x * ux + y * uy - limit
        if d <= 0:
            return x, y, 0
        t = d / radius
        e, z = (radius * sin(t), radius * (1 - cos(t))) if t < pi else (pi * radius - d, 2 * radius)
        return x + (e - d) * ux, y + (e - d) * uy, z

    def view(x, y, z=0):
        return 546 + x * 0.97 + y * 0.22, 338 + y * 0.6 - x * 0.16 - z * 0.9

    def on_axis(along, across, z):              # a point given relative to the bend's line
        return view((limit + across) * ux - along * uy, (limit + across) * uy + along * ux, z)

    def outline(i, j):                          # one square, its sides cut in four
        ring = [(k / 4, 0) for k in range(4)] + [(1, k / 4) for k in range(4)]
        ring += [(1 - x, 1 - y) for x, y in ring]
        return [bend((i + x) * cell, (j + y) * cell) for x, y in ring]

    out = [stroke("".join(f"M{x},0V{H}" for x in range(0, W, 20)) + "".join(f"M0,{y}H{W}" for y in range(0, H, 20)), "#FFFFFF", 0.7, opacity=0.2),
           stroke("".join(f"M{x},0V{H}" for x in range(60, W, 100)) + "".join(f"M0,{y}H{W}" for y in range(20, H, 100)), "#FFFFFF", 1, opacity=0.32),
           poly([view(*v) for v in ((0, 0), (w, 0), (w, h), (0, h))], "#0B2F6B", opacity=0.75, stroke=pale, stroke_width=1.4, stroke_dasharray="7 5")]
    cells = []
    for i in range(cols):
        for j in range(rows):
            ring = outline(i, j)
            s = [view(*v) for v in ring]
            area = sum(a[0] * b[1] - b[0] * a[1] for a, b in zip(s, s[1:] + s[:1]))
            flat = len({v[2] for v in ring}) == 1
            cells.append((max(v[2] for v in ring), s[::4] if flat else s, area > 0))
    for front, run in groupby(sorted(cells, key=lambda c: c[0]), key=lambda c: c[2]):
        out.append(group(*(poly(c[1], None) for c in run), fill="#4C8DE8" if front else "#F2F7FF",
                         stroke=pale if front else "#2A5FB4", stroke_width=0.9, stroke_linejoin="round"))
    # axis, radius and the way the corner has come
    lo, hi = -limit * uy / ux, (h - limit * uy) / ux
    end = hi + 34
    ring = [on_axis(end, radius * sin(k * pi / 24), radius * (1 - cos(k * pi / 24))) for k in range(48)]
    centre, rim = on_axis(end, 0, radius), on_axis(end, radius, radius)
    trail = [view(*bend(w, h, limit + (w * ux + h * uy - limit) * (1 - k / 40))) for k in range(41)]
    (x0, y0), (x1, y1) = trail[-2:]
    a = atan2(y1 - y0, x1 - x0)
    tip = [(x1 - 15 * cos(a + s), y1 - 15 * sin(a + s)) for s in (-0.45, 0.45)]
    far = on_axis(lo - 136, 0, radius)
    out += [poly([centre, far], closed=False, stroke=gold, stroke_width=1.6, stroke_dasharray="16 5 3 5"),
            poly(ring, stroke=gold, stroke_width=1.6, stroke_dasharray="4 4"),
            poly([centre, rim], closed=False, stroke=gold, stroke_width=1.6), circle(*centre, 3, gold), circle(*rim, 3, gold),
            poly(trail, closed=False, stroke=gold, stroke_width=2.6, stroke_dasharray="1 7", stroke_linecap="round"),
            poly([tip[0], trail[-1], tip[1]], gold), circle(*trail[0], 5, gold),
            text("axis", far[0] + 10, far[1] + 6, 16, gold), text("radius", rim[0] + 6, rim[1] + 27, 16, gold),
            text("from here", trail[0][0] - 4, trail[0][1] + 32, 16, gold, anchor="end")]
    return out


def toucan():
    ink, leaf = "#15252B", ["#1F6B45", "#2E8655", "#14523A"]

    def frond(x, y, length, turn, colour):
        d = f"M0,0C{length * .25:.0f},{-length * .3:.0f} {length * .75:.0f},{-length * .26:.0f} {length},0C{length * .75:.0f},{length * .2:.0f} {length * .25:.0f},{length * .24:.0f} 0,0Z"
        veins = f"M0,0H{length}" + "".join(f"M{length * k / 9:.0f},0l{length * .09:.0f},{-length * .11 * sin(pi * k / 9):.1f}M{length * k / 9:.0f},0l{length * .09:.0f},{length * .1 * sin(pi * k / 9):.1f}" for k in range(1, 8))
        return group(path(d, colour), stroke(veins, "#C9E58B", 1.3, opacity=0.7), transform=f"translate({x} {y}) rotate({turn})")
    out = [circle(800, 300, 218, "#E4F0A4"),
           frond(1120, 330, 210, 205, leaf[1]), frond(1130, 190, 200, 160, leaf[0]), frond(1130, 420, 230, 186, leaf[2]),
           frond(590, 560, 150, -58, leaf[1]), frond(570, 566, 104, -108, leaf[0])]
    out += [
        linear("bill", [(0, "#FFC933"), (0.6, "#FF9A1F"), (1, "#E8502A")]),
        linear("coat2", [(0, "#24414A"), (1, ink)]),
        # branch
        stroke("M1130,448C980,470 800,452 590,478", "#6B4226", 22), stroke("M1130,442C980,464 800,446 600,472", "#8C5A34", 4),
        # tail and body
        path("M850,420L900,560L934,552L946,520L900,400Z", ink), stroke("M880,450L912,548M896,440L930,534", "#3B5C66", 2),
        path("M742,252C736,196 776,152 832,158C896,164 936,230 946,310C954,380 930,440 884,452C810,470 752,420 744,340Z", "url(#coat2)"),
        path("M742,262C760,250 800,262 812,300C824,346 804,392 772,400C754,380 744,350 742,318Z", "#FFF6D8"),
        path("M748,372C764,400 790,406 812,396C806,420 796,436 790,440C770,424 756,400 748,372Z", "#E5533D"),
        path("M850,270C900,262 950,320 950,420C900,430 850,380 850,270Z", "#0C171B"),
        stroke("M866,300C890,320 916,360 926,410M872,330C890,350 904,376 910,408M876,360C888,374 894,388 898,404", "#3B5C66", 2),
        # head: bill to the left
        path("M764,176C700,150 600,176 552,292C546,312 552,322 562,316C600,290 690,276 760,262Z", "url(#bill)"),
        path("M552,292C546,312 552,322 562,316C574,308 590,300 606,294C596,280 590,262 592,236C574,250 562,268 552,292Z", ink),
        stroke("M574,300C630,262 700,244 762,238", "#9C3A1A", 3),
        stroke("M640,196L646,212M664,186L670,204M690,180L695,198M716,178L720,196", "#9C3A1A", 2),
        path("M756,176C776,190 780,244 758,264C748,240 746,204 756,176Z", "#3FB7D6"),
        circle(800, 208, 22, "#3FB7D6"), circle(798, 208, 13, "#FFFFFF"), circle(795, 208, 8, ink), circle(792, 205, 2.5, "#FFFFFF"),
        # feet
        stroke("M796,446V462M810,448V464M824,448V464M848,448V462M862,448V462", "#3FB7D6", 8),
        path("M-10,552C160,516 300,548 470,536C700,520 900,560 1130,524V650H-10Z", "#14523A")]
    for k in range(2, 22):
        out.append(frond(20 + k * 48, 566 + k * 7 % 12, 44 + k * 11 % 26, -150 + k * 53 % 120, leaf[k % 2]))
    out.append(path("M-10,566C200,548 500,576 1130,552V650H-10Z", "#0E3F2D"))
    return out


# --------------------------------------------------------------------- pages

PAGES = [
    dict(figure=boat, sky=("#FBEED6", "#F6D9B0"), number="#143642", body="#2B4A54",
         mark=("#D43D3D", "#FFF7E8"), mark_low=("#F6E3C5", "#143642"),
         heading="Sailing boat, bound to the right", title="Cast off",
         lines=("Take a page by its corner: it lifts,", "bends and sails away.")),
    dict(figure=lighthouse, sky=("#0D1B3A", "#22407A"), number="#FFF3CF", body="#E4DFCB",
         mark=("#FFD166", "#0D1B3A"), mark_low=("#FFD166", "#0D1B3A"),
         heading="Lighthouse, beam to the left", title="Light and shade",
         lines=("The bend catches the light and lays", "its shadow on the page below.")),
    dict(figure=fox, sky=("#E3EFD9", "#BFDCC0"), number="#C8521F", body="#2C4A40",
         mark=("#2C5F54", "#FFF4E2"), mark_low=("#FFF4E2", "#2C5F54"),
         heading="Fox, trotting to the right", title="Light on its feet",
         lines=("One thin sheet, one smooth bend,", "and not a crease left behind.")),
    dict(figure=train, sky=("#C63D3F", "#E06B4A"), number="#FBEBD0", body="#FFF1DC",
         mark=("#23202B", "#FBEBD0"), mark_low=("#F0B33E", "#23202B"),
         heading="Steam train, bound to the right", title="Right on time",
         lines=("Every curl starts at a corner", "and arrives when it said it would.")),
    dict(figure=fish, sky=("#36C5BD", "#0B7F86"), number="#FFF6DA", body="#F2FFFA",
         mark=("#0A4A52", "#FFF6DA"), mark_low=("#7A3B1A", "#FFF1C4"),
         heading="Fish, swimming to the left", title="Round the bend",
         lines=("Each scale keeps its place on the", "sheet; only the sheet swims off.")),
    dict(figure=bicycle, sky=("#FFCB47", "#F5AE24"), number="#22303C", body="#33302A",
         mark=("#C8342F", "#FFF3C9"), mark_low=("#FFCB47", "#22303C"),
         heading="Bicycle, facing right", title="Rolling radius",
         lines=("A page rolls like a tyre on a rim:", "small wheel, tight turn.")),
    dict(figure=snail, sky=("#4A2A63", "#7B3F7D"), number="#FFC9B5", body="#F6DFE6",
         mark=("#F58F5C", "#2E1A3E"), mark_low=("#F58F5C", "#2E1A3E"),
         heading="Snail, creeping to the left", title="No hurry",
         lines=("Hold the curl half way round", "and peep under the edge.")),
    dict(figure=whale, sky=("#FCE0DA", "#F7B9B2"), number="#1C3557", body="#3A3550",
         mark=("#C94C4C", "#FFF2E6"), mark_low=("#FFE3DC", "#7E2433"),
         heading="Whale, facing left", title="The far side",
         lines=("Paper has two faces. As it turns,", "the pale one comes up for air.")),
    dict(figure=blueprint, sky=("#1B57B8", "#0F3C8C"), number="#FFFFFF", body="#DCEBFF",
         mark=("#FFFFFF", "#0F3C8C"), mark_low=("#FFFFFF", "#0F3C8C"),
         heading="Drawing, corner lifted at the right", title="How it bends",
         lines=("Flat, then half way round", "a cylinder, then flat again.")),
    dict(figure=toucan, sky=("#CFE36F", "#A9CF57"), number="#14523A", body="#1B3F2E",
         mark=("#14523A", "#F2F8CC"), mark_low=("#FFC933", "#14523A"),
         heading="Toucan, bill to the left", title="Eight ways out",
         lines=("Four corners, two directions each:", "eight ways to turn one page.")),
]


def page(n, p):
    name = p["figure"].__name__
    sky = linear("sky", [(0, p["sky"][0]), (1, p["sky"][1])])
    return "\n".join([
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{W}" height="{H}" viewBox="0 0 {W} {H}">',
        f"<title>AnyCurl page {n}: {p['heading']}</title>", sky, rect(0, 0, W, H, "url(#sky)"),
        group(*p["figure"](), id=name), frame(n, p), "</svg>", ""])


def main():
    global text
    here = Path(__file__).resolve().parent
    args = argparse.ArgumentParser(description=__doc__)
    args.add_argument("--fonts", default=FONT_DIR, help="folder of the Inter .otf files")
    args.add_argument("--out", default=here, type=Path, help="folder to write to")
    opts = args.parse_args()
    text = Lettering(opts.fonts)
    for n, p in enumerate(PAGES, 1):
        (opts.out / f"page-{n:02d}.svg").write_text(page(n, p), encoding="utf-8")


if __name__ == "__main__":
    main()
