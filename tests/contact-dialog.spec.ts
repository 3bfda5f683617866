import type { Locator, Page } from '@playwright/test';
import { closingCall } from '#src/content/home.data.ts';
import { site } from '#src/content/site.ts';
import { expect, expectAccessible, expectNoToast, test } from './fixtures.ts';
import { contactDialog, toasts } from './parts.ts';

const answerBy = site.answerHours ? `Answer by.*day, .* ${site.zoneName}` : '';

async function open(page: Page): Promise<Locator> {
  await page.goto('/');
  const opener = page.getByRole('button', { name: closingCall.contactButton });
  await opener.click();
  await expect(contactDialog(page)).toBeVisible();
  return opener;
}

async function fill(dialog: Locator): Promise<void> {
  await dialog.getByLabel('Full Name').fill('Marguerite Oyelaran');
  await dialog.getByLabel('Email').fill('marguerite@oyelaran.example');
  await dialog.getByLabel('Company').fill('Oyelaran Freight');
  await dialog.getByLabel('How can we help?').fill('Three of us retype delivery notes.');
  await dialog.getByRole('checkbox', { name: /Privacy Policy/ }).check();
}

test('a visitor sends a message and is thanked; the dialog closes and the page is as before', async ({
  page,
}) => {
  const opener = await open(page);
  const dialog = contactDialog(page);
  await expect(dialog).toContainText(
    'Fill out the form below and our team will get back to you as soon as possible.',
  );
  await expectAccessible(page);
  await fill(dialog);

  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/api/contact', async (route) => {
    await held;
    await route.continue();
  });
  await dialog.getByRole('button', { name: 'Submit' }).click();
  await expect(dialog.getByRole('button', { name: 'Sending...' })).toBeDisabled();
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeDisabled();
  // Closing is ignored while the message is being sent.
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeVisible();

  const answered = page.waitForResponse('**/api/contact');
  release();
  expect((await answered).status()).toBe(201);
  await expect(dialog.getByRole('heading', { name: 'Thank You!' })).toBeFocused();
  await expect(dialog).toContainText(
    "Your message has been sent successfully. We'll be in touch soon.",
  );
  await expect(toasts(page)).toContainText(
    "Message sent!Thank you for contacting us. We'll be in touch soon.",
  );
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();

  await opener.click();
  await expect(dialog.getByLabel('Full Name')).toHaveValue('');
  await expect(dialog.getByRole('checkbox')).not.toBeChecked();
  await expect(dialog.getByRole('group', { name: 'Receipt' })).toContainText(
    'Three of us retype delivery notes.',
  );
});

test(
  'the thanks are accessible, and after two seconds the dialog closes',
  { tag: '@desktop' },
  async ({ page }) => {
    // Makes the two seconds last as long as the test needs.
    await page.addInitScript(() => {
      const real = window.setTimeout.bind(window);
      const held = (run: () => void, delay?: number) => {
        if (delay !== 2000) return real(run, delay);
        addEventListener('two seconds', run, { once: true });
        return 0;
      };
      Object.assign(window, { setTimeout: held });
    });
    await open(page);
    const dialog = contactDialog(page);
    await fill(dialog);
    await dialog.getByRole('button', { name: 'Submit' }).click();
    await expect(dialog.getByRole('heading', { name: 'Thank You!' })).toBeVisible();
    await expect(dialog.getByRole('group', { name: 'Receipt' })).toHaveText(
      new RegExp(
        `Marguerite Oyelaran.*Three of us retype delivery notes\\..*${answerBy}.*No\\. \\d+`,
      ),
    );
    await expectAccessible(page);
    await page.evaluate(() => dispatchEvent(new Event('two seconds')));
    await expect(dialog).toBeHidden();
  },
);

test(
  'errors are shown under each field, and disappear as they are fixed',
  { tag: '@desktop' },
  async ({ page }) => {
    await open(page);
    const dialog = contactDialog(page);
    await dialog.getByLabel('Email').fill('marguerite@oyelaran');
    await expect(dialog.getByLabel('Email')).not.toHaveAttribute('aria-invalid');
    await dialog.getByRole('button', { name: 'Submit' }).click();

    const wrong = {
      'Full Name': 'Name must be at least 2 characters',
      Email: 'Please enter a valid email address',
      Company: 'Company name is required',
      'How can we help?': 'Message must be at least 10 characters',
    };
    for (const [label, message] of Object.entries(wrong)) {
      await expect(dialog.getByLabel(label)).toHaveAttribute('aria-invalid', 'true');
      await expect(dialog.getByLabel(label)).toHaveAccessibleDescription(message);
    }
    await expect(dialog.getByRole('checkbox')).toHaveAccessibleDescription(
      'You must agree to the terms',
    );
    await expect(dialog.getByLabel('Phone (optional)')).not.toHaveAttribute('aria-invalid');
    await expect(dialog.getByLabel('Full Name')).toBeFocused();
    await expectAccessible(page);

    await dialog.getByLabel('Full Name').fill('Jo');
    await expect(dialog.getByLabel('Full Name')).not.toHaveAttribute('aria-invalid');
  },
);

