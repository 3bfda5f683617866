import type { Page } from '@playwright/test';

/**
 * Text that cannot be read in the current layout: it is outside the window, cut off, or overlaps something else.
 *
 * @returns one line each
 */
export function unreadable(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    const found: string[] = [];
    if (scrollWidth > clientWidth) found.push(`the page is ${scrollWidth} of ${clientWidth} px wide`);

    const nameOf = (element: Element) =>
      `${element.localName}.${element.className}: “${element.textContent?.trim().slice(0, 40)}”`;
    const chain = (element: Element | null): Element[] => (element ? [element, ...chain(element.parentElement)] : []);
    const styles = new Map<Element, CSSStyleDeclaration>();
    const styleOf = (element: Element) => {
      const style = styles.get(element) ?? getComputedStyle(element);
      styles.set(element, style);
      return style;
    };

    /** The box of a line is higher than its letters. */
    const lettersOf = ({ x, y, width, height }: DOMRect, size: number) => {
      const high = Math.min(height, size * 0.72);
      return new DOMRect(x, y + (height - high) / 2, width, high);
    };

    /** Pieces of text as they are painted, with the element of each. */
    const painted: { element: HTMLElement; box: DOMRect; floats: Element | undefined }[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const element = walker.currentNode.parentElement;
      if (!element || !walker.currentNode.nodeValue?.trim()) continue;
      if (element.closest('svg, template, noscript, script, style, .sr-only')) continue;
      if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      const around = chain(element);
      const range = document.createRange();
      range.selectNodeContents(walker.currentNode);
      // Content that scrolls or is shown in parts is outside the window on purpose.
      const scrolls = around.find((parent) =>
        /auto|scroll/.test(`${styleOf(parent).overflowX}${styleOf(parent).overflowY}`),
      );
      const clips = around.find((parent) => /hidden|clip/.test(styleOf(parent).overflowX));
      const clamped = around.some((parent) => styleOf(parent).webkitLineClamp !== 'none');
      const hidden = around.some((parent) => styleOf(parent).clipPath.includes('inset('));
      if (hidden) continue;
      const size = parseFloat(styleOf(element).fontSize);
      for (const box of range.getClientRects()) {
        if (box.width < 1 || box.height < 1) continue;
        const frame = clips?.getBoundingClientRect();
        if (scrolls || clamped) continue;
        if (frame && (box.right > frame.right + 1 || box.left < frame.left - 1)) {
          found.push(`cut off: ${nameOf(element)}`);
        }
        if (frame && (box.top > frame.bottom - 2 || box.bottom < frame.top + 2)) {
          found.push(`out of its frame: ${nameOf(element)}`);
        }
        if (box.right > clientWidth + 1 || box.left < -1) found.push(`outside: ${nameOf(element)}`);
        const floats = around.find((parent) => /fixed|sticky/.test(styleOf(parent).position));
        painted.push({ element, box: lettersOf(box, size), floats });
      }
    }

    painted.sort((a, b) => a.box.top - b.box.top);
    for (const [index, one] of painted.entries()) {
      for (const other of painted.slice(index + 1)) {
        if (other.box.top > one.box.bottom) break;
        if (one.floats !== other.floats) continue;
        const across = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
        const down = Math.min(one.box.bottom, other.box.bottom) - other.box.top;
        if (across > 2 && down > 2) {
          found.push(`${nameOf(one.element)} lies on ${nameOf(other.element)}`);
        }
      }
    }
    return [...new Set(found)];
  });
}
