/**
 * Shows a Spline scene by its address instead of ours, in a frame of its own: the vendor's player and
 * its licence stay on the vendor's side. The policy has to allow that address as a frame.
 */
export function start(root: HTMLElement, address: string): void {
  const frame = document.createElement('iframe');
  frame.setAttribute('credentialless', '');
  frame.title = 'Decorative 3D scene';
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
