import { beforeEach, expect, test, vi } from 'vitest';
import { RequestError } from '#src/lib/request.ts';
import { logInAgain } from './login/login-dialog.ts';
import { adminRequest } from './request.ts';

vi.mock('./login/login-dialog.ts', () => ({ logInAgain: vi.fn() }));

let answers: Response[];
const sent = vi.fn();
beforeEach(() => {
  vi.mocked(logInAgain).mockReset();
  sent.mockReset();
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    sent(url, init.body);
    return answers.shift();
  });
  return () => vi.unstubAllGlobals();
});

const over = () => Response.json({ message: 'Please log in to access this page' }, { status: 401 });

test('a successful request shows no login', async () => {
  answers = [Response.json({ id: 7 })];
  expect(await (await adminRequest('/api/blog/7')).json()).toEqual({ id: 7 });
  expect(logInAgain).not.toHaveBeenCalled();
});

test('a request after the session has ended waits for the login and is repeated with its body', async () => {
  answers = [over(), over(), Response.json({ id: 7 })];
  vi.mocked(logInAgain).mockResolvedValue(true);
  const response = await adminRequest('/api/blog', { method: 'POST', body: { title: 'Count' } });
  expect(response.ok).toBe(true);
  expect(sent.mock.calls).toEqual(Array(3).fill(['/api/blog', '{"title":"Count"}']));
});

test('without a login the request fails', async () => {
  answers = [over()];
  vi.mocked(logInAgain).mockResolvedValue(false);
  await expect(adminRequest('/api/blog')).rejects.toThrow(RequestError);
});

test('another failure shows no login', async () => {
  answers = [Response.json({ message: 'This slug is already taken' }, { status: 409 })];
  await expect(adminRequest('/api/blog')).rejects.toMatchObject({ status: 409 });
  expect(logInAgain).not.toHaveBeenCalled();
});
