import type { Locator, Page } from '@playwright/test';
import { partnershipTypes, salesAside, supportFaq } from '#src/content/contact.data.ts';
import { closingCall } from '#src/content/home.data.ts';
import { site } from '#src/content/site.ts';
import { expect, expectAccessible, test } from './fixtures.ts';
import { contactDialog } from './parts.ts';

const form = (page: Page) => page.locator('#contact-form');

async function fill(page: Page): Promise<void> {
  await form(page).getByLabel('Name', { exact: true }).fill('Marguerite Oyelaran');
  await form(page).getByLabel('Email').fill('marguerite@oyelaran.example');
  await form(page).getByLabel('Company').fill('Oyelaran Freight');
  await form(page).getByLabel('Message').fill('Three of us retype delivery notes.');
  await form(page)
    .getByRole('checkbox', { name: /Privacy Policy/ })
    .check();
}

test('somebody in trouble finds the telephone number first, and whether it is answered now', async ({
  page,
}) => {
  await page.goto('/contact#support');
  const support = page.getByRole('tabpanel');
  const number = support.getByRole('link', { name: site.phone.text });
  await expect(number).toBeInViewport();
  await expect(support).toContainText(/Open now, until|Closed now\. Opens/);
  const top = async (part: Locator) => (await part.boundingBox())?.y ?? 0;
  const isPhone = (page.viewportSize()?.width ?? 0) < 960;
  if (isPhone) expect(await top(form(page))).toBeGreaterThan(await top(number));
  await page.getByRole('tab', { name: 'Sales' }).click();
  if (isPhone) {
    expect(await top(form(page))).toBeLessThan(await top(page.getByRole('tabpanel')));
  }
});

test('the tabs follow the address and change it', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/contact#support');
  await expect(page.getByRole('tab', { name: 'Support' })).toHaveAttribute('aria-selected', 'true');
  for (const { answer } of supportFaq) {
    await expect(page.getByRole('tabpanel')).toContainText(answer);
  }
  await expectAccessible(page);

  await page.getByRole('tab', { name: 'Partnerships' }).click();
  await expect(page).toHaveURL('/contact#partnerships');
  for (const { title } of partnershipTypes) {
    await expect(page.getByRole('tabpanel')).toContainText(title);
  }
  const { partnerships } = site.email;
  await expect(
    page.getByRole('tabpanel').getByRole('link', { name: partnerships }),
  ).toHaveAttribute('href', `mailto:${partnerships}`);

  await page.keyboard.press('ArrowLeft');
  await expect(page).toHaveURL('/contact#sales');
  await expect(page.getByRole('tab', { name: 'Sales' })).toBeFocused();
  // With Alt, the key is a shortcut of the browser.
  await page.keyboard.press('Alt+ArrowRight');
  await expect(page).toHaveURL('/contact#sales');
  await expect(page.getByRole('tabpanel')).toContainText(site.hours.text);
  await expect(page.getByRole('button', { name: salesAside.chatButton })).toBeVisible();

  await page.evaluate(() => (location.hash = '#support'));
  await expect(page.getByRole('tab', { name: 'Support' })).toHaveAttribute('aria-selected', 'true');
});

test("a message is sent to the chosen tab's department and thanked for two seconds", async ({
  page,
}) => {
  await page.goto('/contact#partnerships');
  await fill(page);
  const sent = page.waitForRequest('**/api/contact');
  await form(page).getByRole('button', { name: 'Submit' }).click();
  expect((await sent).postDataJSON()).toMatchObject({
    department: 'partnerships',
    company: 'Oyelaran Freight',
    consent: true,
  });
  await expect(form(page).getByRole('heading', { name: 'Thank You!' })).toBeVisible();
  await expect(page.getByRole('status')).toContainText('Message sent!');
  await expect(form(page).getByLabel('Name', { exact: true })).toHaveValue('');
});

