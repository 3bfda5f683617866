import { minifySync } from 'vite';

/**
 * Stands inline at the end of a page and starts its scripts after the first paint, which then waits for
 * nothing but the page itself. What a visitor presses or types in the moment before they run is kept and
 * done when they do; without that, a button would follow its form to another page. Where a script cannot
 * be loaded, the button does follow its form. Events that open a dialog are kept as well, since anybody may
 * dispatch them as soon as the page has loaded; `window.openCalculator()` is one of them until then.
 *
 * Its text is the same on every page, so that the content policy needs one hash for it: what to load
 * stands before it, as scripts that browsers with modules leave alone. Each is held to the hash in its
 * `integrity` by a preload, whose answer the import then takes; a script element would do so too, but
 * the page's load event would wait for it. They go when all have run.
 */
export const SCRIPT_START = minify(`
  (() => {
    const scripts = [...document.querySelectorAll('script[nomodule]')];
    const events = [];
    let pressed, typedIn;
    const click = (event) => {
      const button = event.target.closest('button');
      if (!button) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      pressed = button;
    };
    const input = (event) => (typedIn = event.target);
    const keep = (event) => events.push(event);
    const heard = {
      click,
      input,
      'open-contact': keep,
      'open-ai-chat': keep,
      'open-calculator': keep,
    };
    const each = (method) => {
      for (const type in heard) window[method](type, heard[type], true);
    };
    const load = ({ src, integrity }) => {
      const link = document.createElement('link');
      document.head.append(Object.assign(link, { rel: 'modulepreload', href: src, integrity }));
      return import(src);
    };
    const start = () => Promise.all(scripts.map(load)).finally(() => {
      each('removeEventListener');
      scripts.forEach((script) => script.remove());
      typedIn?.dispatchEvent(new Event('input', { bubbles: true }));
      pressed?.click();
      events.forEach((event) => dispatchEvent(event));
    });
    each('addEventListener');
    window.openCalculator = () => dispatchEvent(new Event('open-calculator'));
    requestAnimationFrame(() => setTimeout(start));
  })()
`);

/** It counts against the page's first bytes. */
function minify(source: string): string {
  return minifySync('start.js', source, { compress: true, mangle: true }).code.trim();
}
