/** A user is invited, works as an editor, and is removed; codes and passkeys for the login. */
import type { Browser, Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { expect, expectAccessible, test } from './fixtures.ts';
import { ADMIN, signIn } from './sign-in.ts';

test.use({ allowedErrors: [/status of 4\d\d/] });

const password = 'the editor chose this one';
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** A page in another browser context, which the caller closes. */
async function newPage(browser: Browser, baseURL = ''): Promise<Page> {
  return (await browser.newContext({ baseURL, reducedMotion: 'reduce' })).newPage();
}

/** Invites an editor; returns the link. */
async function invite(page: Page, username: string): Promise<string> {
  await signIn(page);
  await page.goto('/admin-dashboard/users');
  await button(page, 'Invite somebody').click();
  const dialog = page.getByRole('dialog', { name: 'Invite somebody' });
  await button(page, 'Create the link').click();
  await expect(dialog.getByLabel('Username')).toHaveAccessibleDescription('Username is required');
  await expectAccessible(page);
  await dialog.getByLabel('Username').fill(username);
  await expect(dialog.getByLabel('Editor: posts and the inbox')).toBeChecked();
  await button(page, 'Create the link').click();
  const link = page.getByRole('dialog', { name: 'Pass this link on' }).getByLabel('Link');
  await expect(link).toHaveValue(/\/admin-password#[\w-]{43}$/);
  return link.inputValue();
}

async function logIn(page: Page, username: string, code?: string): Promise<void> {
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(password);
  if (code) await page.getByLabel('Code').fill(code);
  await button(page, 'Log in').click();
}

test('a user is invited, edits, and is removed', async ({ page, browser, baseURL }) => {
  const username = `eddie-${Date.now()}`;
  const link = await invite(page, username);
  await button(page, 'Done').click();
  const users = page.getByRole('region', { name: 'Users' });
  await expect(users.getByRole('listitem').filter({ hasText: username })).toContainText('invited');
  await expectAccessible(page);

  const theirs = await newPage(browser, baseURL);
  await theirs.goto(link);
  await expect(theirs.getByText(`You are invited as ${username}.`)).toBeVisible();
  await expectAccessible(theirs);
  const field = theirs.getByLabel('Password', { exact: true });
  await field.fill('password2027!');
  await button(theirs, 'Save password').click();
  await expect(field).toHaveAccessibleDescription(/one of the most common passwords/);
  await field.fill(password);
  await button(theirs, 'Save password').click();
  await expect(theirs).toHaveURL('/admin-login');
  await logIn(theirs, username);
  await expect(theirs).toHaveURL('/admin-dashboard');
  await expect(theirs.getByText(`Signed in as ${username}`)).toBeVisible();
  const tabs = theirs.getByRole('navigation', { name: 'Admin' });
  await expect(tabs.getByRole('link', { name: 'Account' })).toBeVisible();
  await expect(tabs.getByRole('link', { name: 'Users' })).toBeHidden();
  expect((await theirs.request.get('/api/admin/users')).status()).toBe(403);

  await page.reload();
  await page.getByRole('button', { name: `Remove ${username}` }).click();
  const prompt = page.getByRole('alertdialog', { name: 'Remove this user?' });
  await expect(prompt.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await prompt.getByRole('button', { name: 'Remove' }).click();
  await expect(users.getByText(username)).toHaveCount(0);
  await expect(page.getByText(`removed user ${username}`)).toBeVisible();
  await theirs.goto('/admin-dashboard/account');
  await expect(theirs).toHaveURL('/admin-login');
  await theirs.context().close();
});

test('codes of an app, and recovery codes', async ({ page, browser, baseURL }) => {
  const username = `tess-${Date.now()}`;
  const token = new URL(await invite(page, username)).hash.slice(1);
  const theirs = await newPage(browser, baseURL);
  await theirs.request.post(`/api/admin/invitations/${token}`, { data: { password } });
  await theirs.goto('/admin-login');
  await expect(theirs.getByLabel('Code')).toBeHidden();
  await logIn(theirs, username);
  await expect(theirs).toHaveURL('/admin-dashboard');

  await theirs.goto('/admin-dashboard/account');
  await expectAccessible(theirs);
  await button(theirs, 'Turn on codes').click();
  const asking = theirs.getByRole('dialog', { name: 'Turn on codes' });
  await asking.getByLabel('Current password').fill('not the one');
  await button(theirs, 'Go on').click();
  await expect(asking.getByLabel('Current password')).toHaveAccessibleDescription(
    'This is not your current password.',
  );
  await asking.getByLabel('Current password').fill(password);
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

  await button(theirs, 'Logout').click();
  await expect(theirs).toHaveURL('/admin-login');
  await logIn(theirs, username);
  await expect(theirs.getByLabel('Code')).toBeFocused();
  await expect(theirs.getByText('Enter the code from your authenticator app')).toBeVisible();
  await expectAccessible(theirs);
  await logIn(theirs, username, '000000');
  await expect(theirs.getByText('Each code works only once.')).toBeVisible();
  await logIn(theirs, username, totp.generate({ timestamp: Date.now() + 30_000 }));
  await expect(theirs).toHaveURL('/admin-dashboard');

  const again = await theirs.request.post('/api/admin/login', {
    data: { username, password, code: recovery },
  });
  expect(again.status()).toBe(200);
  await theirs.goto('/admin-dashboard/account');
  await expect(theirs.getByText('9 left.')).toBeVisible();
  await theirs.getByRole('button', { name: /^Sign out / }).click();
  await expect(theirs.getByText('You are not signed in anywhere else.')).toBeVisible();
  await theirs.context().close();
});

test('a passkey instead of a password', async ({ page, browser, baseURL }) => {
  const username = `paula-${Date.now()}`;
  const token = new URL(await invite(page, username)).hash.slice(1);
  await page.request.post(`/api/admin/invitations/${token}`, { data: { password } });
  // A passkey belongs to the host name of SITE_URL, which is localhost on a local machine.
  const home = new URL(baseURL ?? '');
  const { port, hostname } = home;
  home.hostname = 'localhost';
  const theirs = await newPage(browser, home.href);
  const devtools = await theirs.context().newCDPSession(theirs);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      ...{ protocol: 'ctap2', transport: 'internal', automaticPresenceSimulation: true },
      ...{ hasResidentKey: true, hasUserVerification: true, isUserVerified: true },
    },
  });
  await theirs.goto('/admin-login');
  await logIn(theirs, username);
  await expect(theirs).toHaveURL('/admin-dashboard');
  await theirs.goto('/admin-dashboard/account');
  await button(theirs, 'Add a passkey').click();
  const asking = theirs.getByRole('dialog', { name: 'Add a passkey' });
  await asking.getByLabel('Current password').fill(password);
  await button(theirs, 'Go on').click();
  await expect(theirs.getByRole('dialog', { name: 'Recovery codes' })).toBeVisible();
  await button(theirs, 'I have saved them').click();
  await expect(theirs.getByRole('button', { name: /^Remove the passkey Chrome/ })).toBeVisible();
  await expectAccessible(theirs);

  await button(theirs, 'Logout').click();
  // The page before it also has a login form, in a closed dialog.
  await expect(theirs).toHaveURL('/admin-login');
  await theirs.getByLabel('Username').focus();
  await button(theirs, 'Use a passkey').click();
  await expect(theirs).toHaveURL('/admin-dashboard');
  await expect(theirs.getByText(`Signed in as ${username}`)).toBeVisible();
  const alone = await theirs.request.post('/api/admin/login', { data: { username, password } });
  expect(await alone.json()).toEqual({ message: 'Code required' });

  await theirs.goto('/admin-dashboard/account');
  await theirs.getByRole('button', { name: /^Remove the passkey/ }).click();
  await theirs.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expect(theirs.getByRole('button', { name: /^Remove the passkey/ })).toHaveCount(0);
  await theirs.context().close();

  // At an IP address, the page says where passkeys work.
  expect([hostname, port]).toEqual(['127.0.0.1', expect.any(String)]);
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
  await page.goto('/admin-login');
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

test('a used link says so', async ({ page }) => {
  await page.goto('/admin-password#used');
  await expect(page.getByText('This link was already used or has expired.')).toBeVisible();
  await expect(page.getByLabel('Password', { exact: true })).toBeHidden();
});