test.describe('with motion', { tag: '@phone' }, () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('the sheet files itself, the receipt stays, and nothing moves when the form returns', async ({
    page,
  }) => {
    await page.goto('/contact');
    await fill(page);
    await form(page).getByRole('button', { name: 'Submit' }).click();
    await expect(form(page).getByRole('heading', { name: 'Thank You!' })).toBeVisible();
    await page.evaluate(() => {
      new PerformanceObserver((list) => {
        document.body.dataset.shifts = list
          .getEntries()
          .map(({ name }) => name)
          .join();
      }).observe({ type: 'layout-shift' });
    });
    const receipt = form(page).getByRole('group', { name: 'Receipt' });
    await expect(receipt).toBeInViewport();
    await expect(receipt).toContainText('Marguerite Oyelaran');
    await expect(form(page).getByLabel('Name', { exact: true })).toHaveValue('');
    await expect(receipt).toContainText('Three of us retype delivery notes.');
    await expect(page.locator('.filed-sheet')).toBeHidden();
    await expect(page.locator('body')).not.toHaveAttribute('data-shifts');
  });
});

test(
  'errors are summed up above the form, and each links to its field',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.goto('/contact');
    await form(page).getByLabel('Name', { exact: true }).fill('J');
    await form(page).getByRole('button', { name: 'Submit' }).click();
    const summary = form(page).getByRole('alert', { name: 'There is a problem' });
    await expect(summary).toBeFocused();
    await expect(summary.getByRole('link')).toHaveText([
      'Name must be at least 2 characters',
      'Please enter a valid email address',
      'Company name is required',
      'Message must be at least 10 characters',
      'You must agree to the terms',
    ]);
    await expectAccessible(page);
    await summary.getByRole('link', { name: 'Company name is required' }).click();
    await expect(form(page).getByLabel('Company')).toBeFocused();
    await expect(form(page).getByLabel('Company')).toHaveAccessibleDescription(
      'Company name is required',
    );
  },
);

test(
  'a draft is restored; the department is not stored for other pages',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.goto('/contact#support');
    const company = form(page).getByLabel('Company');
    // Drafts are stored once the form's code has loaded.
    await expect(async () => {
      await company.fill('');
      await company.fill('Oyelaran Freight');
      expect(await page.evaluate(() => sessionStorage.getItem('contactDraft'))).toContain(
        'Oyelaran',
      );
    }).toPass();
    await page.goto('/contact');
    await expect(company).toHaveValue('Oyelaran Freight');

    await page.goto('/');
    await page.getByRole('main').getByRole('button', { name: closingCall.contactButton }).click();
    const dialog = contactDialog(page);
    await expect(dialog.getByLabel('Company')).toHaveValue('Oyelaran Freight');
    await dialog.getByLabel('Full Name').fill('Marguerite Oyelaran');
    await dialog.getByLabel('Email').fill('marguerite@oyelaran.example');
    await dialog.getByLabel('How can we help?').fill('Three of us retype delivery notes.');
    await dialog.getByRole('checkbox').check();
    const sent = page.waitForRequest('**/api/contact');
    await dialog.getByRole('button', { name: 'Submit' }).click();
    expect((await sent).postDataJSON()).not.toHaveProperty('department');
    await expect(dialog.getByText('Thank You!')).toBeVisible();
  },
);

test.describe('without scripts', { tag: '@desktop' }, () => {
  test.use({ javaScriptEnabled: false });

  test('all three tabs can be read and the form can be sent', async ({ page }) => {
    await page.goto('/contact');
    const texts = [
      ...partnershipTypes.map(({ title }) => title),
      ...supportFaq.map(({ answer }) => answer),
    ];
    for (const text of texts) await expect(page.getByText(text, { exact: true })).toBeVisible();
    await page.getByRole('radio', { name: 'support' }).check();
    await fill(page);
    const answer = page.waitForResponse('**/api/contact');
    await form(page).getByRole('button', { name: 'Submit' }).click();
    expect((await answer).status()).toBe(201);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Thank You!');
    await expect(page.getByRole('group', { name: 'Receipt' })).toContainText(
      site.answerHours ? 'Answer by' : 'Reference',
    );
  });

  test.describe('where a field is wrong', () => {
    test.use({ allowedErrors: [/422/] });

    test("a rejected form comes back with the visitor's input", async ({ page }) => {
      await page.goto('/contact');
      await form(page).getByLabel('Company').fill('Oyelaran Freight');
      const answer = page.waitForResponse('**/api/contact');
      await form(page).getByRole('button', { name: 'Submit' }).click();
      expect((await answer).status()).toBe(422);
      await expect(page.getByText('You must agree to the terms').first()).toBeVisible();
      await expect(page.getByLabel('Company')).toHaveValue('Oyelaran Freight');
    });
  });

  test('the buttons that open the dialog lead to the contact page', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: closingCall.contactButton }).click();
    await expect(page).toHaveURL(/\/contact/);
  });
});
