const ours = '/signal-board/the-one-week-tally-sheet';

/** What differs in a post of the Signal Board, where its card leads, and what stands on it. */
export const cards: [change: object, href: string, texts: object][] = [
  [{}, ours, { external: null, action: 'Read More', label: 'In the Wild', date: 'Nov 19, 2026' }],
  [
    { sourceType: 'external', url: 'https://example.com/a' },
    'https://example.com/a',
    { external: 'External', action: 'Visit Source' },
  ],
  [{ sourceType: 'external' }, ours, { external: 'External', action: 'Read More' }],
  [{ slug: 'счёт' }, '/signal-board/%D1%81%D1%87%D1%91%D1%82', {}],
];

/** Titles, and their slugs of at most 80 characters. */
export const slugs: [title: string, slug: string][] = [
  ['What’s next? AI & ML, in 2026!', 'whats-next-ai-ml-in-2026'],
  ['snake_case  and --- hyphens', 'snake_case-and-hyphens'],
  ['Café Zürich, ¡olé!', 'cafe-zurich-ole'],
  ['Автоматизация склада', 'автоматизация-склада'],
  ['自動化 101', '自動化-101'],
  ['🙂!?', ''],
  // Cut to the length in characters, and not in front of a hyphen.
  ['a'.repeat(200), 'a'.repeat(80)],
  [`${'a'.repeat(79)} tail`, 'a'.repeat(79)],
];
