import type { ReactElement } from 'react';

/** Children beside others: elements or nothing, because a bare text breaks on a translated page (no-loose-text.ts). */
export type Elements = ReactElement | '' | false | null | undefined | readonly Elements[];
