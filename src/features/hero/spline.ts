import { home } from '#src/content/messages.ts';

/** Shows a Spline scene instead of ours, in an iframe, which the content policy must allow. */
export function start(root: HTMLElement, address: string): void {
  const frame = document.createElement('iframe');
  frame.setAttribute('credentialless', '');
  frame.title = home.decorativeScene;
  frame.loading = 'lazy';
  frame.tabIndex = -1;
  frame.src = address;
  frame.addEventListener('load', () => root.toggleAttribute('data-playing', true));
  root.append(frame);

  matchMedia('(prefers-reduced-motion: reduce)').addEventListener('change', ({ matches }) => {
    root.toggleAttribute('data-playing', !matches);
    if (matches) frame.remove();
    else root.append(frame);
  });
}