for (const [name, answer] of [
  ['the server refuses', { status: 503, body: '{"message":"down"}' }],
  ['nobody answers', 'abort'],
] as const) {
  test.describe(`when ${name}`, { tag: '@desktop' }, () => {
    test.use({ allowedErrors: [/Failed to load resource/] });

    test('a toast says so and the draft is still there', async ({ page }) => {
      await open(page);
      const dialog = contactDialog(page);
      await fill(dialog);
      await page.route('**/api/contact', (route) =>
        answer === 'abort' ? route.abort() : route.fulfill(answer),
      );
      await dialog.getByRole('button', { name: 'Submit' }).click();
      await expect(page.getByRole('alert')).toHaveText(
        'Something went wrongPlease try again later or contact us directly.',
      );
      await expect(dialog.getByLabel('Full Name')).toHaveValue('Marguerite Oyelaran');
      await expect(dialog.getByLabel('How can we help?')).toHaveValue(
        'Three of us retype delivery notes.',
      );

      // The same text again has the same key, so that it is stored only once. The first toast is gone by then, and
      // the last goes with the dialog.
      const keys: (string | undefined)[] = [];
      await page.unroute('**/api/contact');
      await page.route('**/api/contact', async (route) => {
        keys.push(route.request().headers()['idempotency-key']);
        if (keys.length === 1) await expectNoToast(page);
        return route.fulfill({ status: 503, body: '' });
      });
      await dialog.getByRole('button', { name: 'Submit' }).click();
      await expect.poll(() => keys.length).toBe(1);
      await expect(dialog.getByRole('button', { name: 'Submit' })).toBeEnabled();
      await dialog.getByRole('button', { name: 'Submit' }).click();
      await expect.poll(() => keys.length).toBe(2);
      expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
      expect(keys[1]).toBe(keys[0]);
      await expect(page.getByRole('alert')).toBeVisible();
      await dialog.getByRole('button', { name: 'Cancel' }).click();
      await expectNoToast(page);
    });
  });
}

test.describe('when the server finds a field wrong', () => {
  test.use({ allowedErrors: [/status of 422/] });

  test(
    'its message is shown under the field, which has the focus',
    { tag: '@desktop' },
    async ({ page }) => {
      await open(page);
      const dialog = contactDialog(page);
      await fill(dialog);
      await page.route('**/api/contact', (route) =>
        route.fulfill({
          status: 422,
          json: { message: 'No', errors: { email: ['Not this one'] } },
        }),
      );
      await dialog.getByRole('button', { name: 'Submit' }).click();
      await expect(dialog.getByLabel('Email')).toBeFocused();
      await expect(dialog.getByLabel('Email')).toHaveAccessibleDescription('Not this one');
    },
  );
});

test(
  'Cancel, Close and Escape empty the form, close it and return the focus',
  { tag: '@desktop' },
  async ({ page }) => {
    const opener = await open(page);
    const dialog = contactDialog(page);
    const ways = [
      () => dialog.getByRole('button', { name: 'Cancel' }).click(),
      () => dialog.getByRole('button', { name: 'Close' }).click(),
      () => page.keyboard.press('Escape'),
    ];
    for (const close of ways) {
      await expect(dialog).toBeVisible();
      await dialog.getByLabel('Company').fill('Oyelaran Freight');
      await close();
      await expect(dialog).toBeHidden();
      await expect(opener).toBeFocused();
      await opener.click();
      await expect(dialog.getByLabel('Company')).toHaveValue('');
    }
  },
);

test.describe('by touch, on a wide screen', () => {
  test.use({ hasTouch: true, viewport: { width: 1024, height: 1366 } });

  test('a tap beside the dialog closes it, and does not reach what is beneath', async ({
    page,
  }) => {
    await open(page);
    const link = page.locator('#header a[href="/services"]');
    const { x = 0, y = 0 } = (await link.boundingBox()) ?? {};
    await page.touchscreen.tap(x + 5, y + 5);
    await expect(contactDialog(page)).toBeHidden();
    // There is no navigation, not even a moment later.
    await page.waitForTimeout(500);
    expect(new URL(page.url()).pathname).toBe('/');
  });
});

test('Tab stays in the dialog, forwards and backwards', { tag: '@desktop' }, async ({ page }) => {
  await open(page);
  const dialog = contactDialog(page);
  for (const key of ['Tab', 'Shift+Tab']) {
    for (let presses = 0; presses < 14; presses++) {
      await page.keyboard.press(key);
      expect(await dialog.evaluate((box) => box.contains(document.activeElement))).toBe(true);
    }
  }
});

test('a draft survives a reload', { tag: '@desktop' }, async ({ page }) => {
  const opener = await open(page);
  await contactDialog(page).getByLabel('How can we help?').fill('We copy orders');
  await page.reload();
  await opener.click();
  await expect(contactDialog(page).getByLabel('How can we help?')).toHaveValue('We copy orders');
});

test.describe('when the code of the dialog cannot be loaded', { tag: '@desktop' }, () => {
  test.use({ allowedErrors: [/Failed to load resource/] });

  test('a toast says so', async ({ page }) => {
    await page.route(/_astro\/island/, (route) => route.abort());
    await page.goto('/');
    await page.getByRole('button', { name: closingCall.contactButton }).click();
    await expect(page.getByRole('alert')).toHaveText(
      'Something went wrongPlease try again later or contact us directly.',
    );
  });
});

test('the dialog is at most 500 px wide and fits a phone without scrolling sideways', async ({
  page,
}) => {
  await open(page);
  const box = await contactDialog(page).boundingBox();
  expect(box?.width).toBeLessThanOrEqual(500);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
    page.viewportSize()?.width ?? 0,
  );
});
