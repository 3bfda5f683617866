import { minifySync } from 'vite';

/**
 * Inline script at the end of a page that starts the page's scripts after the first paint. Clicks and input before
 * they run are remembered and repeated once they do; without that, a button would submit its form and leave the page.
 * Where a script cannot be loaded, the button does submit its form. Events that open a dialog are remembered as well,
 * because other scripts may dispatch them as soon as the page has loaded. Until then `window.openCalculator()`
 * dispatches one of them.
 *
 * Its text is the same on every page, so that the content policy needs one hash for it. The scripts to load are
 * listed before it as `nomodule` elements, which modern browsers ignore. A preload checks each against its
 * `integrity`, and the import uses that response. A script element would check it too, but would delay the page's
 * load event. The listeners are removed once all scripts have run.
 */
export const SCRIPT_START = minify(`
  (() => {
    const scripts = [...document.querySelectorAll('script[nomodule]')];
    const events = [];
    const keep = (event) => events.push(event);
    let pressed, typedIn;
    const click = (event) => {
      const button = event.target.closest('button');
      if (!button) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      pressed = button;
    };
    const input = (event) => (typedIn = event.target);
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
      document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href: src, integrity }));
      return import(src);
    };
    const start = () => Promise.all(scripts.map(load)).finally(() => {
      each('removeEventListener');
      scripts.forEach((script) => script.remove());
      typedIn?.dispatchEvent(new Event('input', { bubbles: true }));
      pressed?.click();
      events.forEach(dispatchEvent);
    });
    each('addEventListener');
    window.openCalculator = () => dispatchEvent(new Event('open-calculator'));
    requestAnimationFrame(() => setTimeout(start));
  })()
`);

/** Its size counts toward the page's first bytes. */
function minify(source: string): string {
  return minifySync('start.js', source, { compress: true, mangle: true }).code.trim();
}
