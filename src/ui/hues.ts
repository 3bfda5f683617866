import plugin from 'tailwindcss/plugin';

/** Steps of the color wheel. */
const HUES = 16;

/** The categories' colors, by `data-hue`: the content policy blocks style attributes, so the angles are rules. */
export default plugin(({ addBase }) => {
  for (let hue = 0; hue < HUES; hue++) {
    addBase({ [`[data-hue='${hue}']`]: { '--hue': `${(hue * 360) / HUES}deg` } });
  }
});
