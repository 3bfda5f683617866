/** How far the mouse must move to drag instead of click, in px. */
const THRESHOLD = 6;

/** Lets a mouse drag a scrolling row, as touch does natively; `onDrop` receives the last direction, 1 toward later slides. */
export function dragByMouse(track: HTMLElement, onDrop: (towards: 1 | -1) => void): void {
  track.addEventListener('pointerdown', (down) => {
    if (down.pointerType !== 'mouse' || down.button !== 0) return;
    let x = down.clientX;
    let towards: 1 | -1 = 1;
    const listening = new AbortController();
    const { signal } = listening;

    const start = () => {
      track.dataset.moving = 'drag';
      // The click that ends the drag then goes to the row, not to a button in a slide.
      track.setPointerCapture(down.pointerId);
      getSelection()?.removeAllRanges();
    };
    const move = ({ clientX }: PointerEvent) => {
      if (track.dataset.moving !== 'drag') {
        if (Math.abs(clientX - x) < THRESHOLD) return;
        start();
      }
      if (clientX === x) return;
      towards = clientX < x ? 1 : -1;
      track.scrollLeft += x - clientX;
      x = clientX;
    };
    const drop = () => {
      listening.abort();
      if (track.dataset.moving !== 'drag') return;
      track.dataset.moving = '';
      onDrop(towards);
    };
    addEventListener('pointermove', move, { signal });
    addEventListener('pointerup', drop, { signal });
    addEventListener('pointercancel', drop, { signal });
  });
}
