// Paper, print, outline and shading; premultiplied colors.
precision highp float;
in vec2 paper;
in vec3 world;
in vec4 look;
flat in int kind;
uniform sampler2D print;
uniform vec2 shadow;
uniform float line;     // width of an outline in device pixels
uniform vec3 ground, sheet, ink, waiting, filed, soft;
uniform vec4 shadeColor, shadowColor;
uniform vec4 fields[SHEETS]; // the waiting field of each sheet: left, top, right, bottom
out vec4 color;

float inside(vec4 box, vec2 soft) {
  vec2 cover = clamp((paper - box.xy) / soft + .5, 0., 1.) * clamp((box.zw - paper) / soft + .5, 0., 1.);
  return cover.x * cover.y;
}

void main() {
  if (kind == LINE) {
    float across = abs(paper.y - .5) / fwidth(paper.y);
    float shown = look.z * clamp(.5 * line + .5 - across, 0., 1.) * (fract(paper.x * look.y) < .56 ? 1. : 0.);
    color = vec4(soft, 1) * shown;
    return;
  }
  if (kind < 0 && world.z < -.004) discard;
  vec2 dx = dFdx(paper), dy = dFdy(paper);
  vec2 pixel = sqrt(dx * dx + dy * dy);
  vec2 reach = min(paper, 1. - paper) / pixel;
  float depth = min(reach.x, reach.y);
  float stroke = .5 * (kind == MARK ? 1.5 * line : line);
  float alpha = look.z * clamp(depth + stroke + .5, 0., 1.);
  if (alpha == 0.) discard;
  if (shadow.x > 0.) {
    if (kind < 0) discard;
    color = vec4(shadowColor.rgb, 1) * shadowColor.a * alpha;
    return;
  }
  float edge = 1. - clamp(depth - stroke + .5, 0., 1.);
  if (kind == MARK) {
    // On the ground the marking covers the grid lines, on a stack the sheet shows through.
    vec3 border = waiting * vec3(.87, .81, .4);
    vec4 fill = world.z < .01 ? vec4(mix(ground, waiting, .24), 1) : vec4(waiting, 1) * .24;
    color = mix(fill, vec4(border, 1), edge) * alpha;
    return;
  }
  bool printed = kind >= 0 && look.w > 0.;
  vec3 c = sheet;
  if (printed) {
    vec2 cell = vec2(kind % COLUMNS, kind / COLUMNS);
    c = texture(print, (cell + paper) / vec2(COLUMNS, ROWS)).rgb;
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
}
