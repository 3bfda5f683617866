import type { Asked } from './questions/asked.ts';

/** How people ask for what the content says, where they use other words than the page. */
export const asked: Asked = {};
