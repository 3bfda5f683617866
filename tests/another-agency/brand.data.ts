import type { Brand } from '#src/contracts/content/brand.ts';
import { publicSans } from '#src/lib/fonts.data.ts';

/** Another palette, another type, a logo with the name's place beside it, and a drawing of its own on share images. */
export const brand: Brand = {
  palette: {
    paper: ['#f4f6f1', '#121a15'],
    sheet: ['#ffffff', '#1b251f'],
    ink: ['#17211b', '#edf2ee'],
    'ink-2': ['#4b5a51', '#a8b5ad'],
    rule: ['#cfd8d1', '#2f3b34'],
    'rule-strong': ['#a5b1a9', '#4d5c53'],
    field: ['#7a877f', '#76857c'],
    cobalt: ['#226b47', '#7fcfa4'],
    'cobalt-hover': ['#185237', '#9cdfba'],
    'cobalt-soft': ['#b4dcc6', '#2b5a43'],
    'on-cobalt': ['#ffffff', '#121a15'],
    marigold: '#e8c35a',
    'marigold-hover': '#f0d27c',
    'on-marigold': '#33270a',
    error: ['#b3261e', '#f28b82'],
    success: ['#1d6b43', '#7fcfa4'],
    veil: ['#17362780', '#050a07a8'],
    band: ['#185237', '#123d29'],
    'on-band': '#ffffff',
    'on-band-2': '#cfe6da',
    carbon: ['#121a15', '#0b110d'],
  },
  documents: {
    sheet: ['#ffffff', '#dfe5df'],
    ink: '#26312b',
    gray: '#b3bdb6',
    cobalt: '#226b47',
    soft: '#a9d3bc',
    shade: ['#3f5f4c57', '#3c6d54a8'],
    shadow: ['#1c2f241f', '#010c0673'],
  },
  hues: {
    ground: [
      [0.9, 0.04],
      [0.36, 0.04],
    ],
    text: [
      [0.36, 0.05],
      [0.91, 0.05],
    ],
  },
  fonts: {
    heading: publicSans,
    body: { files: [], weight: '400 600', fallbacks: [], system: 'system-ui, sans-serif' },
  },
  logo: {
    drawing:
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><path fill="currentColor" d="M2 10h28v6H2zm3 6h4v12H5zm18 0h4v12h-4z"/></svg>',
  },
  icon: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><path fill="currentColor" d="M2 10h28v6H2zm3 6h4v12H5zm18 0h4v12h-4z"/></svg>',
  shareDrawing:
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 100" fill="none" stroke="currentColor" stroke-width="4"><path d="M20 40h160v16H20zM36 56v44M164 56v44M64 20h32v20H64zM112 8h28v32h-28z"/></svg>',
};
