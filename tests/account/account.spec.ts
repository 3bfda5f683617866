/** The owner's password, and a user who is invited, works as an editor with codes and a passkey, and is removed. */
import type { Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { adminTest, expect, expectAccessible, test } from '../fixtures.ts';
import { ADMIN, beginSession } from '../sign-in.ts';
import { button, toasts } from '../parts.ts';

test.use({ allowedErrors: [/status of 4\d\d/] });

const password = 'somebody chose this one';

async function logIn(page: Page, username: string, code?: string): Promise<void> {
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(password);
  if (code) await page.getByLabel('Code').fill(code);
  await button(page, 'Log in').click();
}

async function logOut(page: Page): Promise<void> {
  await button(page, 'Logout').click();
  // The page before it also has a login form, in a closed dialog.
  await expect(page).toHaveURL('/admin-login');
}

adminTest('an editor is invited, signs in, and is removed', async ({ page, browser, baseURL }) => {
  test.slow();
  const username = `eddie-${Date.now()}`;
  await page.goto('/admin-dashboard/users');
  await button(page, 'Invite someone').click();
  const dialog = page.getByRole('dialog', { name: 'Invite someone' });
  await button(page, 'Create the link').click();
  await expect(dialog.getByLabel('Username')).toHaveAccessibleDescription('Username is required');
  await expectAccessible(page);
  await dialog.getByLabel('Username').fill(username);
  await expect(dialog.getByLabel('Editor: posts and the inbox')).toBeChecked();
  await button(page, 'Create the link').click();
  const link = page.getByRole('dialog', { name: 'Pass this link on' }).getByLabel('Link');
  await expect(link).toHaveValue(/\/admin-password#[\w-]{43}$/);
  const { pathname, hash } = new URL(await link.inputValue());
  await button(page, 'Done').click();
  const users = page.getByRole('region', { name: 'Users' });
  await expect(users.getByRole('listitem').filter({ hasText: username })).toContainText('invited');
  await expectAccessible(page);
  // Nobody locks themselves out.
  const rule = users.getByRole('checkbox', { name: 'Everybody needs a second factor' });
  await rule.click();
  const first = page.getByRole('alertdialog', { name: 'Set up your own first' });
  await expect(first).toContainText('You have no second factor yet.');
  await first.getByRole('button', { name: 'Cancel' }).click();
  await expect(rule).not.toBeChecked();

  // A passkey belongs to the host name of SITE_URL, which is localhost on a local machine.
  const home = new URL(baseURL ?? '');
  home.hostname = 'localhost';
  const context = await browser.newContext({ baseURL: home.href, reducedMotion: 'reduce', storageState: undefined });
  const theirs = await context.newPage();

  await test.step('the link sets a password, once', async () => {
    await theirs.goto(pathname + hash);
    await expect(theirs.getByText(`You’re invited as ${username}.`)).toBeVisible();
    await expectAccessible(theirs);
    const field = theirs.getByLabel('Password', { exact: true });
    await field.fill('password2027!');
    await button(theirs, 'Save password').click();
    await expect(field).toHaveAccessibleDescription(/one of the most common passwords/);
    await field.fill(password);
    await button(theirs, 'Save password').click();
    await expect(theirs).toHaveURL('/admin-login');
    await theirs.goto(pathname + hash);
    await expect(theirs.getByText('This link was already used or has expired.')).toBeVisible();
    await expect(field).toBeHidden();
  });

  await test.step('an editor does not see the users', async () => {
    await theirs.goto('/admin-login');
    await expect(theirs.getByLabel('Code')).toBeHidden();
    await logIn(theirs, username);
    await expect(theirs).toHaveURL('/admin-dashboard');
    await expect(theirs.getByText(`Signed in as ${username}`)).toBeVisible();
    const tabs = theirs.getByRole('navigation', { name: 'Admin' });
    await expect(tabs.getByRole('link', { name: 'Users' })).toBeHidden();
    await theirs.goto('/admin-dashboard/users');
    await expect(theirs.getByRole('alert')).toContainText('Only owners see this page');
    await tabs.getByRole('link', { name: 'Account' }).click();
    await expect(theirs).toHaveURL('/admin-dashboard/account');
  });

  await test.step('codes of an app, and recovery codes', async () => {
    await button(theirs, 'Turn on codes').click();
    const asking = theirs.getByRole('dialog', { name: 'Turn on codes' });
    const current = asking.getByLabel('Current password');
    await current.fill('not the one');
    await button(theirs, 'Go on').click();
    await expect(current).toHaveAccessibleDescription('This is not your current password.');
    await current.fill(password);
    await button(theirs, 'Go on').click();
    const scan = theirs.getByRole('dialog', { name: 'Scan this with your authenticator app' });
    await expect(scan.getByRole('img', { name: /QR code/ })).toBeVisible();
    await expectAccessible(theirs);
    const key = (await scan.locator('code').innerText()).replaceAll(' ', '');
    const totp = new TOTP({ secret: Secret.fromBase32(key) });
    await scan.getByRole('textbox', { name: 'Code' }).fill(totp.generate());
    await button(theirs, 'Turn on').last().click();
    const codes = theirs.getByRole('dialog', { name: 'Recovery codes' });
    await expect(codes.getByRole('listitem')).toHaveCount(10);
    await expectAccessible(theirs);
    const recovery = await codes.getByRole('listitem').first().innerText();
    await button(theirs, 'I have saved them').click();
    await expect(theirs.getByText('10 left.')).toBeVisible();

    await logOut(theirs);
    await logIn(theirs, username);
    await expect(theirs.getByLabel('Code')).toBeFocused();
    await expect(theirs.getByText('Enter the code from your authenticator app')).toBeVisible();
    await expectAccessible(theirs);
    await logIn(theirs, username, '000000');
    await expect(theirs.getByText('Each code works only once.')).toBeVisible();
    await logIn(theirs, username, totp.generate({ timestamp: Date.now() + 30_000 }));
    await expect(theirs).toHaveURL('/admin-dashboard');

    const data = { username, password, code: recovery };
    expect((await theirs.request.post('/api/admin/login', { data })).status()).toBe(200);
    await theirs.goto('/admin-dashboard/account');
    await expect(theirs.getByText('9 left.')).toBeVisible();
    await theirs.getByRole('button', { name: /^Sign out / }).click();
    await expect(theirs.getByText('You aren’t signed in anywhere else.')).toBeVisible();
  });

  await test.step('a passkey instead of a password', async () => {
    const devtools = await context.newCDPSession(theirs);
    await devtools.send('WebAuthn.enable');
    await devtools.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        protocol: 'ctap2',
        transport: 'internal',
        automaticPresenceSimulation: true,
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
      },
    });
    await button(theirs, 'Add a passkey').click();
    const asking = theirs.getByRole('dialog', { name: 'Add a passkey' });
    await asking.getByLabel('Current password').fill(password);
    await button(theirs, 'Go on').click();
    const remove = theirs.getByRole('button', { name: /^Remove the passkey Chrome/ });
    await expect(remove).toBeVisible();
    await expectAccessible(theirs);
    await logOut(theirs);
    await theirs.getByLabel('Username').focus();
    await button(theirs, 'Use a passkey').click();
    await expect(theirs).toHaveURL('/admin-dashboard');
    await expect(theirs.getByText(`Signed in as ${username}`)).toBeVisible();
    await theirs.goto('/admin-dashboard/account');
    await remove.click();
    const removing = theirs.getByRole('dialog', { name: /^Remove the passkey/ });
    await removing.getByRole('button', { name: 'Remove', exact: true }).click();
    await expect(removing.getByLabel('Current password')).toHaveAccessibleDescription('Current password is required');
    await removing.getByLabel('Current password').fill(password);
    await expect(removing.getByLabel('Sign out everywhere else')).not.toBeChecked();
    await expectAccessible(theirs);
    await removing.getByRole('button', { name: 'Remove', exact: true }).click();
    await expect(remove).toHaveCount(0);
  });

  await test.step('once removed, their session is over', async () => {
    await page.reload();
    await page.getByRole('button', { name: `Remove ${username}` }).click();
    const prompt = page.getByRole('alertdialog', { name: 'Remove this user?' });
    await expect(prompt.getByRole('button', { name: 'Cancel' })).toBeFocused();
    await prompt.getByRole('button', { name: 'Remove' }).click();
    await expect(users.getByText(username)).toHaveCount(0);
    await expect(page.getByText(`removed user ${username}`)).toBeVisible();
    await theirs.goto('/admin-dashboard/account');
    await expect(theirs).toHaveURL('/admin-login');
    await context.close();
  });

  // At an IP address, the page says where passkeys work.
  expect(new URL(baseURL ?? '').hostname).toBe('127.0.0.1');
  await page.goto('/admin-dashboard/account');
  await expect(page.getByText('open this page at localhost to add one')).toBeVisible();
});

