/** The program without database and pages: serves the functions of a folder until it is asked to end. */
import { localEnv } from '#server/environment.ts';
import { run } from '#server/program.ts';
import { serve } from '#server/serving.ts';
import { emptySite } from './local-server.ts';

const [, , functionsFolder = ''] = process.argv;

await run(async (program) => {
  program.onEnd(() => console.log('closed'));
  const config = { functionsFolder, redirects: [], headers: [] };
  await serve(program, { env: localEnv(), config }, { current: () => emptySite });
}, 0);
