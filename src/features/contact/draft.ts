import { isObject, keptIn } from '#src/lib/kept.ts';

/** What was typed and not yet sent in this tab. */
export const keptDraft = keptIn('sessionStorage', 'contactDraft', isObject);
