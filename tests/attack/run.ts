import fc from 'fast-check';
import { ADMIN } from '../sign-in.ts';
import { type Held, requestsTo } from './generate.ts';
import { judge } from './judge.ts';
import { describe, type RawRequest } from './request.ts';
import { send } from './send.ts';
import { readTargets } from './targets.ts';

const AT_ONCE = 8;
/** More findings would repeat these. */
const MOST_FINDINGS = 5;
/** Most attempts to make the request of a finding smaller. */
const TRIES = 150;

/** The result of an attack. */
export interface Outcome {
  /** Number of answers by status; 0 where there was none. */
  counts: Map<number, number>;
  /** What went wrong, each with the smallest request that causes it. */
  findings: string[];
}

/**
 * Sends the requests with these numbers to a running program that knows ADMIN, checks each answer, and finally checks
 * that the program is healthy.
 *
 * @param seed selects other requests
 */
export async function attack(
  origin: string,
  seed: number,
  numbers: Iterable<number>,
): Promise<Outcome> {
  const port = Number(new URL(origin).port);
  const held: Held = { origin, cookie: await signIn(origin) };
  const requests = requestsTo(await readTargets(), held);
  const counts = new Map<number, number>();
  const findings: string[] = [];
  const sendAuthenticated = async (request: RawRequest) => {
    const answer = await send(port, request);
    // A client that keeps sending after the answer may lose the answer. Only the same request sent at once counts.
    return answer.status === 0 && request.pieces > 1
      ? send(port, { ...request, pieces: 1 })
      : answer;
  };

  const queue = [...numbers].values();
  const worker = async () => {
    for (const number of queue) {
      if (findings.length >= MOST_FINDINGS) return;
      let fault: string | undefined;
      let tries = 0;
      const isRight = fc.asyncProperty(requests, async (request) => {
        if (++tries > TRIES) return true;
        const answer = await sendAuthenticated(request);
        if (tries === 1) counts.set(answer.status, (counts.get(answer.status) ?? 0) + 1);
        const wrong = judge(request, answer);
        fault ??= wrong;
        return !wrong;
      });
      const options = { seed: seed * 1_000_003 + number, numRuns: 1 };
      const [smallest] = (await fc.check(isRight, options)).counterexample ?? [];
      if (!smallest) continue;
      const again = `(again: --seed=${seed} --only=${number})`;
      findings.push(`Request ${number} got ${fault}\n  ${again}\n\n  ${describe(smallest)}`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  if (!(await isWell(held))) findings.push('Afterwards the program is not well.');
  findings.push(...(await brokenReaders(held)));
  return { counts, findings };
}

async function signIn(origin: string): Promise<string> {
  const response = await fetch(`${origin}/api/admin/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(ADMIN),
  });
  const [cookie = ''] = response.headers.getSetCookie();
  if (!response.ok) throw new Error(`The login answered ${response.status}.`);
  return cookie.split(';')[0] ?? '';
}

/** Requests that show all submitted data, which other programs read. */
const READERS = [
  ...['/', '/blog', '/signal-board', '/sitemap.xml', '/rss.xml', '/atom.xml'],
  ...['/signal-board/rss.xml', '/signal-board/atom.xml'],
  ...['/api/admin/inbox?limit=100', '/api/admin/inbox/export', '/api/admin/overview'],
];

/** XML may not contain these characters in any form (XML 1.0, 2.2). */
const UNREADABLE = /[\0-\x08\v\f\x0e-\x1f\ufffe\uffff]|&#x?0*(?:[0-8]|1[0-9]|b|c);/i;

/** The readers that earlier requests broke. */
async function brokenReaders({ origin, cookie }: Held): Promise<string[]> {
  const broken: string[] = [];
  for (const path of READERS) {
    const response = await fetch(origin + path, { headers: { Cookie: cookie } });
    const text = await response.text();
    if (response.status !== 200) broken.push(`Afterwards ${path} is ${response.status}.`);
    const isUnreadable = path.endsWith('.xml') && UNREADABLE.test(text);
    if (isUnreadable) broken.push(`Afterwards ${path} holds what no XML may.`);
  }
  return broken;
}

/** Program and database answer, and a session that nobody ended is still valid. */
async function isWell({ origin, cookie }: Held): Promise<boolean> {
  const health = await fetch(`${origin}/api/health`);
  const session = await fetch(`${origin}/api/admin/check-auth`, { headers: { Cookie: cookie } });
  return health.status === 200 && session.status === 200;
}
