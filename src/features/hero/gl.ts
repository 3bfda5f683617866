import { required } from './required.ts';

/** Links a WebGL program. Throws if the shaders do not compile or link. */
export function linkProgram(
  gl: WebGL2RenderingContext,
  vertexSource: string,
  fragmentSource: string,
): WebGLProgram {
  const program = gl.createProgram();
  for (const [type, source] of [
    [gl.VERTEX_SHADER, vertexSource],
    [gl.FRAGMENT_SHADER, fragmentSource],
  ] as const) {
    const shader = required(gl.createShader(type), 'shader');
    gl.shaderSource(shader, source);
    gl.compileShader(shader);
    gl.attachShader(program, shader);
  }
  gl.linkProgram(program);
  if (gl.getProgramParameter(program, gl.LINK_STATUS)) return program;
  throw new Error(`The hero scene does not link: ${gl.getProgramInfoLog(program)}`);
}

/** Vertices and triangle indices of a sheet. */
export interface Mesh {
  array: WebGLVertexArrayObject;
  /** Number of indices to draw. */
  count: number;
}

/** A sheet as a grid of squares with corners at ±.5, for instanced attributes at locations 1 to 3. */
export function createMesh(gl: WebGL2RenderingContext, across: number, down: number): Mesh {
  const corners: number[] = [];
  const indices: number[] = [];
  for (let row = 0; row <= down; row++) {
    for (let column = 0; column <= across; column++) {
      corners.push(column / across - 0.5, row / down - 0.5);
      if (row === down || column === across) continue;
      const a = row * (across + 1) + column;
      const b = a + across + 1;
      indices.push(a, b, a + 1, a + 1, b, b + 1);
    }
  }
  const array = gl.createVertexArray();
  gl.bindVertexArray(array);
  gl.bindBuffer(gl.ARRAY_BUFFER, gl.createBuffer());
  gl.bufferData(gl.ARRAY_BUFFER, new Float32Array(corners), gl.STATIC_DRAW);
  gl.enableVertexAttribArray(0);
  gl.vertexAttribPointer(0, 2, gl.FLOAT, false, 0, 0);
  gl.bindBuffer(gl.ELEMENT_ARRAY_BUFFER, gl.createBuffer());
  gl.bufferData(gl.ELEMENT_ARRAY_BUFFER, new Uint16Array(indices), gl.STATIC_DRAW);
  for (let location = 1; location <= 3; location++) {
    gl.enableVertexAttribArray(location);
    gl.vertexAttribDivisor(location, 1);
  }
  return { array, count: indices.length };
}
