import { isObject, storedValue } from '#src/lib/stored-value.ts';

/** Unsent values, stored in this tab. */
export const storedDraft = storedValue('sessionStorage', 'contactDraft', isObject);
