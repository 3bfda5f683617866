import { Agent, get } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { MeasuredProgram } from '../program.ts';

/** How long others wait while the program does something. */
export interface Pause {
  name: string;
  /** Milliseconds that it takes. */
  takes: number;
  /** The slowest answer to a request for a page of the build meanwhile, in milliseconds. */
  page: number;
}

/** The admin that the program has to be started with. */
export const ADMIN = { ADMIN_USERNAME: 'bench', ADMIN_PASSWORD: 'a password of the bench' };

const SENTENCE = 'We copy invoices, orders and letters by hand, and what would it cost to have that done? ';
/** The most that a visitor's page sends with a question. */
const LONGEST = SENTENCE.repeat(30).slice(0, 2000);
/** Of paragraphs with a link, nearly as long as a body may be. */
const LONG_POST = `<p>${SENTENCE.repeat(3)}<a href="https://example.com/a">${SENTENCE}</a></p>`.repeat(2500);
const history = Array(6).fill({ from: 'user', message: LONGEST });

/** Requests a page all the time while what holds a program longest is done: by visitors, and after a change. */
export async function measurePauses({ origin }: MeasuredProgram): Promise<Pause[]> {
  const send = (method: string, path: string, body: object, headers = {}) =>
    fetch(origin + path, {
      method,
      headers: { 'Content-Type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
  const ask = (message: string, more = {}) => send('POST', '/api/webhook/chatbot', { message, user_id: 'x', ...more });
  const login = { username: ADMIN.ADMIN_USERNAME, password: ADMIN.ADMIN_PASSWORD };
  const Cookie = (await send('POST', '/api/admin/login', login)).headers.get('Set-Cookie')?.split(';')[0];
  const [post] = (await (await fetch(`${origin}/api/blog?limit=1`)).json()) as { id: number; slug: string }[];
  const page = await (await fetch(`${origin}/blog/${post?.slug}`)).text();
  const [image = ''] = /\/share\/[^"]+/.exec(page) ?? [];
  const summary = `A summary of the bench, ${Date.now()}`;
  await ask('hello');
  return [
    // What the same processors need for asking and answering alone.
    await during(origin, 'nothing else is done', () => sleep(1000)),
    await during(origin, 'the longest question is answered', () => ask(LONGEST, { history })),
    await during(origin, 'a change is published', () =>
      send('PATCH', `/api/blog/${post?.id}`, { summary }, { Cookie }),
    ),
    await during(origin, 'it is learned and asked for', () => ask('how much is a chatbot?')),
    await during(origin, 'an industry is analyzed', () =>
      send('POST', '/api/webhook/industry-analysis', { industry: SENTENCE.repeat(10).slice(0, 600) }),
    ),
    await during(origin, 'a share image is drawn', () => fetch(origin + image)),
    await during(origin, 'a post of a megabyte is saved', () =>
      send('PATCH', `/api/blog/${post?.id}`, { content: LONG_POST }, { Cookie }),
    ),
    await during(origin, 'the post is read for the first time', () => text(`${origin}/blog/${post?.slug}`)),
    await during(origin, 'the feed is read for the first time', () => text(`${origin}/rss.xml`)),
  ];
}

async function text(address: string): Promise<string> {
  return (await fetch(address)).text();
}

async function during(origin: string, name: string, work: () => Promise<unknown>): Promise<Pause> {
  const agent = new Agent({ keepAlive: true });
  const began = performance.now();
  let page = 0;
  let isDone = false;
  const working = work().finally(() => (isDone = true));
  while (!isDone) page = Math.max(page, await timeOf(`${origin}/services`, agent));
  await working;
  agent.destroy();
  return { name, takes: performance.now() - began, page };
}

function timeOf(url: string, agent: Agent): Promise<number> {
  const began = performance.now();
  return new Promise((resolve, reject) => {
    const asked = get(url, { agent }, (answer) =>
      answer.resume().once('end', () => resolve(performance.now() - began)),
    );
    asked.once('error', reject);
  });
}
