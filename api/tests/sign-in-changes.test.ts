/** Whoever has a session alone changes nothing of how somebody signs in; what is changed is mailed to them. */
import { Secret, TOTP } from 'otpauth';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { runCleanup } from '#api/outbox/cleanup.ts';
import { signReset } from '#api/session/links.ts';
import { storeTotpSecret, useTotpStep } from '#db/accounts/second-factors.ts';
import { findUser } from '#db/accounts/users.ts';
import { eachRow } from '#src/lib/testing/each-row.ts';
import { createPasskey } from './support/authenticator.ts';
import { settle } from './support/due.ts';
import { ADMIN, ask, everything, keyed, logged, newClient, SECRET, sendTo, SITE } from './support/harness.ts';
import { checkAll, enter, send, useLogin } from './support/login.ts';
import { useMailbox } from './support/mailbox.ts';
import { useReceiver } from './support/receiver.ts';

const { db, addUser, begin } = useLogin();
const mailbox = useMailbox();
const alerts = useReceiver('ALERT_WEBHOOK_URL');

const ACCOUNT = '/api/admin/account';
const OLD = 'dana@park.example';
const mine = { currentPassword: ADMIN.password };
const chosen = 'a password of her own';
let Cookie: string;
let id: number;

beforeEach(async () => {
  vi.stubEnv('SITE_URL', SITE);
  await db().deleteFrom('accountTokens').execute();
  await db().updateTable('users').set({ email: OLD }).execute();
  Cookie = await begin();
  id = (await findUser(db(), ADMIN.username))?.id ?? 0;
});

const call = (method: string, path: string, body: object) => sendTo(ACCOUNT + path, body, { Cookie }, method);
const passkeys = async () => (await ask(ACCOUNT, { Cookie })).body.passkeys as { id: string }[];
const register = async (challenge: string, more = {}) =>
  (await call('PATCH', '/passkeys', { response: createPasskey(challenge, SITE), ...more })).status;
const begun = async (body: object = mine, cookie = Cookie) =>
  (await sendTo(`${ACCOUNT}/passkeys`, body, { Cookie: cookie })).body.options?.challenge as string;
const subjects = async () => {
  await settle();
  return mailbox.mails.map(({ subject, to = [] }) => `${subject}: ${to.map(({ address }) => address).join()}`);
};
/** The token of the link in the mail to an address. */
const tokenTo = async (address: string) => {
  await settle();
  const mail = mailbox.mails.findLast(({ to = [] }) => to.some((one) => one.address === address));
  return /#([\w.-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
};
const accept = async (token: string) => (await sendTo(`/api/admin/invitations/${token}`, { password: chosen })).status;
const confirmEmail = async (token: string) => (await sendTo('/api/admin/email-confirmations', { token })).status;

describe('a passkey', () => {
  test('is registered only with a challenge that its user got for their password, once', async () => {
    await addUser('eve');
    const forLogin = (await sendTo('/api/admin/login/passkey', {})).body.options.challenge;
    const ofEve = await begun(mine, await begin('eve'));
    const own = await begun();
    expect([await register(forLogin), await register(ofEve)]).toEqual([422, 422]);
    expect(await passkeys()).toEqual([]);
    expect([await register(own), await register(own)]).toEqual([201, 422]);
    expect(await passkeys()).toHaveLength(1);
    expect(await begun({ currentPassword: 'not it' })).toBeUndefined();
  });

  test('belongs to the host of SITE_URL, at the origin that the browser shows', async () => {
    vi.stubEnv('RATE_LIMIT_FACTOR', '100');
    const site = 'https://agency.example';
    vi.stubEnv('SITE_URL', site);
    // As behind a proxy that does not say at which address it was asked.
    const from = (origin: string) => ({ Cookie, Origin: origin });
    const begin = (origin: string) => sendTo(`${ACCOUNT}/passkeys`, mine, from(origin));
    const end = async (origin: string, made: string) => {
      const { challenge } = (await begin(origin)).body.options as { challenge: string };
      const response = createPasskey(challenge, made);
      return (await sendTo(`${ACCOUNT}/passkeys`, { response }, from(origin), 'PATCH')).status;
    };
    expect(await end(site, 'https://evil.example')).toBe(422);
    expect(await end(site, `${site}:8443`)).toBe(422);
    expect(await end(site, site)).toBe(201);
    const { status, body } = await begin(SITE);
    expect([status, body.message]).toEqual([409, 'Passkeys work only at agency.example.']);
  });

  test('is removed only with the password', async () => {
    await register(await begun());
    const [passkey] = await passkeys();
    const path = `/passkeys/${passkey?.id}`;
    expect((await call('DELETE', path, { currentPassword: 'not it' })).status).toBe(422);
    expect(await passkeys()).toHaveLength(1);
    expect((await call('DELETE', path, mine)).status).toBe(204);
    expect(await passkeys()).toEqual([]);
    expect((await subjects()).toSorted()).toEqual([`A passkey was added: ${OLD}`, `A passkey was removed: ${OLD}`]);
  });
});

