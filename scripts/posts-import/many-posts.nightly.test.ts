/** A whole blog, under the limits of a deployed site, whose clock is the test's. */
import sharp from 'sharp';
import { afterEach, expect, test, vi } from 'vitest';
import { ADMIN, contextOf, responseTo, SITE, useEmbeddedDatabase } from '#api/tests/support/harness.ts';
import { hashPassword } from '#db/accounts/passwords.ts';
import { saveUser } from '#db/accounts/users.ts';
import { folderWith } from '#server/testing/folder.ts';
import { importPosts } from './import-posts.ts';
import { readMarkdownFolder } from './markdown-folder.ts';
import { SiteClient } from './site-client.ts';

// Here in the test's own process: one for each picture takes a third of a second, and several on a busy machine.
vi.mock(import('#api/media/read-apart.ts'), async (importOriginal) => {
  const { readPicture } = await import('#api/media/picture.ts');
  return { ...(await importOriginal()), readPictureApart: readPicture };
});

const { db } = useEmbeddedDatabase();
afterEach(() => void vi.useRealTimers());

/** More than the thirty pictures that a deployed site takes from an address in a quarter of an hour. */
const POSTS = 45;
const UNTIL_INTERRUPTED = 35;

async function blog(): Promise<string> {
  const files: Record<string, string | Uint8Array> = {};
  for (let number = 1; number <= POSTS; number++) {
    const day = new Date(Date.UTC(2020, 0, number)).toISOString().slice(0, 10);
    const text = 'A text that is long enough for the blog, with a picture of its own below it.';
    files[`${day}-post-${number}.md`] = `---\ntitle: Post number ${number}\n---\n${text}\n\n![a](${number}.png)\n`;
    files[`${number}.png`] = await sharp({ create: { width: 2, height: number, channels: 3, background: '#fa0' } })
      .png()
      .toBuffer();
  }
  return folderWith(files);
}

test('many posts with a picture each arrive: it waits as the site says, goes on after an interruption, and shows progress', async () => {
  await saveUser(db(), ADMIN.username, await hashPassword(ADMIN.password));
  vi.useFakeTimers({ toFake: ['Date'] });
  const source = await readMarkdownFolder(await blog());
  const said: string[] = [];
  const asked = { pictures: 0, posts: 0 };
  let isReachable = true;
  // What a proxy in front of the site answers while that restarts.
  const outages = { '/api/admin/media': [502, 503, 504], '/api/blog': [502, 503, 504] };
  const client = new SiteClient(SITE, {
    files: source.files,
    tell: (line) => said.push(line),
    sleep: async (time) => void vi.setSystemTime(Date.now() + time),
    send: async (input, init) => {
      if (!isReachable) throw new TypeError('fetch failed');
      const request = new Request(input, init);
      const outage =
        request.method === 'POST' && outages[new URL(request.url).pathname as keyof typeof outages]?.shift();
      if (outage) return new Response('<h1>Bad Gateway</h1>', { status: outage });
      const answer = await responseTo(request, contextOf('198.51.100.7'));
      if (answer.status === 201) asked[request.url.endsWith('/media') ? 'pictures' : 'posts'] += 1;
      return answer;
    },
  });
  await client.login({ ...ADMIN, askCode: () => Promise.reject(new Error('No code was expected')) });
  const run = (tell: (line: string) => void) =>
    importPosts(source, client, { decisions: { categories: {}, posts: {} }, tell });

  const first = await run((line) => {
    said.push(line);
    if (line.startsWith(`${UNTIL_INTERRUPTED} of ${POSTS}`)) isReachable = false;
  });
  expect(first.created).toHaveLength(UNTIL_INTERRUPTED);
  expect(first.stopped).toContain('Run the same command again');
  expect(said).toContainEqual(expect.stringMatching(/^The site asks to wait \d+ s\.$/));
  expect(said).toContain(`${UNTIL_INTERRUPTED} of ${POSTS}: Post number ${UNTIL_INTERRUPTED}`);

  isReachable = true;
  const second = await run(() => {});
  expect(second).toMatchObject({ refused: [] });
  expect(second.stopped).toBeUndefined();
  expect(second.present).toHaveLength(UNTIL_INTERRUPTED);
  expect(second.created).toHaveLength(POSTS - UNTIL_INTERRUPTED);
  expect(second.notes.filter(({ kind }) => kind === 'picture')).toEqual([]);

  const third = await run(() => {});
  expect(third.created).toEqual([]);
  expect(third.present).toHaveLength(POSTS);
  expect(asked).toEqual({ pictures: POSTS, posts: POSTS });
});
