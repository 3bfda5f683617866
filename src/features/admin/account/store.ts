import { atom } from 'nanostores';

/** Whether the form for another password is open. */
export const $passwordOpen = atom(false);

/** Counts up each time the password was changed on this page. */
export const $passwordChanges = atom(0);
