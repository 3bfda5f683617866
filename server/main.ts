/** `npm start`: the whole site on this machine. */
import { setUp } from './setup.ts';
import { pagesOf } from './pages.ts';
import { type Program, run } from './program.ts';
import { serve } from './serving.ts';

// A signal is the normal way to end it, so the exit status is 0.
await run(start, 0);

async function start(program: Program): Promise<void> {
  const setup = await setUp(program);
  const pages = pagesOf(setup, program.signal);
  program.signal.addEventListener('abort', () => pages.close());
  // Before the functions are loaded, because the build writes the policy that they import.
  await pages.start();
  await serve(program, setup, {
    current: () => pages.current(),
    onSettings: () => pages.onSettings(),
  });
}
