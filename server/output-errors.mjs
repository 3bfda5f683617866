import process from 'node:process';

/**
 * Keeps this process alive where its output cannot be written: into a pipe that was closed (`| head -n 1`), a file on a
 * full disk, a terminal that is gone. Node.js reports that by an event, which is an uncaught exception where nobody
 * listens, and reporting that one fails the same way. A line that is not written is lost; the next one is tried again.
 */
export function ignoreOutputErrors() {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
}
