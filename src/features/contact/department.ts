import { atom } from 'nanostores';
import type { departments } from '#src/contracts/contact.ts';

/** The department selected on the contact page. */
export const $department = atom<(typeof departments)[number]>('sales');
