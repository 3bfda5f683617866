/** Islands that fail say so, and come back with what was typed. */
import type { Locator, Page } from '@playwright/test';
import {
  calculator as calculatorWords,
  chat as chatWords,
  contact,
  controls,
  scheduling as schedulingWords,
} from '#src/content/messages.ts';
import { formatDay } from '#src/domain/booking/words.ts';
import { site } from '#src/content/site.ts';
import { adminTest, atNight, demoAgency, expect, expectAccessible, onDesk } from '../fixtures.ts';
import { field } from '../admin-editor/editor.ts';
import * as calculator from '../calculator/calculator.ts';
import * as chat from '../chat/chat.ts';
import { button, calculatorButton, contactDialog, contactForm, failureNotice, menuItem, scheduler } from '../parts.ts';
import * as scheduling from '../scheduling/scheduler.ts';
import { entries, newPerson, write } from '../inbox/inbox.ts';
import { failOnce } from './fail-once.ts';

const { test, slot, phone } = scheduling;

const LOST = /NotFoundError: The node is not a child/;
test.use({ allowedErrors: [LOST] });

/** The site's words, or those of the admin, which is English. */
const again = new RegExp(`^(${controls.tryAgain}|Try again)$`);

/** Does what makes an island fail, and tries again. */
async function failAndTryAgain(
  page: Page,
  within: string,
  act: () => Promise<void>,
  notice = failureNotice(page),
): Promise<void> {
  await failOnce(page, within);
  await act();
  await button(notice, again).click();
  await expect(notice).toBeHidden();
}

const submit = (form: Locator) => () => form.getByRole('button', { name: contact.submit }).click();

test(
  'a dialog that fails offers other ways, is closed, and opens again with what was typed',
  onDesk,
  async ({ page }) => {
    await page.goto('/coming-soon');
    await menuItem(page, '/contact').click();
    const dialog = contactDialog(page);
    await dialog.getByLabel(contact.nameLabelInDialog).fill('Marguerite Oyelaran');
    await dialog.getByRole('checkbox').check();
    const notice = failureNotice(page);

    await failOnce(page, 'dialog');
    await submit(dialog)();
    await expect(notice).toBeFocused();
    await expect(notice.getByRole('link', { name: site.phone.text })).toHaveAttribute('href', site.phone.href);
    await expect(notice.getByRole('link', { name: site.email.support })).toBeVisible();
    await expect(notice).toBeInViewport({ ratio: 1 });
    await expectAccessible(page);
    await button(notice, controls.close).click();
    await expect(notice).toBeHidden();
    await menuItem(page, '/contact').click();
    await expect(dialog.getByLabel(contact.nameLabelInDialog)).toHaveValue('Marguerite Oyelaran');

    await failAndTryAgain(page, 'dialog', submit(dialog));
    await expect(dialog.getByLabel(contact.nameLabelInDialog)).toHaveValue('Marguerite Oyelaran');
    await expect(dialog.getByRole('checkbox')).toBeChecked();
  },
);

test('the contact page keeps what was typed before and after its script took over', onDesk, async ({ page }) => {
  await page.goto('/contact');
  const form = contactForm(page);
  await form.getByLabel(contact.nameLabel, { exact: true }).fill('Margaret');
  await form.getByLabel(contact.companyLabel).fill('Oyelaran Freight');
  await failAndTryAgain(page, '#contact-form', submit(form));
  await form.getByLabel(contact.nameLabel, { exact: true }).fill('Marguerite');
  await failAndTryAgain(page, '#contact-form', submit(form));
  await expect(form.getByLabel(contact.nameLabel, { exact: true })).toHaveValue('Marguerite');
  await expect(form.getByLabel(contact.companyLabel)).toHaveValue('Oyelaran Freight');
});

