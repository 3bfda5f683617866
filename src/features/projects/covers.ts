/** The pictures of the content, by path. */
const files = import.meta.glob<string>('#src/content/covers/*.svg', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** The drawings of covers by project slug: complete SVG files. A project that has none shows its document instead. */
export const coverDrawing: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(files).map(([path, file]) => [path.replace(/^.*\/|\.svg$/g, ''), file]),
);