test('every change is refused without the password, mailed, and ends the other sessions if asked', async () => {
  vi.stubEnv('RATE_LIMIT_FACTOR', '100');
  const { secret } = (await call('POST', '/totp', mine)).body;
  const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate();
  const changes: [method: string, path: string, body: object, subject: string][] = [
    ['PATCH', '/totp', { code }, 'Codes were turned on'],
    ['POST', '/recovery-codes', mine, 'New recovery codes were made'],
    ['DELETE', '/totp', mine, 'Codes were turned off'],
    ['PATCH', '', { ...mine, email: null }, 'Your email address was changed'],
  ];
  await eachRow(
    changes,
    ([method, path]) => `${method} ${path}`,
    async ([method, path, body, subject]) => {
      const other = await begin();
      if ('currentPassword' in body) {
        const wrong = await call(method, path, { ...body, currentPassword: 'not it' });
        expect([wrong.status, Object.keys(wrong.body.errors)]).toEqual([422, ['currentPassword']]);
      }
      expect((await call(method, path, { ...body, endOtherSessions: true })).status).toBeLessThan(300);
      expect(await checkAll(Cookie, other)).toEqual([200, 401]);
      expect((await subjects()).at(-1)).toBe(`${subject}: ${OLD}`);
    },
  );
});

describe('a new address', () => {
  const NEW = 'dana@new.example';

  test('counts once its link is used; both addresses hear of it', async () => {
    expect((await call('PATCH', '', { ...mine, email: NEW })).body).toMatchObject({
      email: OLD,
      unconfirmedEmail: NEW,
    });
    const token = await tokenTo(NEW);
    await sendTo('/api/admin/password-resets', { username: ADMIN.username });
    expect((await subjects()).toSorted()).toEqual([
      `Choose a new password: ${OLD}`,
      `Confirm this address: ${NEW}`,
      `Your email address is about to change: ${OLD}`,
    ]);
    expect([await confirmEmail(`${token}x`), await confirmEmail(token), await confirmEmail(token)]).toEqual([
      404, 204, 404,
    ]);
    expect((await ask(ACCOUNT, { Cookie })).body).toMatchObject({ email: NEW, unconfirmedEmail: null });
    expect((await subjects()).slice(3).toSorted()).toEqual([
      `Your email address was changed: ${NEW}`,
      `Your email address was changed: ${OLD}`,
    ]);
  });

  test('an older link dies with a newer one, and with a new password', async () => {
    await call('PATCH', '', { ...mine, email: 'first@new.example' });
    const first = await tokenTo('first@new.example');
    await call('PATCH', '', { ...mine, email: NEW });
    const second = await tokenTo(NEW);
    expect(await confirmEmail(first)).toBe(404);
    await call('POST', '/password', { ...mine, newPassword: chosen });
    expect(await confirmEmail(second)).toBe(404);
  });

  test('of another user takes the owner’s password and the same link, as does a link for their password', async () => {
    const eddie = await addUser('eddie');
    await db().updateTable('users').set({ email: 'eddie@park.example' }).where('id', '=', eddie).execute();
    const path = `/api/admin/users/${eddie}`;
    const change = (body: object) => sendTo(path, body, { Cookie }, 'PATCH');
    for (const body of [{ email: NEW }, { secondFactor: false }, { email: NEW, currentPassword: 'not it' }]) {
      const { status, body: said } = await change(body);
      expect([status, Object.keys(said.errors)]).toEqual([422, ['currentPassword']]);
    }
    expect((await sendTo(`${path}/invitation`, {}, { Cookie })).status).toBe(422);
    expect((await change({ role: 'editor' })).status).toBe(200);
    expect((await change({ email: NEW, ...mine })).body).toMatchObject({ email: 'eddie@park.example' });
    expect(await confirmEmail(await tokenTo(NEW))).toBe(204);
    expect(await findUser(db(), 'eddie')).toMatchObject({ email: NEW });
    expect((await sendTo(`${path}/invitation`, mine, { Cookie })).status).toBe(201);
    expect(await subjects()).toContain(`A link for a new password was made: ${NEW}`);
  });
});

