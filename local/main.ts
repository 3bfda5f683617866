/** `npm start`: the whole site on this machine. */
import { run } from './program.ts';
import { start } from './start.ts';

// Being told to end is how it ends: no failure.
await run(start, 0);
