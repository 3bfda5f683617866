import { COLUMNS, ROWS, SHEETS } from './atlas.ts';
import {
  GROUND_SLOPE,
  HEIGHT_SLOPE,
  MARK_MARGIN,
  ORIGIN,
  SHEET_LENGTH,
  UNIT,
  YAW,
} from './projection.ts';

/** Kinds of instances besides the printed sheets (atlas.ts). */
export const LEAF = -1;
export const MARK = -2;

const float = (value: number) => value.toFixed(5);
const vector = ({ x, y, z = 0 }: { x: number; y: number; z?: number }) =>
  `vec3(${float(x)},${float(y)},${float(z)})`;

/** Direction to the light: to the left, slightly towards the viewer, mostly above. Unit vector. */
const LAMP = { x: -0.38, y: 0.15, z: 0.913 };
/** How quickly paper gets darker as it turns away from the light. */
const SHADE_RATE = 2.2;
/** How far a shadow moves to the right and towards the viewer, per unit of height. */
const SHADOW_LEAN = { x: 0.42, y: 0.1 };
/** Shadows of sheets above this height are too soft to see. */
const SHADOW_REACH = 1.7;

/**
 * Per vertex: a sheet bent in one direction (Simpson's rule over the paper's direction gives its horizontal reach and
 * its rise, so lengths on the paper are preserved), turned, shaded, and projected as by `toFrame`.
 */
export const vertexShader = `#version 300 es
layout(location=0) in vec2 corner;
layout(location=1) in vec4 place; // x, y, z, opacity
layout(location=2) in vec4 turn;  // spin, tilt, roll, kind
layout(location=3) in vec4 curve; // bend, twist, axis, marked
uniform float fringe; // room around a sheet for its soft edge, in sheet widths
uniform vec4 view;    // frame to clip: scale x, scale y, shift x, shift y
uniform vec2 shadow;  // 1 for the shadow pass, level it falls on
out vec2 paper;
out vec3 world;
out vec4 look;        // shade, marked, opacity, how far it faces the viewer
flat out int kind;

vec3 turned(vec3 p) {
  float c = cos(turn.x + ${float(YAW)}), s = sin(turn.x + ${float(YAW)});
  p.xy = vec2(p.x * c - p.y * s, p.x * s + p.y * c);
  c = cos(turn.z); s = sin(turn.z);
  p.xz = vec2(p.x * c + p.z * s, p.z * c - p.x * s);
  c = cos(turn.y); s = sin(turn.y);
  p.yz = vec2(p.y * c + p.z * s, p.z * c - p.y * s);
  return p;
}

void main() {
  vec2 size = vec2(1, ${float(SHEET_LENGTH)}) + (turn.w == ${float(MARK)} ? ${float(2 * MARK_MARGIN)} : 0.);
  vec2 at = corner * (size + 2. * fringe);
  paper = at / size + .5;
  vec2 dir = vec2(cos(curve.z), sin(curve.z));
  float s = dot(at, dir);
  float middle = s * .5 * (curve.x + curve.y * s * .25);
  float end = s * (curve.x + curve.y * s * .5);
  float stretch = s / 6. * (1. + 4. * cos(middle) + cos(end)) - s;
  float rise = s / 6. * (4. * sin(middle) + sin(end));
  world = place.xyz + turned(vec3(at + dir * stretch, rise));
  vec3 facing = turned(vec3(-dir * sin(end), cos(end)));
  float away = max(0., ${float(LAMP.z)} - dot(facing, ${vector(LAMP)}));
  float shade = 1. - exp(-${float(SHADE_RATE)} * away);
  float front = dot(facing, vec3(0, ${float(HEIGHT_SLOPE)}, ${float(GROUND_SLOPE)}));
  look = vec4(shade, curve.w, place.w, front);
  kind = int(turn.w);
  if (shadow.x > 0.) {
    float height = max(0., world.z - shadow.y);
    world = vec3(world.xy + height * vec2(${float(SHADOW_LEAN.x)}, ${float(SHADOW_LEAN.y)}) + .02, shadow.y + .004);
    look.z *= 1. - smoothstep(0., ${float(SHADOW_REACH)}, height);
  }
  vec2 frame = vec2(${float(ORIGIN.x)}, ${float(ORIGIN.y)}) + ${float(UNIT)} *
    vec2(world.x, world.y * ${float(GROUND_SLOPE)} - world.z * ${float(HEIGHT_SLOPE)});
  float near = world.y * ${float(HEIGHT_SLOPE)} + world.z * ${float(GROUND_SLOPE)};
  gl_Position = vec4(frame * view.xy + view.zw, -near * .05, 1);
}`;

/** Paper, print, outline and shading; premultiplied colors. */
export const fragmentShader = `#version 300 es
precision highp float;
in vec2 paper;
in vec3 world;
in vec4 look;
flat in int kind;
uniform sampler2D print;
uniform vec2 shadow;
uniform float line;     // width of an outline in device pixels
uniform vec3 ground, sheet, ink, waiting, filed;
uniform vec4 shadeColor, shadowColor;
uniform vec4 fields[${SHEETS}]; // the waiting field of each sheet: left, top, right, bottom
out vec4 color;

float inside(vec4 box, vec2 soft) {
  vec2 cover = clamp((paper - box.xy) / soft + .5, 0., 1.) * clamp((box.zw - paper) / soft + .5, 0., 1.);
  return cover.x * cover.y;
}

void main() {
  if (kind < 0 && world.z < -.004) discard;
  vec2 dx = dFdx(paper), dy = dFdy(paper);
  vec2 pixel = sqrt(dx * dx + dy * dy);
  vec2 reach = min(paper, 1. - paper) / pixel;
  float depth = min(reach.x, reach.y);
  float stroke = .5 * (kind == ${MARK} ? 1.5 * line : line);
  float alpha = look.z * clamp(depth + stroke + .5, 0., 1.);
  if (alpha == 0.) discard;
  if (shadow.x > 0.) {
    if (kind < 0) discard;
    color = vec4(shadowColor.rgb, 1) * shadowColor.a * alpha;
    return;
  }
  float edge = 1. - clamp(depth - stroke + .5, 0., 1.);
  if (kind == ${MARK}) {
    // On the ground the marking covers the grid lines, on a stack the sheet shows through.
    vec3 border = waiting * vec3(.87, .81, .4);
    vec4 fill = world.z < .01 ? vec4(mix(ground, waiting, .24), 1) : vec4(waiting, 1) * .24;
    color = mix(fill, vec4(border, 1), edge) * alpha;
    return;
  }
  bool printed = kind >= 0 && look.w > 0.;
  vec3 c = sheet;
  if (printed) {
    vec2 cell = vec2(kind % ${COLUMNS}, kind / ${COLUMNS});
    c = texture(print, (cell + paper) / vec2(${COLUMNS}, ${ROWS})).rgb;
  }
  c = mix(c, shadeColor.rgb, shadeColor.a * (look.w > 0. ? look.x : 1.2));
  // The marked field is not shaded, because it should catch the eye. Once its sheet is filed, it changes
  // color from left to right.
  if (printed) {
    vec4 field = fields[kind];
    float done = mix(field.z, field.x, look.y);
    float ticked = clamp((done - paper.x) / pixel.x + .5, 0., 1.);
    c = mix(c, mix(waiting, filed, ticked), inside(field, pixel));
  }
  c = mix(c, ink, edge * (kind < 0 ? .5 : 1.));
  color = vec4(c, 1) * alpha;
}`;
