import { brand } from '#src/content/brand.data.ts';
import { inTheme } from '#src/lib/in-theme.ts';

const colors = (theme: 'light' | 'dark') =>
  (['paper', 'sheet', 'ink', 'ink-2', 'field', 'cobalt', 'on-cobalt', 'error'] as const)
    .map((name) => `--${name}: ${inTheme(brand.palette[name], theme)}`)
    .join('; ');

/** A family of the reader's system: these pages load no files. */
const family = (use: 'heading' | 'body') => brand.fonts[use].system;

/** The style of pages for browsers without scripts, in the colors of the site. */
export const style = `
:root { color-scheme: light dark; ${colors('light')} }
@media (prefers-color-scheme: dark) { :root { ${colors('dark')} } }
* { box-sizing: border-box; margin: 0 }
body { background: var(--paper); color: var(--ink); font: 1.0625rem/1.55 ${family('body')}; padding: 1.25rem; overflow-wrap: anywhere }
header, main, footer { max-width: 36rem; margin: 0 auto 2rem }
header a { color: inherit; font: 500 1.4375rem/1.2 ${family('heading')}; text-decoration: none }
main, form { display: grid; gap: 1.25rem }
h1 { font: 500 2.125rem/1.1 ${family('heading')} }
h2 { font-size: 1.125rem }
a { color: var(--cobalt) }
footer a { display: inline-block; margin-inline-end: 1rem; padding: .5rem 0; font-size: .9375rem }
label, legend, dt { font-size: .8125rem; font-weight: 500 }
p > label, .error { display: block }
p > input:not([type=checkbox]), textarea { display: block; width: 100%; padding: .6rem .75rem; font: inherit; color: inherit; background: var(--sheet); border: 1px solid var(--field); border-radius: 3px }
input[type=checkbox], input[type=radio] { width: 1.125rem; height: 1.125rem; vertical-align: -.2em; accent-color: var(--cobalt) }
input[type=checkbox] + label { display: inline; font: inherit }
[aria-invalid] { border-color: var(--error) !important; outline: 1px solid var(--error) }
:focus-visible { outline: 2px solid var(--cobalt); outline-offset: 2px }
fieldset, legend { border: 0; padding: 0 }
fieldset label { display: inline-block; min-height: 2.75rem; margin-inline-end: 1.5rem; font: inherit; text-transform: capitalize }
.error { color: var(--error); font-size: .9375rem }
.summary, dl { padding: 1rem 1.25rem; background: var(--sheet); border: 1px solid var(--field); border-radius: 3px }
.summary { border-color: var(--error) }
.summary ul { padding-inline-start: 1.25rem }
dl { display: grid; gap: .75rem }
dd { margin: 0 }
.trap { position: absolute; left: -999rem }
button { justify-self: start; min-height: 3rem; padding: 0 1.5rem; font: 600 1rem ${family('body')}; color: var(--on-cobalt); background: var(--cobalt); border: 0; border-radius: 3px; cursor: pointer }
`;
