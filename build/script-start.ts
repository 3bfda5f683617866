/**
 * Stands inline at the end of a page and starts its scripts after the first paint, which then waits for
 * nothing but the page itself. What a visitor presses or types in the moment before they run is kept and
 * done when they do; without that, a button would follow its form to another page. Where a script cannot
 * be loaded, the button does follow its form.
 *
 * Its text is the same on every page, so that the content policy needs one hash for it: what to load
 * stands before it, as scripts that browsers with modules leave alone. Each is held to the hash in its
 * `integrity` by a preload, whose answer the import then takes; a script element would do so too, but
 * the page's load event would wait for it. They go when all have run.
 *
 * It counts against the page's first bytes, hence the letters: s scripts, p what was pressed, t what was
 * typed in, c and i hear of both, f fetches and runs, g is the start.
 */
export const SCRIPT_START = minify(`
  (() => {
    const s = [...document.querySelectorAll('script[nomodule]')];
    let p, t;
    const c = (e) => {
      const b = e.target.closest('button');
      if (!b) return;
      e.preventDefault();
      e.stopImmediatePropagation();
      p = b;
    };
    const i = (e) => (t = e.target);
    const f = ({ src, integrity }) => {
      const l = document.createElement('link');
      document.head.append(Object.assign(l, { rel: 'modulepreload', href: src, integrity }));
      return import(src);
    };
    const g = () => Promise.all(s.map(f)).finally(() => {
      removeEventListener('click', c, true);
      removeEventListener('input', i, true);
      s.forEach((s) => s.remove());
      t?.dispatchEvent(new Event('input', { bubbles: true }));
      p?.click();
    });
    addEventListener('click', c, true);
    addEventListener('input', i, true);
    requestAnimationFrame(() => setTimeout(g));
  })()
`);

/** Without the space that JavaScript does not need; every statement above ends in its own semicolon. */
function minify(source: string): string {
  return source
    .trim()
    .replaceAll(/\s*\n\s*/g, '')
    .replaceAll(/ ?([=(){}<>,:?&|;]+) ?/g, '$1');
}
