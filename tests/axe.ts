/** Barriers that axe finds on a page, for journeys and benchmarks. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import type { Page } from '@playwright/test';

interface Violation {
  /** Of axe's rule. */
  id: string;
  /** Selectors of the elements that break it. */
  targets: string[];
}

/** Rules about colors. All others give the same results in either theme. */
export const COLOR_RULES = ['color-contrast', 'link-in-text-block'];

const file = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

/**
 * The rules that a page breaks, or the modal dialog that is open on it.
 *
 * @param rules to examine, if not axe's default ones
 */
export async function violationsIn(page: Page, rules?: string[]): Promise<Violation[]> {
  // Once a page: compiling it takes as long as what it does.
  if (!(await page.evaluate(() => 'axe' in window))) {
    await page.evaluate(readFileSync(file, 'utf8'));
  }
  return page.evaluate(async (runOnly) => {
    const { run } = (window as unknown as { axe: typeof axe }).axe;
    const { violations } = await run(document.querySelector('dialog:modal') ?? document, {
      resultTypes: ['violations'],
      ...(runOnly && { runOnly }),
    });
    return violations.map(({ id, nodes }) => ({
      id,
      targets: nodes.map(({ target }) => target.join(' ')),
    }));
  }, rules);
}