describe('a link made by command', () => {
  const reset = { username: ADMIN.username, secondFactorOff: false };

  /** The other texts of one signature: its last letter has two bits that mean nothing. */
  function spellingsOf(token: string): string[] {
    const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
    const last = alphabet.indexOf(token.at(-1) ?? '');
    const first = last - (last % 4);
    return [0, 1, 2, 3].map((bits) => token.slice(0, -1) + alphabet[first + bits]);
  }

  test('works once, however its signature is written', async () => {
    const token = await signReset(SECRET, reset, 1);
    const spellings = spellingsOf(token);
    expect(spellings).toContain(token);
    const [first = '', ...others] = spellings;
    expect(await accept(first)).toBe(204);
    for (const other of others) expect(await accept(other)).toBe(404);
  });

  test('dies with a newer link and with every change of the password', async () => {
    const made = async () => {
      vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 5000 });
      const token = await signReset(SECRET, reset, 1);
      vi.useRealTimers();
      return token;
    };
    const old = await made();
    await db()
      .updateTable('users')
      .set({ linksValidFrom: new Date(Date.now() - 60_000) })
      .execute();
    expect((await ask(`/api/admin/invitations/${old}`)).status).toBe(200);
    await sendTo('/api/admin/password-resets', { username: ADMIN.username });
    await settle();
    expect((await ask(`/api/admin/invitations/${old}`)).status).toBe(404);

    await db()
      .updateTable('users')
      .set({ linksValidFrom: new Date(Date.now() - 60_000) })
      .execute();
    const other = await made();
    await call('POST', '/password', { ...mine, newPassword: chosen });
    expect(await accept(other)).toBe(404);
    expect(await enter(chosen)).toBe(200);
  });
});

test('secrets of one-time codes are sealed, also those that an earlier release stored as they are', async () => {
  const secret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
  await storeTotpSecret(db(), id, secret);
  await useTotpStep(db(), id, 1);
  const code = (ago = 0) => new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() - ago });
  expect((await send({ ...ADMIN, code: code(30_000) })).status).toBe(200);
  await runCleanup(db(), keyed);
  expect(JSON.stringify(await everything(db()))).not.toContain(secret);
  expect((await send({ ...ADMIN, code: code() })).status).toBe(200);
});

test('an invitation is mailed where there is an address, until it was used', async () => {
  const invite = (body: object) => sendTo('/api/admin/users', { role: 'editor', ...body }, { Cookie });
  expect((await invite({ username: 'nomail' })).body.mailedTo).toBeNull();
  const email = 'e@park.example';
  const { body } = await invite({ username: 'eddie', email });
  expect(body.mailedTo).toBe(email);
  expect(await tokenTo(email)).toBe(new URL(body.inviteUrl).hash.slice(1));
  expect(mailbox.mails.map(({ text }) => text).join('\n')).toContain('dana has invited you as eddie.');
  const eddie = (await findUser(db(), 'eddie'))?.id;
  const again = async () => (await sendTo(`/api/admin/users/${eddie}/invitation`, mine, { Cookie })).body.mailedTo;
  expect(await again()).toBe(email);
  expect(await accept(await tokenTo(email))).toBe(204);
  expect(await again()).toBeNull();
});

test('no secret of a journey stands in the log, in alerts, in the database or in another mail', async () => {
  vi.stubEnv('RATE_LIMIT_FACTOR', '100');
  const invited = await sendTo('/api/admin/users', { username: 'eddie', role: 'editor' }, { Cookie });
  const secrets = [new URL(invited.body.inviteUrl).hash.slice(1)];
  const signed = await signReset(SECRET, { username: ADMIN.username, secondFactorOff: false }, 1);
  secrets.push(signed);
  await ask(`/api/admin/invitations/${secrets[0]}`);
  await call('PATCH', '', { ...mine, email: 'dana@new.example' });
  secrets.push(await tokenTo('dana@new.example'));
  await sendTo('/api/admin/password-resets', { username: ADMIN.username });
  secrets.push(await tokenTo(OLD));
  await register(await begun());
  const { secret } = (await call('POST', '/totp', mine)).body;
  const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate();
  const { recoveryCodes } = (await call('PATCH', '/totp', { code })).body;
  const more = (await call('POST', '/recovery-codes', mine)).body.recoveryCodes;
  secrets.push(secret, ...(recoveryCodes ?? []), ...more);
  for (const token of secrets.slice(0, 4)) await accept(token);
  await sendTo('/api/admin/login', { ...ADMIN, code: more[0] }, {}, 'POST', newClient());
  const post = { title: 'A draft', description: 'About', category: 'Automation', content: 'Text', published: false };
  const draft = await sendTo('/api/blog', { ...post, author: 'Dana', imageUrl: '' }, { Cookie });
  const preview = await sendTo(`/api/blog/${draft.body.id}/preview-link`, {}, { Cookie });
  if (preview.body.url) secrets.push(new URL(preview.body.url, SITE).pathname.split('/').at(-1) ?? '');
  await settle();

  expect(secrets.every((text) => text.length > 10)).toBe(true);
  const places = { logged, alerts: alerts.taken, ...(await everything(db())) };
  for (const [place, content] of Object.entries(places)) {
    const leaks = secrets.filter((text) => JSON.stringify(content).includes(text));
    expect([place, leaks]).toEqual([place, []]);
  }
  // Only the mail that carries a link, to the address it is for.
  const carrying = mailbox.sources.filter((source) =>
    secrets.some((text) => source.replace(/=\r?\n/g, '').includes(text)),
  );
  expect(carrying).toHaveLength(2);
});
