/** The signs that begin the items of a Markdown list: a list ends where another sign is used. */
export type Marker = '-' | '*' | '+' | '.' | ')';

const markers: Readonly<Record<string, readonly Marker[]>> = {
  bulletList: ['-', '*', '+'],
  orderedList: ['.', ')'],
};

/** The marker of the list that a source begins with. */
export function markerOf(source: string): Marker | undefined {
  return /^ {0,3}(?:\d{1,9}(?=[.)]))?([-*+.)])(?=\s|$)/.exec(source)?.[1] as Marker | undefined;
}

/** What a list of this node type can be written with: the marker of its source first, then the usual ones. */
export function markersFor(type: string, source = ''): readonly Marker[] {
  const all = markers[type] ?? [];
  return [...all.filter((marker) => marker === markerOf(source)), ...all];
}
