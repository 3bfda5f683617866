/** The style of the contact page for browsers without scripts: plain values in the colors of the site. */
export const style = `
:root { color-scheme: light dark; --paper: #f7f3ea; --sheet: #fefdfa; --ink: #191c23; --soft: #555a66; --line: #868073; --link: #1c4bd1; --on-link: #fefdfa; --error: #be241f }
@media (prefers-color-scheme: dark) { :root { --paper: #101727; --sheet: #1b2234; --ink: #f0ece3; --soft: #a9b0bb; --line: #788093; --link: #93b3ff; --on-link: #101727; --error: #f68678 } }
* { box-sizing: border-box; margin: 0 }
body { background: var(--paper); color: var(--ink); font: 1.0625rem/1.55 "Public Sans", system-ui, sans-serif; padding: 1.25rem; overflow-wrap: anywhere }
header, main, footer { max-width: 36rem; margin: 0 auto 2rem }
header a { color: inherit; font: 500 1.4375rem/1.2 Besley, Georgia, serif; text-decoration: none }
main, form { display: grid; gap: 1.25rem }
h1 { font: 500 2.125rem/1.1 Besley, Georgia, serif }
h2 { font-size: 1.125rem }
a { color: var(--link) }
footer a { display: inline-block; margin-inline-end: 1rem; padding: .5rem 0; font-size: .9375rem }
label, legend, dt { font-size: .8125rem; font-weight: 500 }
p > label, .error { display: block }
p > input:not([type=checkbox]), textarea { display: block; width: 100%; padding: .6rem .75rem; font: inherit; color: inherit; background: var(--sheet); border: 1px solid var(--line); border-radius: 3px }
input[type=checkbox], input[type=radio] { width: 1.125rem; height: 1.125rem; vertical-align: -.2em; accent-color: var(--link) }
input[type=checkbox] + label { display: inline; font: inherit }
[aria-invalid] { border-color: var(--error) !important; outline: 1px solid var(--error) }
:focus-visible { outline: 2px solid var(--link); outline-offset: 2px }
fieldset, legend { border: 0; padding: 0 }
fieldset label { display: inline-block; min-height: 2.75rem; margin-inline-end: 1.5rem; font: inherit; text-transform: capitalize }
.error { color: var(--error); font-size: .9375rem }
.summary, dl { padding: 1rem 1.25rem; background: var(--sheet); border: 1px solid var(--line); border-radius: 3px }
.summary { border-color: var(--error) }
.summary ul { padding-inline-start: 1.25rem }
dl { display: grid; gap: .75rem }
dd { margin: 0 }
.trap { position: absolute; left: -999rem }
button { justify-self: start; min-height: 3rem; padding: 0 1.5rem; font: 600 1rem "Public Sans", system-ui, sans-serif; color: var(--on-link); background: var(--link); border: 0; border-radius: 3px; cursor: pointer }
`;
