import { expect, test } from 'vitest';
import type { Activity } from '#src/contracts/account.ts';
import { activityHref, activitySubject, activityWords } from './activity.ts';

const entry: Activity = {
  id: '1',
  action: 'login',
  username: 'dana',
  entityId: null,
  kind: null,
  name: null,
  user: null,
  createdAt: '2027-03-10T09:00:00Z',
};

test.each<[Partial<Activity>, words: string, subject: string, href: string | undefined]>([
  [{}, 'signed in', '', undefined],
  [
    { action: 'blog.update', entityId: 7, name: 'Eleven facts' },
    'changed blog post',
    'Eleven facts',
    '/admin-dashboard/blog/post/7',
  ],
  [{ action: 'blog.delete', entityId: 7 }, 'deleted blog post', '7', undefined],
  [
    { action: 'inbox.reply', entityId: 3, kind: 'lead', name: 'Ada Park' },
    'replied to item',
    'Ada Park',
    '/admin-dashboard/inbox?item=lead-3',
  ],
  [{ action: 'user.remove', entityId: 2, user: 'eddie' }, 'removed user', 'eddie', undefined],
  [
    { action: 'settings.change', name: 'notice, closedDays' },
    'changed',
    'the notice, the closed days',
    '/admin-dashboard/settings',
  ],
])('%j', (change, words, subject, href) => {
  const made = { ...entry, ...change };
  expect([activityWords(made), activitySubject(made), activityHref(made)]).toEqual([words, subject, href]);
});
