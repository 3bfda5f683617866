import { expect, onTestFinished, test } from 'vitest';
import { startProgram } from '../bench/program.ts';

test('npm run dev shows pages, posts and answers of functions', async () => {
  const { origin, stop } = await startProgram({
    file: 'scripts/dev.ts',
    // Vitest's own would change what Vite serves.
    env: { NODE_ENV: '', VITEST: '', BASE_URL: '' },
  });
  onTestFinished(stop);
  for (const path of ['/', '/blog', '/blog/a-tray-for-the-odd-ones', '/api/health']) {
    const answer = await fetch(origin + path, { signal: AbortSignal.timeout(120_000) });
    expect(answer.status, path).toBe(200);
    // Without it React refuses to start.
    if (path === '/') expect(await answer.text()).toContain('astro:scripts/page.js');
  }
});
