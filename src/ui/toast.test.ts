import { expect, test } from 'vitest';
import { $toast, dismissToast, toast } from './toast.ts';

test('a toast goes when what it is about is settled, and no other with it', () => {
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
