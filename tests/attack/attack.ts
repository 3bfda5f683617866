/**
 * `npm run test:attack [-- --requests=10000 --seed=1 --only=17]`: sends requests that no client of ours would send to
 * the running program on a separate database. No answer may be a 5xx, reveal internals, or be missing, and the
 * program must be healthy afterwards.
 *
 * The same seed makes the same requests. A failing request is printed in its smallest failing form, and `--only`
 * sends that one alone. The result of a run of all 10,000 is stored in docs/bench/attack.json.
 */
import { parseArgs } from 'node:util';
import { request as client } from '@playwright/test';
import fc from 'fast-check';
import { storeFigures } from '../../bench/figures.ts';
import { whole } from '../../bench/numbers.ts';
import { startProgram } from '../../bench/program.ts';
import { ADMIN, beginSession } from '../sign-in.ts';
import { requestsTo } from './generate.ts';
import { INSIDE, READERS, UNREADABLE } from './http.data.ts';
import { describe, type RawAnswer, type RawRequest, send } from './send.ts';
import { readTargets } from './targets.ts';

const ALL = '10000';
const AT_ONCE = 8;
/** More findings would repeat these. */
const MOST_FINDINGS = 5;
/** Most attempts to make the request of a finding smaller. */
const TRIES = 150;
/** Statuses of requests that reach the code they are meant for: not all are refused early. */
const REACHED = [200, 201, 400, 401, 404, 405, 413, 422];

/** Milliseconds that an answer may take on a busy machine, not counting the delays of a slow body. */
const SLOW_MS = 15_000;

/** A body that is cut off while it is sent may get no answer: the server sent 413 and closed. */
const CUT_OFF = 64 * 1024;

const { values } = parseArgs({
  options: {
    requests: { type: 'string', default: ALL },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    only: { type: 'string' },
  },
});
const seed = Number(values.seed);
const queue = values.only ? [Number(values.only)].values() : Array(Number(values.requests)).keys();
const program = await startProgram({
  env: { ADMIN_USERNAME: ADMIN.username, ADMIN_PASSWORD: ADMIN.password },
});
const { origin } = program;
console.log(`${values.only ? 'One request' : `${values.requests} requests`} of seed ${seed}`);
const began = performance.now();
/** Number of answers by status; 0 where there was none. */
const counts = new Map<number, number>();
/** What went wrong, each with the smallest request that causes it. */
const findings: string[] = [];
await attack().finally(program.stop);

const isAll = values.requests === ALL && !values.only;
const unreached = REACHED.filter((status) => !counts.has(status));
if (isAll && unreached.length > 0) findings.push(`No answer was ${unreached.join(' or ')}.`);
const seconds = (performance.now() - began) / 1000;
const statuses = [...counts].sort(([one], [other]) => one - other);
console.log(statuses.map(([status, count]) => `${status || 'cut off'}: ${count}`).join(', '));
for (const finding of findings) console.error(`\n${finding}`);
console.log(`\n${findings.length} findings in ${seconds.toFixed(1)} s`);
if (isAll) {
  const figures = { requests: Number(ALL), seed, findings: findings.length };
  await storeFigures('test:attack', figures, {
    readme: `${findings.length} findings in ${whole(figures.requests)} requests ([what counts as one](docs/security.md))`,
  });
}
process.exit(findings.length === 0 ? 0 : 1);

/** Sends the requests, checks each answer, and finally checks that the program is healthy. */
async function attack(): Promise<void> {
  const cookie = await signIn();
  const requests = requestsTo(readTargets(), { origin, cookie });
  const worker = async () => {
    for (const number of queue) {
      if (findings.length >= MOST_FINDINGS) return;
      const finding = await check(requests, number);
      if (finding) findings.push(finding);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  await checkReaders(cookie);
}

/** @returns what went wrong with the request of this number */
async function check(requests: fc.Arbitrary<RawRequest>, number: number) {
  let fault: string | undefined;
  let tries = 0;
  const isRight = fc.asyncProperty(requests, async (request) => {
    if (++tries > TRIES) return true;
    const answer = await sendWhole(request);
    if (tries === 1) counts.set(answer.status, (counts.get(answer.status) ?? 0) + 1);
    const wrong = judge(request, answer);
    fault ??= wrong;
    return !wrong;
  });
  const options = { seed: seed * 1_000_003 + number, numRuns: 1 };
  const [smallest] = (await fc.check(isRight, options)).counterexample ?? [];
  if (!smallest) return undefined;
  const again = `(again: --seed=${seed} --only=${number})`;
  return `Request ${number} got ${fault}\n  ${again}\n\n  ${describe(smallest)}`;
}

/** A client that keeps sending after the answer may lose the answer. Only the same request sent at once counts. */
async function sendWhole(request: RawRequest) {
  const port = Number(new URL(origin).port);
  const answer = await send(port, request);
  return answer.status === 0 && request.pieces > 1 ? send(port, { ...request, pieces: 1 }) : answer;
}

async function signIn(): Promise<string> {
  const admin = await client.newContext({ baseURL: origin });
  await beginSession(admin);
  const { cookies } = await admin.storageState();
  await admin.dispose();
  return cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
}

/** Program, database and session still answer, and no request broke what others read. */
async function checkReaders(cookie: string): Promise<void> {
  for (const path of READERS) {
    const response = await fetch(origin + path, { headers: { Cookie: cookie } });
    const text = await response.text();
    if (response.status !== 200) findings.push(`Afterwards ${path} is ${response.status}.`);
    const isUnreadable = path.endsWith('.xml') && UNREADABLE.test(text);
    if (isUnreadable) findings.push(`Afterwards ${path} holds what no XML may.`);
  }
}

/** What is wrong with an answer. Undefined where nothing is. */
function judge(request: RawRequest, answer: RawAnswer): string | undefined {
  const { status, headers, body, ms, error } = answer;
  // The client does not read an answer.
  if (request.manner === 'leaves' || request.manner === 'never reads') return undefined;
  if (status === 0) {
    return request.body.length > CUT_OFF ? undefined : `no answer (${error ?? 'closed at once'})`;
  }
  if (status >= 500) return `the status ${status}: ${body.slice(0, 300)}`;
  const [later] = /HTTP\/1\.1 5\d\d .*/.exec(body) ?? [];
  if (later && !sent(request, later)) return `a later answer on its connection: ${later}`;
  const leak = INSIDE.map((pattern) => pattern.exec(body)?.[0]).find(Boolean);
  if (leak && !sent(request, leak)) return `an answer (${status}) that reveals internals: ${leak}`;
  if (ms > SLOW_MS) return `an answer (${status}) after ${Math.round(ms)} ms`;
  // Refusals by Node.js itself, before there is a request, have no content type.
  if (headers.has('content-type') && headers.get('x-content-type-options') !== 'nosniff') {
    return `an answer (${status}) without X-Content-Type-Options`;
  }
  return undefined;
}

/** Whether the answer only repeats what was sent. */
function sent({ target, body }: RawRequest, leak: string): boolean {
  return target.includes(leak) || body.includes(leak);
}
