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
 */
export const SCRIPT_START = minify(`
  (() => {
    const scripts = [...document.querySelectorAll('script[nomodule]')];
    let pressed, typed;
    const press = (event) => {
      const button = event.target.closest('button');
      if (!button) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      pressed = button;
    };
    const type = (event) => (typed = event.target);
    const load = ({ src, integrity }) => {
      const link = document.createElement('link');
      Object.assign(link, { rel: 'modulepreload', href: src, integrity });
      document.head.append(link);
      return import(src);
    };
    const start = () => Promise.all(scripts.map(load)).finally(() => {
      removeEventListener('click', press, true);
      removeEventListener('input', type, true);
      scripts.forEach((script) => script.remove());
      typed?.dispatchEvent(new Event('input', { bubbles: true }));
      pressed?.click();
    });
    addEventListener('click', press, true);
    addEventListener('input', type, true);
    requestAnimationFrame(() => setTimeout(start));
  })()
`);

/** Takes the line breaks and the indentation out; every statement above ends in its own semicolon. */
function minify(source: string): string {
  return source.trim().replaceAll(/\s*\n\s*/g, '');
}
