import type { Locator, Page } from '@playwright/test';
import { calculator } from '#src/content/messages.ts';
import { expect } from '../fixtures.ts';
import { calculatorButton, calculatorWindow } from '../parts.ts';

export const ANALYSIS = '**/api/webhook/industry-analysis';

export const textbox = (page: Page) => calculatorWindow(page).getByRole('textbox', { name: calculator.industry });

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
  return calculatorWindow(page);
}

export async function analyze(page: Page, industry: string): Promise<void> {
  await textbox(page).fill(industry);
  await page.keyboard.press('Enter');
}
