import { type RefObject, useLayoutEffect } from 'react';

/**
 * Makes a field of the class `field-sizing-content` as high as its text where the browser cannot (Safari before 26.2, Firefox
 * before 152).
 *
 * @param text what is in the field
 */
export function useFitToText(field: RefObject<HTMLTextAreaElement | null>, text: unknown): void {
  useLayoutEffect(() => fit(field.current), [field, text]);
  useLayoutEffect(() => {
    // Also when it is shown, and when its lines become shorter.
    const observer = new ResizeObserver(() => fit(field.current));
    if (field.current) observer.observe(field.current);
    return () => observer.disconnect();
  }, [field]);
}

function fit(field: HTMLTextAreaElement | null): void {
  if (!field?.matches('.field-sizing-content') || CSS.supports('field-sizing', 'content')) return;
  field.style.height = 'auto';
  // The lines and padding; what remains are borders.
  const height = field.scrollHeight + field.offsetHeight - field.clientHeight;
  field.style.height = height > 0 ? `${height}px` : '';
}
