/** How far a mouse goes before it drags instead of clicking, in px. */
const THRESHOLD = 6;

/**
 * Lets a mouse pull a scrolling row along, as a finger does by itself. While it does,
 * `data-moving="drag"` stands on the row.
 *
 * @param onDrop is told which way the row went at last: 1 to later slides, -1 to earlier ones.
 */
export function dragByMouse(track: HTMLElement, onDrop: (towards: 1 | -1) => void): void {
  track.addEventListener('pointerdown', (down) => {
    if (down.pointerType !== 'mouse' || down.button !== 0) return;
    let x = down.clientX;
    let towards: 1 | -1 = 1;
    const listening = new AbortController();
    const { signal } = listening;

    const start = () => {
      track.dataset.moving = 'drag';
      // The click that ends the drag then belongs to the row, and not to a button in a slide.
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
