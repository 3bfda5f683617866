import type { Brand } from '#src/contracts/content/brand.ts';
import { besley, publicSans } from '#src/lib/fonts.data.ts';

/** What the agency looks like: pages, share images, icons, and the pages of browsers without scripts take it from here. */
export const brand: Brand = {
  palette: {
    paper: ['#f7f3ea', '#101727'],
    sheet: ['#fefdf9', '#1b2234'],
    ink: ['#171c26', '#f0ece3'],
    'ink-2': ['#4f5562', '#a9b0bb'],
    rule: ['#d5cfc2', '#2f3646'],
    'rule-strong': ['#b1aa9d', '#4f586c'],
    field: ['#868073', '#788093'],
    cobalt: ['#144ccb', '#7facfe'],
    'cobalt-hover': ['#083baf', '#97beff'],
    'cobalt-soft': ['#a0bef5', '#355695'],
    'on-cobalt': ['#fefdf9', '#101727'],
    marigold: '#f9b521',
    'marigold-hover': '#ffc84b',
    'on-marigold': '#412805',
    error: ['#be241f', '#f68678'],
    success: ['#0a7e3a', '#6ed889'],
    veil: ['#1e346180', '#04070fa8'],
    band: ['#083baf', '#092c7c'],
    'on-band': '#fefdf9',
    'on-band-2': '#d3dff3',
    carbon: ['#101727', '#080e1b'],
  },
  // In the dark theme sheets stay cream, so what is printed on them keeps its colors.
  documents: {
    sheet: ['#fefdf9', '#e1d8c6'],
    ink: '#282e39',
    gray: '#b3bac6',
    cobalt: '#144ccb',
    soft: '#acc5f2',
    shade: ['#70543057', '#3c507da8'],
    shadow: ['#402f1c1f', '#01030c73'],
  },
  hues: {
    ground: [
      [0.885, 0.058],
      [0.37, 0.058],
    ],
    text: [
      [0.36, 0.07],
      [0.9, 0.07],
    ],
  },
  fonts: { heading: besley, body: publicSans },
  logo: {
    drawing:
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 28 28" fill="none" stroke="currentColor" stroke-width="2"><path d="M5.2 3.4 21.5 2.6a2 2 0 0 1 2 1.9l.6 19a2 2 0 0 1-2 2.1l-15.7.5a2 2 0 0 1-2-1.9L3.2 5.5a2 2 0 0 1 2-2.1Z"/><path d="m9 9.2 9.5-.4M9.2 14l9.5-.4M9.4 18.8l5.5-.2" stroke-linecap="round"/></svg>',
  },
  icon: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" fill="none" stroke="#1a47c8" stroke-width="2.5"><path fill="#fffdf8" d="m6 4 18.6-.9a2 2 0 0 1 2.1 1.9l.9 21.7a2 2 0 0 1-2 2.1l-17.9.6a2 2 0 0 1-2.1-1.9L4.1 6.1A2 2 0 0 1 6 4Z"/><path stroke-linecap="round" d="m10.5 11 10.8-.4M10.7 16.2l10.8-.4M10.9 21.4l6.3-.2"/></svg>',
};