test('the page for forgotten passwords is linked only where mail is set up', async ({ page }) => {
  const prompt = page.waitForResponse('/api/admin/password-resets');
  await page.goto('/admin-login');
  await page.getByLabel('Username').focus();
  await prompt;
  await expect(page.getByRole('link', { name: 'Forgot your password?' })).toBeHidden();
  await page.route('/api/admin/password-resets', (route) =>
    route.request().method() === 'GET'
      ? route.fulfill({ json: { mail: true, passkeys: false } })
      : route.fulfill({ status: 204 }),
  );
  await page.reload();
  await page.getByLabel('Username').focus();
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await expect(page).toHaveURL('/admin-forgotten');
  await button(page, 'Send the link').click();
  const name = page.getByLabel('Username or email');
  await expect(name).toHaveAccessibleDescription('Username or email is required');
  await name.fill(ADMIN.username);
  await button(page, 'Send the link').click();
  await expect(page.getByText('a link is on its way')).toBeVisible();
  await expectAccessible(page);
});

test('the owner sets a new password', async ({ page }) => {
  await beginSession(page.request);
  try {
    await page.goto('/admin-dashboard/overview');
    await page.getByRole('contentinfo').getByRole('button', { name: 'Change password' }).click();
    const dialog = page.getByRole('dialog', { name: 'Change password' });
    const current = dialog.getByLabel('Current password');
    const next = dialog.getByLabel('New password');
    const submit = dialog.getByRole('button', { name: 'Change password' });

    await submit.click();
    await expect(current).toHaveAccessibleDescription('Current password is required');
    await expect(current).toBeFocused();
    await expect(next).toHaveAccessibleDescription('A password needs at least 12 characters.');
    await expectAccessible(page);

    await current.fill('not the one');
    await next.fill('password2027!!!');
    await submit.click();
    await expect(next).toHaveAccessibleDescription(/one of the most common passwords/);
    await next.fill(password);
    await submit.click();
    await expect(current).toHaveAccessibleDescription('This is not your current password.');
    await expect(current).toBeFocused();

    await dialog.getByLabel('Show passwords').check();
    await expect(next).toHaveAttribute('type', 'text');
    await current.fill(ADMIN.password);
    await submit.click();
    await expect(toasts(page)).toContainText('Password changed');
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('contentinfo').getByRole('button')).toBeFocused();
    const step = page.getByRole('listitem').filter({ hasText: 'Choose your own password' });
    await expect(step).toContainText('Done');
  } finally {
    // Later journeys sign in with the original password.
    const data = { currentPassword: password, newPassword: ADMIN.password };
    await page.request.post('/api/admin/account/password', { data });
  }
});
