/** A header that asks the development server whether the framework has a page, and for no function. */
export const PAGE_ONLY = 'x-page-only';
