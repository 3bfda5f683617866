import { atom } from 'nanostores';

/** Whether the password dialog is open. */
export const $passwordOpen = atom(false);

/** Incremented each time the password is changed on this page. */
export const $passwordChanges = atom(0);
