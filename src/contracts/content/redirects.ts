/** Addresses that pages once had, and where each leads now: a path of this site, or an address of another one. */
export type Redirects = Readonly<Record<string, string>>;
