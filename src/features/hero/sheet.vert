/*
 * A sheet bent in one direction (Simpson's rule over the paper's direction gives its horizontal reach and its rise, so
 * lengths on the paper are preserved), turned, shaded, and projected as by `toFrame` of projection.ts.
 */
// Direction to the light: to the left, slightly towards the viewer, mostly above.
const vec3 LAMP = vec3(-.38, .15, .913);
// How quickly paper gets darker as it turns away from the light.
const float SHADE_RATE = 2.2;
// How far a shadow moves to the right and towards the viewer, per unit of height.
const vec2 SHADOW_LEAN = vec2(.42, .1);
// Shadows of sheets above this height are too soft to see.
const float SHADOW_REACH = 1.7;

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
  float c = cos(turn.x + YAW), s = sin(turn.x + YAW);
  p.xy = vec2(p.x * c - p.y * s, p.x * s + p.y * c);
  c = cos(turn.z); s = sin(turn.z);
  p.xz = vec2(p.x * c + p.z * s, p.z * c - p.x * s);
  c = cos(turn.y); s = sin(turn.y);
  p.yz = vec2(p.y * c + p.z * s, p.z * c - p.y * s);
  return p;
}

void main() {
  vec2 size = vec2(1, SHEET_LENGTH) + (turn.w == float(MARK) ? 2. * MARK_MARGIN : 0.);
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
  float away = max(0., LAMP.z - dot(facing, LAMP));
  float shade = 1. - exp(-SHADE_RATE * away);
  float front = dot(facing, vec3(0, HEIGHT_SLOPE, GROUND_SLOPE));
  look = vec4(shade, curve.w, place.w, front);
  kind = int(turn.w);
  if (shadow.x > 0.) {
    float height = max(0., world.z - shadow.y);
    world = vec3(world.xy + height * SHADOW_LEAN + .02, shadow.y + .004);
    look.z *= 1. - smoothstep(0., SHADOW_REACH, height);
  }
  vec2 frame = ORIGIN + UNIT *
    vec2(world.x, world.y * GROUND_SLOPE - world.z * HEIGHT_SLOPE);
  float near = world.y * HEIGHT_SLOPE + world.z * GROUND_SLOPE;
  gl_Position = vec4(frame * view.xy + view.zw, -near * .05, 1);
}
