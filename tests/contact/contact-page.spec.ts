import type { Locator } from '@playwright/test';
import { calendar, contact, controls } from '#src/content/messages.ts';
import { contactTabs, partnershipTypes, salesAside, supportFaq } from '#src/content/contact.data.ts';
import { closingCall } from '#src/content/home.data.ts';
import { site } from '#src/content/site.ts';
import { expect, expectAccessible, firefoxFirst, onDesk, test } from '../fixtures.ts';
import { contactDialog, contactForm as form, expectLink, fillContact } from '../parts.ts';

const tabOf = (id: string) => contactTabs.find((tab) => tab.id === id)?.label ?? '';

test('tabs follow the address; a message goes to the tab’s department', onDesk, async ({ page }) => {
  await page.goto('/contact#support');
  await expect(page.getByRole('tab', { name: tabOf('support') })).toHaveAttribute('aria-selected', 'true');
  for (const { answer } of supportFaq) {
    await expect(page.getByRole('tabpanel')).toContainText(answer);
  }
  await expectAccessible(page);

  await page.getByRole('tab', { name: tabOf('partnerships') }).click();
  await expect(page).toHaveURL('/contact#partnerships');
  for (const { title } of partnershipTypes) {
    await expect(page.getByRole('tabpanel')).toContainText(title);
  }
  const { partnerships } = site.email;
  await expectLink(page.getByRole('tabpanel'), partnerships, `mailto:${partnerships}`);

  await page.keyboard.press('ArrowLeft');
  await expect(page).toHaveURL('/contact#sales');
  await expect(page.getByRole('tab', { name: tabOf('sales') })).toBeFocused();
  // With Alt, the key is a shortcut of the browser.
  await page.keyboard.press('Alt+ArrowRight');
  await expect(page).toHaveURL('/contact#sales');
  await expect(page.getByRole('tabpanel')).toContainText(site.hours.text);
  await expect(page.getByRole('button', { name: salesAside.chatButton })).toBeVisible();

  await page.evaluate(() => (location.hash = '#support'));
  await expect(page.getByRole('tab', { name: tabOf('support') })).toHaveAttribute('aria-selected', 'true');
  await page.getByRole('tab', { name: tabOf('partnerships') }).click();
  await fillContact(form(page));
  // Stamped on the sheet as soon as somebody writes.
  if (site.answerHours) await expect(page.getByText(new RegExp(`^${calendar.answerBy('')}.*, `))).toBeVisible();
  const besideForm = () =>
    page.getByRole('tabpanel').evaluate((panel) => panel.getBoundingClientRect().top + window.scrollY);
  const place = await besideForm();
  const sent = page.waitForRequest('**/api/contact');
  await form(page).getByRole('button', { name: contact.submit }).click();
  expect((await sent).postDataJSON()).toMatchObject({
    department: 'partnerships',
    company: 'Oyelaran Freight',
    consent: true,
  });
  await expect(form(page).getByRole('heading', { name: contact.thanksTitle })).toBeVisible();
  // What stands beside the form stays where it is.
  expect(await besideForm()).toBe(place);
  await expect(page.getByRole('status')).toContainText(contact.sentTitle);
  await expect(form(page).getByLabel(contact.nameLabel, { exact: true })).toHaveValue('');
  const receipt = form(page).getByRole('group', { name: contact.receipt });
  await expect(receipt).toContainText('Marguerite Oyelaran');
  await form(page).getByRole('button', { name: contact.closeReceipt }).click();
  await expect(receipt).toBeHidden();
  await expect(form(page).getByLabel(contact.nameLabel, { exact: true })).toBeFocused();
});

test('errors are summed up and link to fields; a draft is stored without the department', onDesk, async ({ page }) => {
  await page.goto('/contact#support');
  await form(page).getByLabel(contact.nameLabel, { exact: true }).fill('J');
  await form(page).getByRole('button', { name: contact.submit }).click();
  const summary = form(page).getByRole('alert', { name: controls.thereIsAProblem });
  await expect(summary).toBeFocused();
  await expect(summary.getByRole('link')).toHaveText([
    contact.nameTooShort,
    contact.emailInvalid,
    contact.companyMissing,
    contact.messageTooShort,
    contact.consentMissing,
  ]);
  await expectAccessible(page);
  await summary.getByRole('link', { name: contact.companyMissing }).click();
  const company = form(page).getByLabel(contact.companyLabel);
  await expect(company).toBeFocused();
  await expect(company).toHaveAccessibleDescription(contact.companyMissing);

  await company.fill('Oyelaran Freight');
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('contactDraft'))).toContain('Oyelaran');
  const consent = form(page).getByRole('checkbox');
  await consent.check();
  await page.goto('/contact');
  await expect(company).toHaveValue('Oyelaran Freight');
  await expect(consent).not.toBeChecked();

  await page.goto('/');
  await page.getByRole('main').getByRole('button', { name: closingCall.contactButton }).click();
  const dialog = contactDialog(page);
  await expect(dialog.getByLabel(contact.companyLabel)).toHaveValue('Oyelaran Freight');
  await fillContact(dialog);
  const sent = page.waitForRequest('**/api/contact');
  await dialog.getByRole('button', { name: contact.submit }).click();
  expect((await sent).postDataJSON()).not.toHaveProperty('department');
  await expect(dialog.getByText(contact.thanksTitle)).toBeVisible();
});

test('somebody in trouble finds the telephone number first', firefoxFirst, async ({ page }) => {
  await page.goto('/contact#support');
  const support = page.getByRole('tabpanel');
  const number = support.getByRole('link', { name: site.phone.text });
  await expect(number).toBeInViewport();
  await expect(support).toContainText(new RegExp(`${calendar.openUntil('')}|${calendar.closedNow}`));
  const top = async (part: Locator) => (await part.boundingBox())?.y ?? 0;
  const isPhone = (page.viewportSize()?.width ?? 0) < 960;
  if (isPhone) expect(await top(form(page))).toBeGreaterThan(await top(number));
  await page.getByRole('tab', { name: tabOf('sales') }).click();
  if (isPhone) {
    expect(await top(form(page))).toBeLessThan(await top(page.getByRole('tabpanel')));
  }
});
