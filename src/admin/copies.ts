/** Where working copies are: what is written and not saved in a post yet (docs/api.md). */
export const COPIES = '/api/admin/working-copies';
