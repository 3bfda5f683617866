/** Elements within a text that the visual editor shows and keeps, but has no button for. */
export const TAGS: readonly string[] = [
  ...['sub', 'sup', 'mark', 'small', 'ins', 'kbd', 'samp', 'var', 'q', 'cite', 'dfn'],
];
