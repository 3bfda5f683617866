import { SHEET_WIDTH } from '#src/lib/documents.data.ts';
import { drawAtlas, markedFields } from './atlas.ts';
import { type ColorName, type Colors, toNumbers } from './colors.ts';
import { CAPACITY, lineInstances, type Ranges, STRIDE, writeInstances } from './instances.ts';
import { type Grid, topOf } from './grid.ts';
import { fragmentShader, vertexShader } from './shaders.ts';
import type { Show } from './show.ts';
import { FRAME, UNIT } from './projection.ts';
import { required } from './required.ts';

/** Squares per bent sheet, along its width and its length. */
const MESH = { across: 14, down: 18 };
const FLOAT = 4;
/** Rendering more pixels than this does not pay off. */
const MAX_PIXELS = 2_600_000;

/** Size of the scene's area in CSS pixels, CSS pixels per frame unit, and device pixels per CSS pixel. */
export interface Place {
  width: number;
  height: number;
  scale: number;
  density: number;
}

/** Vertices and triangle indices of a sheet. */
type Mesh = ReturnType<typeof createMesh>;

export type Renderer = ReturnType<typeof createRenderer>;

/** Prepares WebGL 2 on a canvas, with the lines of a grid. Throws if it is unavailable or the shaders do not link. */
export function createRenderer(canvas: OffscreenCanvas, density: number, grid: Grid) {
  // The shader smooths edges, which costs less than multisampling.
  const context = canvas.getContext('webgl2', { antialias: false, powerPreference: 'low-power' });
  if (!context) throw new Error('The hero scene needs WebGL 2');
  const gl = context;
  const program = linkProgram(gl, vertexShader, fragmentShader);
  const uniform = (name: string) => gl.getUniformLocation(program, name);
  const view = uniform('view');
  const shadow = uniform('shadow');
  const line = uniform('line');
  const fringe = uniform('fringe');
  const camera = uniform('camera');

  const sheet = createMesh(gl, MESH.across, MESH.down);
  const leaf = createMesh(gl, 1, 1);
  const data = new Float32Array(CAPACITY * STRIDE);
  const ranges: Ranges = { marks: 0, filed: 0, airborne: 0 };
  const instances = gl.createBuffer();
  gl.bindBuffer(gl.ARRAY_BUFFER, instances);
  gl.bufferData(gl.ARRAY_BUFFER, data.byteLength, gl.DYNAMIC_DRAW);
  const lines = lineInstances(grid);
  const lineBuffer = gl.createBuffer();
  gl.bindBuffer(gl.ARRAY_BUFFER, lineBuffer);
  gl.bufferData(gl.ARRAY_BUFFER, lines, gl.STATIC_DRAW);

  gl.useProgram(program);
  gl.uniform4fv(uniform('fields'), markedFields());
  gl.enable(gl.BLEND);
  gl.blendFunc(gl.ONE, gl.ONE_MINUS_SRC_ALPHA);
  gl.enable(gl.DEPTH_TEST);
  gl.depthFunc(gl.LEQUAL);

  // 1.5 times the width of a sheet on the page, so that rotated sheets stay sharp.
  const unit = Math.ceil((UNIT * density * 1.4) / SHEET_WIDTH);
  gl.bindTexture(gl.TEXTURE_2D, gl.createTexture());
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MIN_FILTER, gl.LINEAR_MIPMAP_LINEAR);
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_S, gl.CLAMP_TO_EDGE);
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_T, gl.CLAMP_TO_EDGE);
  const anisotropy = gl.getExtension('EXT_texture_filter_anisotropic');
  if (anisotropy) gl.texParameterf(gl.TEXTURE_2D, anisotropy.TEXTURE_MAX_ANISOTROPY_EXT, 2);

  return { draw, resize, print, finish };

  /** Waits until the GPU has drawn: by reading a pixel, because `gl.finish` returns early in some browsers. */
  function finish(): void {
    gl.readPixels(0, 0, 1, 1, gl.RGBA, gl.UNSIGNED_BYTE, new Uint8Array(4));
  }

  /** Prints the sheets in the colors of the current theme, one of them with the visitor's words. */
  function print(colors: Colors, words: string): void {
    const atlas = drawAtlas(unit, colors, words);
    gl.texImage2D(gl.TEXTURE_2D, 0, gl.RGBA, gl.RGBA, gl.UNSIGNED_BYTE, atlas);
    gl.generateMipmap(gl.TEXTURE_2D);
    const numbers = toNumbers(colors);
    const solid = (name: string, color: ColorName) => gl.uniform3fv(uniform(name), numbers[color].slice(0, 3));
    solid('ground', 'paper');
    solid('sheet', 'sheet');
    solid('ink', 'ink');
    solid('waiting', 'mark');
    solid('filed', 'cobalt');
    solid('soft', 'line');
    gl.uniform4fv(uniform('shadeColor'), numbers.shade);
    gl.uniform4fv(uniform('shadowColor'), numbers.shadow);
  }

  /** Resizes the canvas to its area. */
  function resize({ width, height, scale, density }: Place): void {
    const pixels = Math.min(density, Math.sqrt(MAX_PIXELS / (width * height)));
    const [across, down] = [Math.round(width * pixels), Math.round(height * pixels)];
    // Setting a size empties the canvas, even if it is the size that it has.
    if (canvas.width !== across) canvas.width = across;
    if (canvas.height !== down) canvas.height = down;
    gl.viewport(0, 0, canvas.width, canvas.height);
    // The composition is aligned to the right and the bottom of its area.
    gl.uniform4f(
      view,
      (2 * scale) / width,
      (-2 * scale) / height,
      1 - (2 * scale * FRAME.width) / width,
      (2 * scale * FRAME.height) / height - 1,
    );
    gl.uniform1f(line, Math.max(1, pixels));
    gl.uniform1f(fringe, (2 * Math.max(1, pixels)) / (UNIT * scale * pixels));
  }

  /** Draws a frame: seven calls at most (cost.test.ts has the budget). */
  function draw(show: Show): void {
    writeInstances(show, data, ranges);
    const { marks, filed, airborne } = ranges;
    gl.bindBuffer(gl.ARRAY_BUFFER, instances);
    gl.bufferSubData(gl.ARRAY_BUFFER, 0, data, 0, (marks + filed + airborne) * STRIDE);
    gl.clear(gl.COLOR_BUFFER_BIT | gl.DEPTH_BUFFER_BIT);

    gl.uniform2f(camera, show.camera.turn, show.camera.tilt);
    gl.depthMask(false);
    gl.uniform2f(shadow, 0, 0);
    drawInstances(leaf, lineBuffer, 0, lines.length / STRIDE);
    gl.depthMask(true);

    const airborneFirst = filed + marks;
    drawShadows(leaf, 0, filed, 0);
    drawPaper(leaf, 0, filed);
    // Sheets that land on a marking must not be hidden by it.
    gl.depthMask(false);
    drawPaper(leaf, filed, marks);
    gl.depthMask(true);
    drawShadows(sheet, airborneFirst, airborne, topOf(show.grid.next));
    drawPaper(sheet, airborneFirst, airborne);
  }

  /** Draws the sheets' shadows on a horizontal plane; shadows do not write depth. */
  function drawShadows(shape: Mesh, first: number, count: number, level: number): void {
    gl.depthMask(false);
    gl.uniform2f(shadow, 1, level);
    drawInstances(shape, instances, first, count);
    gl.depthMask(true);
  }

  function drawPaper(shape: Mesh, first: number, count: number): void {
    gl.uniform2f(shadow, 0, 0);
    drawInstances(shape, instances, first, count);
  }

  function drawInstances(shape: Mesh, buffer: WebGLBuffer, first: number, count: number): void {
    if (count === 0) return;
    gl.bindVertexArray(shape.array);
    gl.bindBuffer(gl.ARRAY_BUFFER, buffer);
    for (let location = 1; location <= 3; location++) {
      const offset = (first * STRIDE + (location - 1) * 4) * FLOAT;
      gl.vertexAttribPointer(location, 4, gl.FLOAT, false, STRIDE * FLOAT, offset);
    }
    gl.drawElementsInstanced(gl.TRIANGLES, shape.count, gl.UNSIGNED_SHORT, 0, count);
  }
}

/** Links a WebGL program. Throws if the shaders do not compile or link. */
function linkProgram(gl: WebGL2RenderingContext, vertexSource: string, fragmentSource: string): WebGLProgram {
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

/** A sheet as a grid of squares with corners at ±.5, for instanced attributes at locations 1 to 3. */
function createMesh(gl: WebGL2RenderingContext, across: number, down: number) {
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
  /** With the number of indices to draw. */
  return { array, count: indices.length };
}
