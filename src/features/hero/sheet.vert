/*
 * A sheet bent in one direction (Simpson's rule over the paper's direction gives its horizontal reach and its rise, so
 * lengths on the paper are preserved), turned, shaded, and projected as by `toFrame` of projection.ts, from a camera that
 * may be turned a little. Or a line on the ground: its ends are `place.xy` and `curve.xy`, its dashes are counted by `curve.z`.
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
uniform vec2 camera;  // its turn and its tilt away from the still picture's, in radians
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

// The place in the frame, and how near it is.
vec3 projected(vec3 p) {
  float c = cos(camera.x), s = sin(camera.x);
  p.xy -= PIVOT;
  p.xy = vec2(p.x * c - p.y * s, p.x * s + p.y * c);
  float ground = GROUND_SLOPE + HEIGHT_SLOPE * camera.y, height = HEIGHT_SLOPE - GROUND_SLOPE * camera.y;
  return vec3(PIVOT_IN_FRAME + UNIT * vec2(p.x, p.y * ground - p.z * height), p.y * height + p.z * ground);
}

void drawLine() {
  vec2 from = projected(vec3(place.xy, 0)).xy, to = projected(vec3(curve.xy, 0)).xy;
  vec2 across = normalize(vec2(from.y - to.y, to.x - from.x));
  paper = corner + .5;
  look = vec4(0, curve.z, place.w, 1);
  vec2 frame = mix(from, to, paper.x) + across * corner.y * 2. * fringe * UNIT;
  gl_Position = vec4(frame * view.xy + view.zw, .99, 1);
}

void main() {
  kind = int(turn.w);
  world = vec3(0);
  if (kind == LINE) {
    drawLine();
    return;
  }
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
  if (shadow.x > 0.) {
    float height = max(0., world.z - shadow.y);
    world = vec3(world.xy + height * SHADOW_LEAN + .02, shadow.y + .004);
    look.z *= 1. - smoothstep(0., SHADOW_REACH, height);
  }
  vec3 at_camera = projected(world);
  gl_Position = vec4(at_camera.xy * view.xy + view.zw, -at_camera.z * .05, 1);
}
