/** Every island on a page that the browser translates. */
import { consent } from '#src/content/consent.ts';
import {
  calculator as calculatorWords,
  chat as chatMessages,
  contact,
  controls,
  scheduling as schedulingWords,
} from '#src/content/messages.ts';
import { chatWords } from '#src/content/chat.data.ts';
import { atNight, demoAgency, expect, firefoxFirst, hold } from '../fixtures.ts';
import * as calculator from '../calculator/calculator.ts';
import * as chat from '../chat/chat.ts';
import { contactDialog, contactForm, failureNotice, fillContact, menuItem, scheduler } from '../parts.ts';
import * as scheduling from '../scheduling/scheduler.ts';
import { translate } from './translate.ts';

const { test, slot } = scheduling;

test.afterEach(async ({ page }) => expect(failureNotice(page)).toHaveCount(0));

test('a call is booked, after another day and hour were chosen', async ({ page, date }) => {
  const dialog = await scheduling.open(page);
  await translate(page);
  const other = scheduling.days.find((day) => day > date && day.slice(0, 7) === date.slice(0, 7)) ?? date;
  await scheduling.chooseDay(dialog, other);
  await slot(dialog, '11:00', other).check();
  await dialog.getByRole('button', { name: schedulingWords.nextMonth }).click();
  await dialog.getByRole('button', { name: schedulingWords.previousMonth }).click();
  await dialog.getByRole('button', { name: schedulingWords.submit }).click();
  await expect(dialog.getByLabel(schedulingWords.phone)).toHaveAttribute('aria-invalid', 'true');
  await scheduling.bookIn(dialog, date, '10:00');
  await dialog.getByRole('button', { name: schedulingWords.done }).click();
  await expect(dialog).toBeHidden();
});

test('a call is moved and canceled', firefoxFirst, async ({ page, calls, date }) => {
  const { confirmationCode } = await calls.book(date, '10:00');
  await page.goto(`/call#${confirmationCode}`);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: schedulingWords.isBooked })).toBeVisible();
  await translate(page);
  await main.getByRole('button', { name: schedulingWords.move }).click();
  await scheduling.chooseDay(main, date);
  await slot(main, '14:00', date).check();
  await main.getByRole('button', { name: schedulingWords.move }).click();
  await expect(main.getByRole('heading', { name: schedulingWords.isMoved })).toBeVisible();
  await main.getByRole('button', { name: schedulingWords.cancel }).click();
  await page.getByRole('dialog').getByRole('button', { name: schedulingWords.cancel }).click();
  await expect(main.getByRole('heading', { name: schedulingWords.isCanceled })).toBeVisible();
});

test(
  'the assistant is asked, and asked again by its suggestion; its offer opens the scheduler',
  atNight,
  async ({ page }) => {
    const answers = [
      { response: 'We **automate** it. [Services](/services).\n\nAnd more.', suggestions: ['What does it cost?'] },
      { response: 'It depends.\n\n[Schedule a call](#schedule-a-call)' },
    ];
    await page.route(chat.CHATBOT, (route) => route.fulfill({ json: answers.shift() }));
    const window = await chat.open(page);
    await translate(page);
    await chat.textbox(page).fill('x'.repeat(1900));
    await expect(window).toContainText(chatMessages.charactersLeft(100));
    await chat.textbox(page).fill('x'.repeat(2010));
    await expect(window).toContainText(chatMessages.charactersTooMany(10));
    await chat.ask(page, 'What do you do?');
    await expect(window).not.toContainText('characters');
    await expect(chat.log(page)).toContainText('We automate it. Services.');
    await window.getByRole('button', { name: 'What does it cost?' }).click();
    await expect(chat.log(page)).toContainText('It depends.');
    await window.getByRole('button', { name: 'Schedule a call' }).click();
    await scheduler(page).getByRole('button', { name: controls.close, exact: true }).click();
    await window.getByRole('button', { name: chatWords.clear }).click();
    await expect(chat.log(page)).not.toContainText('It depends.');
  },
);

test('an industry is analyzed, its figures follow its assumptions', demoAgency, async ({ page }) => {
  const window = await calculator.open(page);
  await translate(page);
  await window.getByRole('button', { name: 'Dental clinics' }).click();
  const people = window.getByLabel(calculatorWords.peopleThere, { exact: true });
  const saving = window.getByRole('article').locator('strong').first();
  const own = await saving.innerText();
  const ownPeople = await people.inputValue();
  await people.fill('none');
  await expect(people).toHaveAttribute('aria-invalid', 'true');
  await people.fill(String(Number(ownPeople) * 3));
  await expect(saving).not.toHaveText(own);
  await window.getByRole('button', { name: calculatorWords.backToOurs }).click();
  await expect(saving).toHaveText(own);
  await calculator.analyze(page, 'Law firms');
  await expect(window.getByRole('article', { name: 'Law firms' })).toBeVisible();
});

test('a message of the dialog is corrected and sent', atNight, async ({ page }) => {
  await page.goto('/coming-soon');
  await menuItem(page, '/contact').click();
  const dialog = contactDialog(page);
  await expect(dialog).toBeVisible();
  await translate(page);
  await dialog.getByRole('button', { name: contact.submit }).click();
  await expect(dialog).toContainText(contact.companyMissing);
  await fillContact(dialog);
  await dialog.getByRole('button', { name: contact.submit }).click();
  await expect(dialog).toContainText(contact.thanksTitle);
  await expect(dialog).toBeHidden();
});

test('a message of the contact page, translated before its script takes over, is corrected and sent', async ({
  page,
  allowErrors,
}) => {
  // Hydration finds other elements than it expects, and React builds the form anew.
  allowErrors(/React error #418/);
  const release = await hold(page, '**/_astro/page-form-island*.js');
  await page.goto('/contact');
  await translate(page);
  const form = contactForm(page);
  await form
    .getByText(String(consent((policy) => policy)[0]).trim())
    .evaluate((text) => (text.textContent = 'Ich stimme zu: '));
  const name = form.getByLabel(contact.nameLabel, { exact: true });
  await name.evaluate((field) => field.setAttribute('data-old', ''));
  await name.pressSequentially('Marg');
  release();
  await expect(form.locator('[data-old]')).toHaveCount(0);
  // The focus and the caret are where they were.
  await page.keyboard.type('uerite');
  await expect(name).toHaveValue('Marguerite');
  await form.getByRole('button', { name: contact.submit }).click();
  await expect(form.getByRole('alert')).toContainText(contact.companyMissing);
  await fillContact(form);
  await expect(form.getByRole('alert')).toHaveCount(0);
  await form.getByRole('button', { name: contact.submit }).click();
  await expect(form).toContainText(contact.thanksTitle);
  await expect(form.getByLabel(contact.companyLabel)).toHaveValue('');
  await expect(form.getByRole('group', { name: contact.receipt })).toContainText('Marguerite Oyelaran');
});

test(
  'ideas are found by their category, whatever it is called in the translation',
  { tag: [demoAgency.tag, firefoxFirst.tag] },
  async ({ page }) => {
    await page.goto('/services');
    await translate(page);
    await page.evaluate(() => {
      for (const name of document.querySelectorAll('option:not([value=""]), [data-category]'))
        name.append(' (translated)');
    });
    await page.getByRole('combobox', { name: 'Category' }).selectOption('Finance (translated)');
    const ideas = page.locator('#ideas').getByRole('article').filter({ visible: true });
    await expect(page.getByText(/^Showing \d+ of \d+ automations in Finance$/)).toBeVisible();
    await expect(ideas.first()).toContainText('Finance (translated)');
  },
);
