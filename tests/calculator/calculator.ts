import type { Locator, Page } from '@playwright/test';
import { expect } from '../fixtures.ts';
import { calculatorButton } from '../parts.ts';

export const ANALYSIS = '**/api/webhook/industry-analysis';

/** The window: a region beside the page, on a phone a dialog over it. */
export const windowOf = (page: Page) =>
  page
    .getByRole('region', { name: 'Industry ROI Calculator' })
    .or(page.getByRole('dialog', { name: 'Industry ROI Calculator' }));
export const textbox = (page: Page) => windowOf(page).getByRole('textbox', { name: 'Industry' });

/** A result of the spec, without the embedded model's additions. */
export const freight = {
  industry: 'Freight brokers',
  automation_cases: ['Invoice capture to ledger', 'Delivery proof to billing'],
  estimated_employees_replaced: { min: 2, max: 4 },
  estimated_automation_cost_usd: { min: 18_000, max: 42_000 },
  estimated_savings_per_year_usd: { min: 96_000, max: 180_000 },
};

export async function open(page: Page, path = '/coming-soon'): Promise<Locator> {
  await page.goto(path);
  await calculatorButton(page).click();
  await expect(textbox(page)).toBeFocused();
  return windowOf(page);
}

export async function analyze(page: Page, industry: string): Promise<void> {
  await textbox(page).fill(industry);
  await page.keyboard.press('Enter');
}
