import type { DocumentKind } from '#src/lib/documents.data.ts';
import type { CoverName } from '#src/contracts/cover.ts';

/** A document on a cover: its kind, the place of its upper left corner, its turn in degrees, its scale. */
export type CoverSheet = readonly [kind: DocumentKind, x: number, y: number, turn?: number, scale?: number];

/** A drawing of 240 × 135 units; paths are SVG path data, drawn from the first to the last. */
interface CoverDrawing {
  /** Dashed lines behind the sheets. */
  readonly dashes?: string;
  /** The empty slots in which sheets go, of which one is marigold. */
  readonly slots?: string;
  readonly markedSlot?: string;
  readonly sheets: readonly CoverSheet[];
  /** Drawn in front of the sheets, in the color of paper with an ink outline. */
  readonly front?: string;
  /** What is printed on that. */
  readonly print?: string;
  /** Ink on the ground: a shelf, a scale. */
  readonly lines?: string;
}

export const COVER_WIDTH = 240;
export const COVER_HEIGHT = 135;

/** Fifty ticks, every fifth one longer (the motif of the percentages). */
const scale =
  'M20 118v-9M24 118v-5M28 118v-5M32 118v-5M36 118v-5M40 118v-9M44 118v-5M48 118v-5M52 118v-5M56 118v-5M60 118v-9M64 118v-5M68 118v-5M72 118v-5M76 118v-5M80 118v-9M84 118v-5M88 118v-5M92 118v-5M96 118v-5M100 118v-9M104 118v-5M108 118v-5M112 118v-5M116 118v-5M120 118v-9M124 118v-5M128 118v-5M132 118v-5M136 118v-5M140 118v-9M144 118v-5M148 118v-5M152 118v-5M156 118v-5M160 118v-9M164 118v-5M168 118v-5M172 118v-5M176 118v-5M180 118v-9M184 118v-5M188 118v-5M192 118v-5M196 118v-5M200 118v-9M204 118v-5M208 118v-5M212 118v-5M216 118v-5M220 118v-9';

export const coverDrawings: Readonly<Record<CoverName, CoverDrawing>> = {
  shelf: {
    sheets: [
      ['letter', 14, 46, 0, 1.1],
      ['invoice', 60, 46, 0, 1.1],
      ['table', 106, 46, 0, 1.1],
      ['receipt', 155, 36, 7, 1.1],
      ['form', 196, 20, 23, 1.1],
    ],
    lines: 'M0 103.5H156',
  },
  pile: {
    sheets: [
      ['letter', 66, 68, -3, 1.2],
      ['form', 70, 58, 2, 1.2],
      ['letter', 64, 50, -1, 1.2],
      ['table', 70, 41, 3, 1.2],
      ['letter', 66, 33, -2, 1.2],
      ['form', 68, 22, 4, 1.2],
      ['letter', 150, 62, 14, 1.1],
    ],
    lines: 'M32 131.5H208',
  },
  twice: {
    dashes: 'M104 34H136M104 67.5H136M104 101H136',
    sheets: [
      ['invoice', 40, 26, 0, 1.6],
      ['invoice', 136, 26, 0, 1.6],
    ],
    lines: 'M22 120.5H218M22 124H218',
  },
  form: {
    sheets: [
      ['form', 84, 20, 0, 1.95],
      ['receipt', 20, 62, -10, 1],
      ['letter', 182, 46, 8, 1],
    ],
  },
  tray: {
    sheets: [
      ['letter', 42, 30, -4, 1.15],
      ['invoice', 78, 24, 0, 1.15],
      ['letter', 112, 20, 3, 1.15],
      ['receipt', 150, 16, 14, 1.15],
    ],
    front: 'M24 80H216V118H24z',
    print: 'M96 92H144V104H96z',
  },
  ledger: {
    slots:
      'M30 22h36v44H30zM78 22h36v44H78zM126 22h36v44h-36zM174 22h36v44h-36zM30 76h36v44H30zM78 76h36v44H78zM126 76h36v44h-36z',
    markedSlot: 'M174 76h36v44h-36z',
    sheets: [
      ['chart', 32, 23, 0, 0.8],
      ['table', 80, 23, 0, 0.8],
      ['invoice', 128, 23, 0, 0.8],
      ['receipt', 176, 23, 0, 0.8],
      ['form', 32, 77, 0, 0.8],
      ['letter', 80, 77, 0, 0.8],
      ['chart', 128, 77, 0, 0.8],
    ],
  },
  cost: {
    sheets: [
      ['receipt', 62, 18, 0, 1.55],
      ['chart', 134, 34, 9, 1.2],
    ],
    lines: scale,
  },
  week: {
    dashes: 'M24 20V118M62 20V118M100 20V118M138 20V118M176 20V118M214 20V118',
    sheets: [
      ['form', 27, 28, 0, 0.78],
      ['letter', 65, 50, 0, 0.78],
      ['table', 103, 34, 0, 0.78],
      ['invoice', 141, 62, 0, 0.78],
      ['receipt', 180, 26, 6, 0.78],
    ],
    lines: 'M16 118.5H224',
  },
  links: {
    dashes:
      'M52 38C90 38 80 68 112 68M52 98C90 98 80 68 112 68M128 68C160 68 150 38 190 38M128 68C160 68 150 98 190 98',
    sheets: [
      ['invoice', 22, 12, 0, 0.95],
      ['letter', 22, 74, 0, 0.95],
      ['table', 92, 31, 0, 1.4],
      ['receipt', 180, 12, 0, 0.95],
      ['chart', 180, 74, 0, 0.95],
    ],
  },
  slot: {
    slots: 'M28 58h46v60H28zM166 58h46v60h-46z',
    markedSlot: 'M97 58h46v60H97z',
    sheets: [
      ['letter', 31, 60, 0, 1.06],
      ['table', 169, 60, 0, 1.06],
      ['invoice', 108, 2, 11, 1.06],
    ],
  },
  fan: {
    sheets: [
      ['letter', 48, 60, -24, 1.3],
      ['table', 73, 39, -12, 1.3],
      ['invoice', 98, 26, 0, 1.3],
      ['receipt', 123, 28, 12, 1.3],
      ['chart', 148, 38, 24, 1.3],
    ],
  },
  reading: {
    dashes: 'M112 54H150M112 62H150',
    sheets: [['letter', 42, 14, -3, 1.9]],
    front: 'M150 40H214V78H150z',
    print: 'M158 50H206M158 58H206M158 66H190',
  },
};
