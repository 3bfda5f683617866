import { beforeEach, expect, test, vi } from 'vitest';
import { RequestError } from '#src/lib/request.ts';
import { logInAgain } from './login-dialog.ts';
import { adminRequest } from './request.ts';

vi.mock('./login-dialog.ts', () => ({ logInAgain: vi.fn() }));

let answers: Response[];
const asked = vi.fn();
beforeEach(() => {
  vi.mocked(logInAgain).mockReset();
  asked.mockReset();
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    asked(url, init.body);
    return answers.shift();
  });
  return () => vi.unstubAllGlobals();
});

const over = () => Response.json({ message: 'Please log in to access this page' }, { status: 401 });

test('a call that is answered troubles nobody', async () => {
  answers = [Response.json({ id: 7 })];
  expect(await (await adminRequest('/api/blog/7')).json()).toEqual({ id: 7 });
  expect(logInAgain).not.toHaveBeenCalled();
});

test('a call after the session is over waits for the login and is made again, body and all', async () => {
  answers = [over(), over(), Response.json({ id: 7 })];
  vi.mocked(logInAgain).mockResolvedValue(true);
  const response = await adminRequest('/api/blog', { method: 'POST', body: { title: 'Count' } });
  expect(response.ok).toBe(true);
  expect(asked.mock.calls).toEqual(Array(3).fill(['/api/blog', '{"title":"Count"}']));
});

test('who does not log in gets the refusal', async () => {
  answers = [over()];
  vi.mocked(logInAgain).mockResolvedValue(false);
  await expect(adminRequest('/api/blog')).rejects.toThrow(RequestError);
});

test('another failure is no matter of the session', async () => {
  answers = [Response.json({ message: 'This slug is already taken' }, { status: 409 })];
  await expect(adminRequest('/api/blog')).rejects.toMatchObject({ status: 409 });
  expect(logInAgain).not.toHaveBeenCalled();
});
