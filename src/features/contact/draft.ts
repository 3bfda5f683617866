import { atom } from 'nanostores';
import type { departments } from '#src/contracts/contact.ts';
import { isObject, storedValue } from '#src/lib/stored-value.ts';

/** Unsent values, stored in this tab. */
export const storedDraft = storedValue('sessionStorage', 'contactDraft', isObject);

// The consent is given on each page anew.
const left = storedDraft.read();
if (left) storedDraft.write({ ...left, consent: false });

/** The department selected on the contact page. */
export const $department = atom<(typeof departments)[number]>('sales');
