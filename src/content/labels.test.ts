import { expect, test } from 'vitest';
import { blogTabs, signalBoardLabels, signalBoardTabs } from './labels.data.ts';

test('the tabs of the Signal Board', () => {
  expect(signalBoardTabs.map(({ label }) => label)).toEqual([
    'All',
    'Playbooks',
    'Signals',
    'Ideas',
    'In the Wild',
    'Tools',
  ]);
  expect(signalBoardTabs.flatMap(({ value }) => value ?? [])).toEqual(
    Object.keys(signalBoardLabels),
  );
});

test('the tabs of the blog leave Industry out', () => {
  expect(blogTabs.map(({ label }) => label)).toEqual([
    'All',
    'Automation',
    'AI & ML',
    'Business',
    'Technology',
    'Case Studies',
  ]);
});
