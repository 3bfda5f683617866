/** The program without database and pages: serves the functions of a project until it is asked to end. */
import { localEnv } from '#server/environment.ts';
import { run } from '#server/program.ts';
import { serve } from '#server/serving.ts';
import { emptySite } from './local-server.ts';

const [, , root = ''] = process.argv;

await run(async (program) => {
  program.onEnd(() => console.log('closed'));
  await serve(program, { env: localEnv(), root }, { current: () => emptySite });
}, 0);
