import { expect, test } from 'vitest';
import { isLive, type Site, siteNote, stageOf } from './live.ts';

const changedAt = '2026-05-04T10:00:00.000001Z';
const now = Date.parse('2026-05-04T10:02:00Z');
const post = { published: true, updatedAt: '2026-05-04T10:00:00.000Z' };

function site(toldAt: string | null, served: string, builtAt = '2026-05-03T00:00:00Z'): Site {
  return {
    status: { changedAt, toldAt, snapshot: 'new' },
    version: { snapshot: served, builtAt },
  };
}

test('a draft is a draft, whatever the site shows', () => {
  expect(stageOf({ ...post, published: false }, site(changedAt, 'new'), now)).toBe('draft');
});

test('a published post is published, then built, then live', () => {
  expect(stageOf(post, site(null, 'old'), now)).toBe('published');
  expect(stageOf(post, site('2026-05-04T09:00:00.000000Z', 'old'), now)).toBe('published');
  expect(stageOf(post, site(changedAt, 'old'), now)).toBe('building');
  expect(stageOf(post, site(changedAt, 'new'), now)).toBe('live');
});

test('live is what the served site says, not what was asked for', () => {
  expect(isLive(site(null, 'new'))).toBe(true);
  expect(isLive(site(changedAt, 'old'))).toBe(false);
});

test('a post that was there before the served build is live while another one is built', () => {
  const old = { ...post, updatedAt: '2026-05-01T00:00:00Z' };
  expect(stageOf(old, site(changedAt, 'old'), now)).toBe('live');
  // Saved while that build was at work, it may have come too late for it.
  expect(stageOf(post, site(changedAt, 'old', '2026-05-04T10:01:00Z'), now)).toBe('building');
});

test('where the site says nothing, nothing is said of it', () => {
  expect(stageOf(post, undefined, now)).toBe('published');
});

test('a scheduled post waits for its moment, and is on its way from then on, however old its last save', () => {
  const scheduled = {
    ...post,
    updatedAt: '2026-05-01T00:00:00Z',
    publishedAt: '2026-05-04T09:59Z',
  };
  const before = Date.parse('2026-05-04T09:58Z');
  expect(stageOf(scheduled, site(changedAt, 'new'), before)).toBe('scheduled');
  expect(stageOf(scheduled, site(changedAt, 'old', '2026-05-04T09:58:00Z'), now)).toBe('building');
});

test('a note says what the pages still owe, and where that takes long; never that it is there', () => {
  const soon = Date.parse(changedAt) + 20_000;
  expect(siteNote(site(changedAt, 'new'), soon)).toBeUndefined();
  expect(siteNote(site(changedAt, 'old'), soon)).toBe(
    'Your change is saved. Readers see it once the pages are rebuilt, usually within a minute.',
  );
  expect(siteNote(site(changedAt, 'old'), soon + 600_000)).toMatch(
    /^Readers may not see your last change yet/,
  );
});
