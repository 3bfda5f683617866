import { area, line, pile, repeat, sheet } from './pen.ts';
import type { Cover } from './cover.ts';

/** Dashed lines lead from five kinds of documents into one large table. */
function talentEnrichment(): string {
  const sources = [
    sheet('letter', 62, 66, 1.15, -9),
    sheet('chart', 148, 44, 1.1, 6),
    sheet('receipt', 54, 168, 1.15, 5),
    sheet('form', 142, 138, 1.2, -4),
    sheet('invoice', 112, 244, 1.15, 10),
  ];
  const starts = [
    [90, 70],
    [174, 52],
    [82, 170],
    [170, 142],
    [140, 240],
  ];
  const threads = starts.map(
    ([x, y], row) => `M${x} ${y}C230 ${y} 240 ${92 + row * 29} 292 ${92 + row * 29}`,
  );
  return line('line', threads.join(''), true) + sources.join('') + sheet('table', 368, 150, 4.1);
}

/** Letters fall into a rack; the marigold compartment holds the urgent one. */
function tenantInbox(): string {
  const [left, top, width, height] = [58, 132, 91, 66];
  const frames = repeat(8, (n) => {
    const [x, y] = [left + (n % 4) * width, top + Math.floor(n / 4) * height];
    return area(n === 1 ? 'mark' : 'ground', `M${x} ${y}h${width}v${height}h${-width}z`, false);
  });
  // Only the tops of the letters show above the front of each compartment.
  const filed = [3, 1, 2, 4, 2, 3, 1, 2].map((count, n) => {
    const [x, y] = [left + (n % 4) * width, top + Math.floor(n / 4) * height];
    const letters = repeat(count, (i) =>
      sheet('letter', x + 26 + i * 13, y + 40 - i * 4, 0.92, i * 3 - 3),
    );
    const box = `M${x} ${y}h${width}v${height}h${-width}z`;
    const front = `M${x} ${y + 44}h${width}v22h${-width}z`;
    return (
      letters.join('') +
      area('sheet', front) +
      line('grey', `M${x + 34} ${y + 55}h23`) +
      line('line', box)
    );
  });
  const falling = [
    sheet('letter', 96, 58, 1.2, -18),
    sheet('letter', 206, 44, 1.2, 12),
    sheet('letter', 318, 66, 1.2, -7),
    sheet('letter', 408, 40, 1.2, 24),
  ];
  const drop = 'M206 92c9 12 13 18 13 24a13 13 0 0 1-26 0c0-6 4-12 13-24z';
  return frames.join('') + filed.join('') + falling.join('') + area('cobalt', drop);
}

/** A thick pile of leases; lines lead from its layers to the rows of a single page. */
function leaseAbstract(): string {
  const threads = repeat(
    5,
    (n) =>
      `M${232 - n * 5} ${128 + n * 21}C280 ${128 + n * 21} 270 ${88 + n * 30} 312 ${88 + n * 30}`,
  );
  return (
    line('line', threads.join(''), true) +
    pile('letter', 146, 52, 2.35, 28) +
    sheet('form', 382, 150, 4)
  );
}

/** Five kinds of documents held like a hand of cards, with a clip at the bottom. */
function boardPack(): string {
  const hand = (['letter', 'table', 'invoice', 'receipt', 'chart'] as const).map((kind, n) => {
    const turn = -40 + n * 20;
    const angle = (turn * Math.PI) / 180;
    const [x, y] = [240 + Math.sin(angle) * 116, 258 - Math.cos(angle) * 116];
    return sheet(kind, Math.round(x), Math.round(y), 3, turn);
  });
  const clip = 'M204 212h72l12 40h-96z';
  return (
    hand.join('') + area('ink', clip) + line('line', clip) + line('ink', 'M222 212c0-30 36-30 36 0')
  );
}

/** Covers of the projects for offices, by slug. */
export const officeCovers: Readonly<Record<string, Cover>> = {
  'talent-enrichment-engine': {
    alt: 'A letter, a chart, a receipt, a form and an invoice, each joined by a dashed line to one large table.',
    hue: 9,
    drawing: talentEnrichment(),
  },
  'tenant-inbox': {
    alt: 'Letters fall into a rack of eight compartments; the one under a drop of water is marigold.',
    hue: 1,
    drawing: tenantInbox(),
  },
  'lease-abstract-desk': {
    alt: 'A thick pile of leases, its layers joined by dashed lines to the rows of a single page.',
    hue: 6,
    drawing: leaseAbstract(),
  },
  'board-pack-builder': {
    alt: 'A letter, a table, an invoice, a receipt and a chart, fanned like a hand of cards and held by a clip.',
    hue: 5,
    drawing: boardPack(),
  },
};
