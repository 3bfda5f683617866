/** `npm start`: the whole site on this machine. */
import { open, report } from './opening.ts';
import { pagesOf } from './pages.ts';
import { type Program, run } from './program.ts';
import { serve } from './serving.ts';

// Being told to end is how it ends: no failure.
await run(start, 0);

async function start(program: Program): Promise<void> {
  const opened = await open(program);
  const pages = pagesOf({ ...opened, signal: program.signal, report });
  program.signal.addEventListener('abort', () => pages.close());
  // Before the functions are loaded: it writes the policy that they answer with.
  await pages.start();
  await serve(program, opened, () => pages.current());
}
