import { area, line, lying, onGround, pile, repeat, sheet } from './pen.ts';
import type { Cover } from './cover.ts';

/** A crumpled delivery note in a phone's viewfinder; beside it the resulting invoices. */
function freightBilling(): string {
  const phone =
    'M74 34h104a14 14 0 0 1 14 14v204a14 14 0 0 1-14 14H74a14 14 0 0 1-14-14V48a14 14 0 0 1 14-14z';
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

/** An open drawer full of unused clipboards; above it three answered questions on a phone. */
function clinicIntake(): string {
  const board = (x: number, y: number) =>
    area('line', `M${x} ${y}h66v110h-66z`) +
    area('sheet', `M${x + 6} ${y + 10}h54v90h-54z`) +
    area('ink', `M${x + 20} ${y - 6}h26v14h-26z`);
  const boards = [112, 98, 118, 106, 92, 110].map((y, n) => board(52 + n * 28, y));
  const drawer = 'M36 206h226v80H36z';
  const phone =
    'M326 24h104a14 14 0 0 1 14 14v224a14 14 0 0 1-14 14H326a14 14 0 0 1-14-14V38a14 14 0 0 1 14-14z';
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

/** A drawing of a bracket with two holes and its dimensions; beside it the quote, and four brackets in stock. */
function partsCounter(): string {
  const bracket = (x: number, y: number, s: number) => {
    const path = `M${x} ${y}h${30 * s}v${70 * s}h${70 * s}v${30 * s}H${x}z`;
    const hole = (cx: number, cy: number) =>
      `M${cx - 7 * s} ${cy}a${7 * s} ${7 * s} 0 1 0 ${14 * s} 0a${7 * s} ${7 * s} 0 1 0 ${-14 * s} 0z`;
    const holes = hole(x + 15 * s, y + 22 * s) + hole(x + 76 * s, y + 85 * s);
    return area('soft', path) + area('sheet', holes);
  };
  const grid =
    repeat(11, (n) => `M${54 + n * 20} 36v176`).join('') +
    repeat(8, (n) => `M44 ${52 + n * 20}h224`).join('');
  return (
    area('sheet', 'M44 36h224v176H44z') +
    line('soft', grid) +
    line('ink', 'M44 36h224v176H44z') +
    bracket(106, 64, 1.15) +
    line('cobalt', 'M90 64v115M84 64h12M84 179h12M106 192h115M106 186v12M221 186v12') +
    sheet('invoice', 368, 138, 3.5, 5) +
    line('line', 'M44 274h224') +
    repeat(4, (n) => bracket(56 + n * 54, 238, 0.36)).join('')
  );
}

/** Eleven stores on a grid at night; one sheet is moving to its marked slot. */
function nightWatch(): string {
  const [cell, gap] = [1.5, 12];
  const [across, down] = [40 * cell + gap, 52 * cell + gap];
  const place = (column: number, row: number): [number, number] => {
    const [x, y] = onGround(column * across, row * down);
    return [x + 196, y + 48];
  };
  const empty = { column: 2, row: 1 };
  const stores = repeat(12, (n) => {
    const [column, row] = [n % 4, Math.floor(n / 4)];
    if (column === empty.column && row === empty.row) return '';
    const [x, y] = place(column, row);
    const isStocked = (column + row * 2) % 3 === 0;
    return isStocked ? pile('chart', x, y - 12, cell, 4) : lying('chart', x, y, cell);
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
  return (
    area('mark', moon, false) +
    area('mark', slot) +
    stores.join('') +
    lying('chart', x + 14, y - 44, cell)
  );
}

/** Covers of the projects for docks, clinics, counters and shop floors, by slug. */
export const floorCovers: Readonly<Record<string, Cover>> = {
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
