import { expect, test } from 'vitest';
import { $toast, dismissToast, toast } from './toast.ts';

test('a toast is removed when its subject is settled, and no other one', () => {
  const failure = { about: 'question', title: 'Please select an option', destructive: true };
  toast(failure);
  dismissToast('booking');
  expect($toast.get()).toEqual(failure);
  dismissToast('question');
  expect($toast.get()).toBeNull();

  toast({ title: 'Call Scheduled!' });
  dismissToast('question');
  expect($toast.get()).toEqual({ title: 'Call Scheduled!' });
  dismissToast();
  expect($toast.get()).toBeNull();
});