test(
  'a booking keeps its day, hour and number, and its confirmation',
  { tag: [onDesk.tag, atNight.tag] },
  async ({ page, date }) => {
    const dialog = await scheduling.open(page);
    await scheduling.chooseDay(dialog, date);
    await slot(dialog, '10:00', date).check();
    await dialog.getByLabel(schedulingWords.phone).fill('+1');
    const send = () => dialog.getByRole('button', { name: schedulingWords.submit }).click();
    await failAndTryAgain(page, 'dialog', send);
    await expect(dialog.getByRole('button', { name: formatDay(date), exact: true })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await expect(slot(dialog, '10:00', date)).toBeChecked();
    await dialog.getByLabel(schedulingWords.phone).fill(phone);
    await failAndTryAgain(page, 'dialog', send);
    await expect(dialog.getByRole('heading', { name: schedulingWords.isBooked })).toBeVisible();
    await dialog.getByRole('button', { name: schedulingWords.done }).click();
    await scheduling.opener(page).click();
    await expect(scheduler(page).getByLabel(schedulingWords.phone)).toHaveValue(phone);
  },
);

test(
  'a call that is being moved keeps the chosen day',
  { tag: [onDesk.tag, atNight.tag] },
  async ({ page, calls, date }) => {
    const { confirmationCode } = await calls.book(date, '10:00');
    await page.goto(`/call#${confirmationCode}`);
    const main = page.getByRole('main');
    await main.getByRole('button', { name: schedulingWords.move }).click();
    await scheduling.chooseDay(main, date);
    await expect(slot(main, '14:00', date)).toBeEnabled();
    await failAndTryAgain(page, 'main', () => main.getByRole('button', { name: schedulingWords.move }).click());
    await expect(main.getByRole('button', { name: formatDay(date), exact: true })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
  },
);

test('the chat keeps its draft', onDesk, async ({ page }) => {
  await page.route(chat.CHATBOT, () => {});
  const window = await chat.open(page);
  await chat.textbox(page).fill('And how lo');
  const suggestion = window.getByRole('list', { name: chatWords.suggestedQuestions }).getByRole('button').first();
  await failAndTryAgain(page, '.window', () => suggestion.click());
  await expect(chat.textbox(page)).toHaveValue('And how lo');
  await expect(window).toBeVisible();
});

test(
  'the calculator keeps its inputs, wrong ones too',
  { tag: [onDesk.tag, demoAgency.tag, atNight.tag] },
  async ({ page }) => {
    const window = await calculator.open(page);
    await window.getByRole('button', { name: 'Dental clinics' }).click();
    const people = window.getByLabel(calculatorWords.peopleThere, { exact: true });
    await people.fill('12');
    await failAndTryAgain(page, '.window', () => people.fill('twelve'));
    await expect(people).toHaveValue('twelve');
    await expect(calculator.textbox(page)).toHaveValue('Dental clinics');
    await button(window, calculatorWords.close).click();
    await expect(calculatorButton(page)).toBeFocused();
  },
);

adminTest.describe('in the admin', () => {
  adminTest.use({ allowedErrors: [LOST] });

  adminTest('a dialog that fails can be closed, and a screen be tried again', onDesk, async ({ page, allowErrors }) => {
    // What is refused is said at its field.
    allowErrors(/status of 422/);
    await page.goto('/admin-dashboard/account');
    const opener = button(page.getByRole('region', { name: 'How you sign in' }), 'Change password');
    await opener.click();
    await page.getByRole('dialog').getByLabel('Current password').fill('typed before it failed');
    await failOnce(page, 'dialog');
    await page.getByRole('dialog').getByRole('button', { name: 'Change password' }).click();
    const failed = page.getByRole('dialog', { name: 'Something went wrong here' });
    await expectAccessible(page);
    await button(failed, 'Try again').click();
    await expect(page.getByRole('dialog').getByLabel('Current password')).toHaveValue('typed before it failed');
    await failOnce(page, 'dialog');
    await page.getByRole('dialog').getByRole('button', { name: 'Change password' }).click();
    await button(failed, 'Close').first().click();
    await expect(failed).toBeHidden();
    await expect(opener).toBeFocused();
    await opener.click();
    await expect(page.getByRole('dialog').getByLabel('Current password')).toHaveValue('');

    await page.goto('/admin-dashboard/users');
    await button(page, 'Invite someone').click();
    const invitation = page.getByRole('dialog');
    await invitation.getByLabel('Email').fill('eddie@agency.example');
    await invitation.getByLabel(/^Owner/).check();
    await failAndTryAgain(page, 'dialog', () => button(page, 'Create the link').click(), failed);
    await expect(invitation.getByLabel('Email')).toHaveValue('eddie@agency.example');
    await expect(invitation.getByLabel(/^Owner/)).toBeChecked();

    const person = newPerson();
    await write(page, person);
    await page.goto('/admin-dashboard/inbox');
    // Nothing is loading anymore.
    await expect(entries(page).filter({ hasText: person.name })).toBeVisible();
    const state = page.getByRole('combobox', { name: 'State' });
    await failAndTryAgain(page, '#screen', () => state.selectOption('Handled').then(() => {}));
    await expect(state).toBeVisible();
  });

  adminTest('the editor keeps what was written', onDesk, async ({ page }) => {
    await page.goto('/admin-dashboard/blog/post');
    await field(page, 'Title').fill('A letter to freight brokers');
    // Nothing is loading anymore.
    await expect(page.locator('.write-text')).toBeVisible();
    await failAndTryAgain(page, '#editor', () => page.getByRole('tab', { name: 'Preview' }).click());
    await expect(field(page, 'Title')).toHaveValue('A letter to freight brokers');
  });
});
