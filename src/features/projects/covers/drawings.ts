import { area, line, lying, onGround, pile, sheet } from './pen.ts';

/** One project's cover: what is on it, in words and as SVG, and its ground's place on the colour wheel. */
export interface Cover {
  readonly alt: string;
  /** Step on the colour wheel, 0 to 15, as `data-hue` wants it. */
  readonly hue: number;
  readonly drawing: string;
}

const times = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index));

/** Five kinds of paper lead by dashed lines into one large table. */
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
  const threads = starts.map(([x, y], row) => `M${x} ${y}C230 ${y} 240 ${92 + row * 29} 292 ${92 + row * 29}`);
  return line('line', threads.join(''), true) + sources.join('') + sheet('table', 368, 150, 4.1);
}

/** Letters fall into a rack; the marigold compartment holds the one that cannot wait. */
function tenantInbox(): string {
  const [left, top, width, height] = [58, 132, 91, 66];
  const frames = times(8, (n) => {
    const [x, y] = [left + (n % 4) * width, top + Math.floor(n / 4) * height];
    return area(n === 1 ? 'mark' : 'ground', `M${x} ${y}h${width}v${height}h${-width}z`, false);
  });
  // Only the heads of the letters show above the front of each compartment.
  const filed = [3, 1, 2, 4, 2, 3, 1, 2].map((count, n) => {
    const [x, y] = [left + (n % 4) * width, top + Math.floor(n / 4) * height];
    const letters = times(count, (i) => sheet('letter', x + 26 + i * 13, y + 40 - i * 4, 0.92, i * 3 - 3));
    const box = `M${x} ${y}h${width}v${height}h${-width}z`;
    const front = `M${x} ${y + 44}h${width}v22h${-width}z`;
    return letters.join('') + area('sheet', front) + line('grey', `M${x + 34} ${y + 55}h23`) + line('line', box);
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
  const threads = times(5, (n) => `M${232 - n * 5} ${128 + n * 21}C280 ${128 + n * 21} 270 ${88 + n * 30} 312 ${88 + n * 30}`);
  return (
    line('line', threads.join(''), true) +
    pile('letter', 146, 52, 2.35, 28) +
    sheet('form', 382, 150, 4)
  );
}

/** Five kinds of paper held like a hand of cards, with a clip at the bottom. */
function boardPack(): string {
  const hand = (['letter', 'table', 'invoice', 'receipt', 'chart'] as const).map((kind, n) => {
    const turn = -40 + n * 20;
    const angle = (turn * Math.PI) / 180;
    const [x, y] = [240 + Math.sin(angle) * 116, 258 - Math.cos(angle) * 116];
    return sheet(kind, Math.round(x), Math.round(y), 3, turn);
  });
  const clip = 'M204 212h72l12 40h-96z';
  return hand.join('') + area('ink', clip) + line('line', clip) + line('ink', 'M222 212c0-30 36-30 36 0');
}

/** A crumpled delivery note in a phone's viewfinder; beside it the invoices it has become. */
function freightBilling(): string {
  const phone = 'M74 34h104a14 14 0 0 1 14 14v204a14 14 0 0 1-14 14H74a14 14 0 0 1-14-14V48a14 14 0 0 1 14-14z';
  const screen = 'M70 58h112v178H70z';
  const corners = 'M82 86V72h14M156 72h14v14M170 208v14h-14M96 222H82v-14';
  return (
    area('ink', phone) +
    line('line', phone) +
    area('ground', screen, false) +
    sheet('receipt', 126, 147, 2.1, -8) +
    line('mark', corners) +
    area('sheet', 'M116 251h20', true) +
    line('line', 'M206 120C246 76 274 78 300 112', true) +
    line('line', 'M294 100l7 13 3-15') +
    pile('invoice', 348, 130, 2, 9) +
    sheet('invoice', 336, 84, 1.7, -12)
  );
}

/** An open drawer full of clipboards that nobody needs; above it three answered questions on a phone. */
function clinicIntake(): string {
  const board = (x: number, y: number) =>
    area('line', `M${x} ${y}h66v110h-66z`) +
    area('sheet', `M${x + 6} ${y + 10}h54v90h-54z`) +
    area('ink', `M${x + 20} ${y - 6}h26v14h-26z`);
  const boards = [112, 98, 118, 106, 92, 110].map((y, n) => board(52 + n * 28, y));
  const drawer = 'M36 206h226v80H36z';
  const phone = 'M326 24h104a14 14 0 0 1 14 14v224a14 14 0 0 1-14 14H326a14 14 0 0 1-14-14V38a14 14 0 0 1 14-14z';
  const rows = [66, 118, 170].map(
    (y) =>
      area('cobalt', `M338 ${y}h16v16h-16z`, false) +
      line('sheet', `M341.5 ${y + 8}l3.5 4 6-8`) +
      area('grey', `M364 ${y + 2}h52v4h-52zM364 ${y + 11}h36v4h-36z`, false),
  );
  return (
    boards.join('') +
    area('ground', drawer, false) +
    line('line', drawer) +
    area('sheet', 'M112 238h74v14h-74z') +
    area('ink', phone) +
    line('line', phone) +
    area('sheet', 'M322 46h112v182H322z', false) +
    rows.join('') +
    area('mark', 'M338 204h80v14h-80z', false) +
    area('sheet', 'M364 250h28', true)
  );
}

/** A bracket with two holes on a drawing, measured; beside it the quote, and four of them on the shelf. */
function partsCounter(): string {
  const bracket = (x: number, y: number, s: number) => {
    const path = `M${x} ${y}h${30 * s}v${70 * s}h${70 * s}v${30 * s}H${x}z`;
    const hole = (cx: number, cy: number) =>
      `M${cx - 7 * s} ${cy}a${7 * s} ${7 * s} 0 1 0 ${14 * s} 0a${7 * s} ${7 * s} 0 1 0 ${-14 * s} 0z`;
    const holes = hole(x + 15 * s, y + 22 * s) + hole(x + 76 * s, y + 85 * s);
    return area('soft', path) + area('sheet', holes);
  };
  const grid = times(11, (n) => `M${54 + n * 20} 36v176`).join('') + times(8, (n) => `M44 ${52 + n * 20}h224`).join('');
  return (
    area('sheet', 'M44 36h224v176H44z') +
    line('soft', grid) +
    line('ink', 'M44 36h224v176H44z') +
    bracket(106, 64, 1.15) +
    line('cobalt', 'M90 64v115M84 64h12M84 179h12M106 192h115M106 186v12M221 186v12') +
    sheet('invoice', 368, 138, 3.5, 5) +
    line('line', 'M44 274h224') +
    times(4, (n) => bracket(56 + n * 54, 238, 0.36)).join('')
  );
}

/** Eleven stores lie in a grid at night; one sheet is on its way to the slot that waits for it. */
function nightWatch(): string {
  const [cell, gap] = [1.5, 12];
  const [across, down] = [40 * cell + gap, 52 * cell + gap];
  const place = (column: number, row: number): [number, number] => {
    const [x, y] = onGround(column * across, row * down);
    return [x + 196, y + 48];
  };
  const empty = { column: 2, row: 1 };
  const stores = times(12, (n) => ({ column: n % 4, row: Math.floor(n / 4) }))
    .filter(({ column, row }) => column !== empty.column || row !== empty.row)
    .map(({ column, row }) => {
      const [x, y] = place(column, row);
      return (column + row * 2) % 3 === 0 ? pile('chart', x, y - 12, cell, 4) : lying('chart', x, y, cell);
    });
  const [x, y] = place(empty.column, empty.row);
  const corners = [
    [0, 0],
    [40 * cell, 0],
    [40 * cell, 52 * cell],
    [0, 52 * cell],
  ].map(([a = 0, d = 0]) => onGround(a, d).map((part) => Math.round(part)));
  const slot = `M${corners.map(([a = 0, d = 0]) => `${Math.round(x) + a} ${Math.round(y) + d}`).join('L')}z`;
  const moon = 'M66 34a30 30 0 1 0 30 42a24 24 0 1 1-30-42z';
  return area('mark', moon, false) + area('mark', slot) + stores.join('') + lying('chart', x + 14, y - 44, cell);
}

/** The eight covers by their project's slug. */
export const covers: Readonly<Record<string, Cover>> = {
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
  'freight-billing-desk': {
    alt: 'A crooked delivery note in a phone’s viewfinder, and an arrow to a pile of invoices.',
    hue: 7,
    drawing: freightBilling(),
  },
  'clinic-intake-without-clipboards': {
    alt: 'A drawer full of clipboards beside a phone with three answered questions.',
    hue: 15,
    drawing: clinicIntake(),
  },
  'parts-counter-quotes': {
    alt: 'A measured drawing of a bracket with two holes, its quote, and four brackets on a shelf.',
    hue: 3,
    drawing: partsCounter(),
  },
  'night-watch-for-stock': {
    alt: 'Charts lie in a grid under a moon; one is on its way to the marigold slot.',
    hue: 12,
    drawing: nightWatch(),
  },
};

/** The colour of a project's folder, as `data-hue` wants it. */
export function hueStep(slug: string): number | undefined {
  return covers[slug]?.hue;
}
