#pragma once
// GLEW's entry points above OpenGL 1.1 are macros over mutable globals, which Swift cannot use.
// Each function here forwards to the one of the same name.
#include <GL/glew.h>

// glewInit, told to load the functions of a core profile.
static inline GLenum cglew_Init(void) {
  glewExperimental = GL_TRUE;
  return glewInit();
}

static inline void cglew_AttachShader(GLuint program, GLuint shader) { glAttachShader(program, shader); }
static inline void cglew_BindBuffer(GLenum target, GLuint buffer) { glBindBuffer(target, buffer); }
static inline void cglew_BindFramebuffer(GLenum target, GLuint framebuffer) { glBindFramebuffer(target, framebuffer); }
static inline void cglew_BindSampler(GLuint unit, GLuint sampler) { glBindSampler(unit, sampler); }
static inline void cglew_BindVertexArray(GLuint array) { glBindVertexArray(array); }
static inline void cglew_BufferData(GLenum target, GLsizeiptr size, const void *data, GLenum usage) { glBufferData(target, size, data, usage); }
static inline GLenum cglew_CheckFramebufferStatus(GLenum target) { return glCheckFramebufferStatus(target); }
static inline void cglew_CompileShader(GLuint shader) { glCompileShader(shader); }
static inline GLuint cglew_CreateProgram(void) { return glCreateProgram(); }
static inline GLuint cglew_CreateShader(GLenum type) { return glCreateShader(type); }
static inline void cglew_DeleteBuffers(GLsizei n, const GLuint *buffers) { glDeleteBuffers(n, buffers); }
static inline void cglew_DeleteFramebuffers(GLsizei n, const GLuint *framebuffers) { glDeleteFramebuffers(n, framebuffers); }
static inline void cglew_DeleteProgram(GLuint program) { glDeleteProgram(program); }
static inline void cglew_DeleteSamplers(GLsizei n, const GLuint *samplers) { glDeleteSamplers(n, samplers); }
static inline void cglew_DeleteShader(GLuint shader) { glDeleteShader(shader); }
static inline void cglew_DeleteVertexArrays(GLsizei n, const GLuint *arrays) { glDeleteVertexArrays(n, arrays); }
static inline void cglew_FramebufferTexture2D(GLenum target, GLenum attachment, GLenum textarget, GLuint texture, GLint level) { glFramebufferTexture2D(target, attachment, textarget, texture, level); }
static inline void cglew_GenBuffers(GLsizei n, GLuint *buffers) { glGenBuffers(n, buffers); }
static inline void cglew_GenFramebuffers(GLsizei n, GLuint *framebuffers) { glGenFramebuffers(n, framebuffers); }
static inline void cglew_GenSamplers(GLsizei n, GLuint *samplers) { glGenSamplers(n, samplers); }
static inline void cglew_GenVertexArrays(GLsizei n, GLuint *arrays) { glGenVertexArrays(n, arrays); }
static inline void cglew_GetProgramInfoLog(GLuint program, GLsizei size, GLsizei *length, GLchar *log) { glGetProgramInfoLog(program, size, length, log); }
static inline void cglew_GetProgramiv(GLuint program, GLenum name, GLint *value) { glGetProgramiv(program, name, value); }
static inline void cglew_GetShaderInfoLog(GLuint shader, GLsizei size, GLsizei *length, GLchar *log) { glGetShaderInfoLog(shader, size, length, log); }
static inline void cglew_GetShaderiv(GLuint shader, GLenum name, GLint *value) { glGetShaderiv(shader, name, value); }
static inline GLint cglew_GetUniformLocation(GLuint program, const GLchar *name) { return glGetUniformLocation(program, name); }
static inline void cglew_LinkProgram(GLuint program) { glLinkProgram(program); }
static inline void cglew_SamplerParameterf(GLuint sampler, GLenum name, GLfloat value) { glSamplerParameterf(sampler, name, value); }
static inline void cglew_SamplerParameteri(GLuint sampler, GLenum name, GLint value) { glSamplerParameteri(sampler, name, value); }
static inline void cglew_ShaderSource(GLuint shader, GLsizei count, const GLchar *const *strings, const GLint *lengths) { glShaderSource(shader, count, strings, lengths); }
static inline void cglew_Uniform1f(GLint location, GLfloat x) { glUniform1f(location, x); }
static inline void cglew_Uniform1fv(GLint location, GLsizei count, const GLfloat *values) { glUniform1fv(location, count, values); }
static inline void cglew_Uniform1i(GLint location, GLint x) { glUniform1i(location, x); }
static inline void cglew_Uniform2f(GLint location, GLfloat x, GLfloat y) { glUniform2f(location, x, y); }
static inline void cglew_Uniform3f(GLint location, GLfloat x, GLfloat y, GLfloat z) { glUniform3f(location, x, y, z); }
static inline void cglew_Uniform4f(GLint location, GLfloat x, GLfloat y, GLfloat z, GLfloat w) { glUniform4f(location, x, y, z, w); }
static inline void cglew_Uniform4fv(GLint location, GLsizei count, const GLfloat *values) { glUniform4fv(location, count, values); }
static inline void cglew_UniformMatrix2fv(GLint location, GLsizei count, GLboolean transpose, const GLfloat *values) { glUniformMatrix2fv(location, count, transpose, values); }
static inline void cglew_UniformMatrix4fv(GLint location, GLsizei count, GLboolean transpose, const GLfloat *values) { glUniformMatrix4fv(location, count, transpose, values); }
static inline void cglew_UseProgram(GLuint program) { glUseProgram(program); }
static inline void cglew_BlendFuncSeparate(GLenum sourceRGB, GLenum destinationRGB, GLenum sourceAlpha, GLenum destinationAlpha) { glBlendFuncSeparate(sourceRGB, destinationRGB, sourceAlpha, destinationAlpha); }
static inline void cglew_BlendEquationSeparate(GLenum rgb, GLenum alpha) { glBlendEquationSeparate(rgb, alpha); }
static inline void cglew_GenerateMipmap(GLenum target) { glGenerateMipmap(target); }
static inline void cglew_ActiveTexture(GLenum unit) { glActiveTexture(unit); }
static inline void cglew_BindBufferBase(GLenum target, GLuint index, GLuint buffer) { glBindBufferBase(target, index, buffer); }
static inline void cglew_BeginTransformFeedback(GLenum mode) { glBeginTransformFeedback(mode); }
static inline void cglew_EndTransformFeedback(void) { glEndTransformFeedback(); }
static inline void cglew_TransformFeedbackVaryings(GLuint program, GLsizei count, const GLchar *const *names, GLenum mode) { glTransformFeedbackVaryings(program, count, names, mode); }
static inline void cglew_GetBufferSubData(GLenum target, GLintptr offset, GLsizeiptr size, void *data) { glGetBufferSubData(target, offset, size, data); }
static inline void cglew_BlitFramebuffer(GLint sx0, GLint sy0, GLint sx1, GLint sy1, GLint dx0, GLint dy0, GLint dx1, GLint dy1, GLbitfield mask, GLenum filter) { glBlitFramebuffer(sx0, sy0, sx1, sy1, dx0, dy0, dx1, dy1, mask, filter); }
static inline void cglew_GenRenderbuffers(GLsizei n, GLuint *renderbuffers) { glGenRenderbuffers(n, renderbuffers); }
static inline void cglew_DeleteRenderbuffers(GLsizei n, const GLuint *renderbuffers) { glDeleteRenderbuffers(n, renderbuffers); }
static inline void cglew_BindRenderbuffer(GLenum target, GLuint renderbuffer) { glBindRenderbuffer(target, renderbuffer); }
static inline void cglew_RenderbufferStorageMultisample(GLenum target, GLsizei samples, GLenum format, GLsizei width, GLsizei height) { glRenderbufferStorageMultisample(target, samples, format, width, height); }
static inline void cglew_FramebufferRenderbuffer(GLenum target, GLenum attachment, GLenum renderbuffertarget, GLuint renderbuffer) { glFramebufferRenderbuffer(target, attachment, renderbuffertarget, renderbuffer); }
static inline void cglew_TexImage2DMultisample(GLenum target, GLsizei samples, GLenum format, GLsizei width, GLsizei height, GLboolean fixed) { glTexImage2DMultisample(target, samples, format, width, height, fixed); }
static inline GLboolean cglew_IsBuffer(GLuint buffer) { return glIsBuffer(buffer); }
static inline GLboolean cglew_IsFramebuffer(GLuint framebuffer) { return glIsFramebuffer(framebuffer); }
static inline GLboolean cglew_IsProgram(GLuint program) { return glIsProgram(program); }
static inline GLboolean cglew_IsSampler(GLuint sampler) { return glIsSampler(sampler); }
static inline GLboolean cglew_IsVertexArray(GLuint array) { return glIsVertexArray(array); }

static inline void cglew_DrawElementsBaseVertex(GLenum mode, GLsizei count, GLenum type, GLintptr offset, GLint base) { glDrawElementsBaseVertex(mode, count, type, (void *)offset, base); }
static inline void cglew_Uniform2i(GLint location, GLint x, GLint y) { glUniform2i(location, x, y); }

// The name of a function of this header that the driver does not offer, or NULL.
static inline const char *cglew_MissingFunction(void) {
#define CGLEW_NEED(name) if (!name) return #name
  CGLEW_NEED(glCreateShader);
  CGLEW_NEED(glLinkProgram);
  CGLEW_NEED(glUniform4fv);
  CGLEW_NEED(glUniformMatrix2fv);
  CGLEW_NEED(glUniformMatrix4fv);
  CGLEW_NEED(glBindVertexArray);
  CGLEW_NEED(glBindFramebuffer);
  CGLEW_NEED(glFramebufferTexture2D);
  CGLEW_NEED(glBindSampler);
  CGLEW_NEED(glActiveTexture);
  CGLEW_NEED(glBlendFuncSeparate);
  CGLEW_NEED(glBlendEquationSeparate);
  CGLEW_NEED(glDrawElementsBaseVertex);
#undef CGLEW_NEED
  return NULL;
}
