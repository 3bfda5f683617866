import { expect, test, vi } from 'vitest';
import type * as siteFile from '#src/content/site.ts';
import { siteFacts } from '#src/domain/assistant/facts.ts';
import { hasContent, leadingItems } from '#src/domain/pages.ts';
import { app } from '#api/app.ts';
import { contextOf, newClient, useEnvironment } from './support/harness.ts';

vi.mock('#src/content/site.ts', async (original) => {
  const content = await original<typeof siteFile>();
  return { ...content, site: { ...content.site, without: ['chat', 'calculator'] } };
});

useEnvironment();

const post = (path: string) => app.request(path, { method: 'POST' }, contextOf(newClient()));

test('of a tool that the site goes without, nothing is left', async () => {
  for (const path of ['chatbot', 'chatbot/rating', 'chatbot/mail', 'industry-analysis']) {
    expect((await post(`/api/webhook/${path}`)).status, path).toBe(404);
  }
  expect((await post('/api/price-slip')).status).not.toBe(404);
  expect(hasContent('/#calculator')).toBe(false);
  expect(hasContent('/#process')).toBe(true);
  const items = [
    { label: 'Analysis', href: '/#calculator', opens: 'calculator' },
    { label: 'Chat', href: '/contact', opens: 'chat' },
    { label: 'Contact', href: '/contact', opens: 'contact' },
  ] as const;
  expect(leadingItems(items).map(({ label }) => label)).toEqual(['Contact']);
  expect(siteFacts('2026-11-20').map(({ id }) => id)).not.toContain('calculator');
});
