import type { Page } from '@playwright/test';

/**
 * Makes the next element that React adds within a part of the page fail, once, as where a translator or an extension has
 * moved elements: its place is lost.
 *
 * @param within selector; other scripts of the page add elements too
 */
export async function failOnce(page: Page, within: string): Promise<void> {
  await page.evaluate((selector) => {
    const { appendChild, insertBefore } = Node.prototype;
    const failing = <Args extends unknown[], Result>(add: (this: Node, ...args: Args) => Result) =>
      function (this: Node, ...args: Args): Result {
        if (!(this instanceof Element && this.closest(selector))) return add.apply(this, args);
        Object.assign(Node.prototype, { appendChild, insertBefore });
        throw new DOMException('The node is not a child of this node.', 'NotFoundError');
      };
    Object.assign(Node.prototype, { appendChild: failing(appendChild), insertBefore: failing(insertBefore) });
  }, within);
}
