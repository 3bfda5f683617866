/** What stands in the head of every page as it is, so that the content policy can name its hash. */

/**
 * The inline script in the head of every page. It is written as text, so that the content policy names the hash of what
 * the page holds, and has no comments, which visitors would load:
 *
 * 1. What must be known before the first paint: that scripts run (`@media (scripting)` is younger than our floor,
 *    docs/decisions/0037), what the URL leads to, and later leads to where the page's scripts do not arrive
 *    (browsers match `:target` after the first paint), the chosen theme, whether the chat was open on the previous page
 *    or set aside, and whether this is the first load of the visit.
 * 2. Until the page's scripts have run, which is when the document is ready, a pressed button must not submit its form
 *    and leave the page, and an event that opens a dialog must not be lost. The last press, the last input and these
 *    events are kept and repeated then. Where a script cannot be loaded, the button does what it does without scripts.
 */
export const HEAD_SCRIPT = `
try {
  let d = document.documentElement.dataset;
  d.script = '';
  let follow = () => (d.at = location.hash.slice(1));
  follow();
  addEventListener('hashchange', follow);
  d.theme = localStorage.theme || '';
  sessionStorage.chatOpen && (d.chat = sessionStorage.chatOpen);
  sessionStorage.visited ??= d.firstLoad = '';
} catch {}
{
  let button, field, events = [];
  let heard = {
    click(event) {
      let pressed = event.target.closest('button');
      if (!pressed) return;
      button = pressed;
      event.preventDefault();
      event.stopImmediatePropagation();
    },
    input(event) {
      field = event.target;
    },
  };
  for (let type of ['open-contact', 'open-ai-chat', 'open-calculator']) heard[type] = (event) => events.push(event);
  for (let type in heard) addEventListener(type, heard[type], true);
  window.openCalculator = () => dispatchEvent(new Event('open-calculator'));
  document.addEventListener('DOMContentLoaded', () => {
    for (let type in heard) removeEventListener(type, heard[type], true);
    field?.dispatchEvent(new Event('input', { bubbles: true }));
    button?.click();
    events.forEach(dispatchEvent);
  });
}
`.replaceAll(/\n */g, '\n');

/** The browser prefetches a page when its link is hovered. */
export const SPECULATION_RULES = JSON.stringify({
  prefetch: [
    {
      where: { and: [{ href_matches: '/*' }, { not: { href_matches: ['/api/*', '/admin*'] } }] },
      eagerness: 'moderate',
    },
  ],
});
