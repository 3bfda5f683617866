import { expect, onTestFinished, test, vi } from 'vitest';
import { hashInputs, watchSources } from './site-inputs.ts';
import { folderWith, writeFiles } from './testing/folder.ts';

const files = {
  'src/pages/index.astro': '<h1>Home</h1>',
  'src/lib/slug.test.ts': 'test',
  'astro.config.mjs': 'export default {}',
  'functions/contact.ts': 'function',
};

test('changes with sources and environment, and with nothing else', async () => {
  const root = await folderWith(files);
  const hash = (siteUrl = 'http://a.example') => hashInputs(root, { SITE_URL: siteUrl });
  const before = await hash();
  expect(await hash('http://b.example')).not.toBe(before);

  await writeFiles(root, { 'src/lib/slug.test.ts': 'other', 'functions/contact.ts': 'other' });
  expect(await hash()).toBe(before);

  await writeFiles(root, { 'src/content/public/robots.txt': 'new' });
  expect(await hash()).not.toBe(before);
});

test('a moved file is a change', async () => {
  const one = await folderWith({ 'src/a/b.ts': 'x' });
  const other = await folderWith({ 'src/a.ts': 'x' });
  expect(await hashInputs(one, {})).not.toBe(await hashInputs(other, {}));
});

test('a change is reported until the listener stops', async () => {
  const root = await folderWith(files);
  const heard = vi.fn();
  const stop = watchSources(root, heard);
  onTestFinished(stop);
  await writeFiles(root, { 'src/pages/index.astro': '<h1>Mended</h1>' });
  await vi.waitFor(() => expect(heard).toHaveBeenCalled());
});
