/** The program without database and pages: serves a few calls until it is asked to end. */
import { setTimeout as sleep } from 'node:timers/promises';
import { localEnv } from '#server/environment.ts';
import { run } from '#server/program.ts';
import { serve } from '#server/serving.ts';
import { apiOf, emptySite } from './local-server.ts';

const api = apiOf({
  '/upload': async (request) => {
    console.log('asked');
    return new Response(await request.text());
  },
  '/later': async (_request, { waitUntil }) => {
    waitUntil(sleep(300).then(() => console.log('written')));
    return new Response('soon');
  },
  '/never': () => {
    console.log('asked');
    return new Promise(() => {});
  },
  '/who': async ({ url }, { ip }) => Response.json({ url, ip }),
  '/careless': async () => {
    setTimeout(() => {
      throw new Error('thrown later');
    });
    void Promise.reject(new Error('left alone'));
    return new Response('ok');
  },
});

await run(async (program) => {
  program.onEnd(() => console.log('closed'));
  await serve(program, localEnv(), { site: () => emptySite, api });
}, 0);
