/** The query of a dashboard's address, and that of the request. */
export const queries = [
  ['', '?scope=all'],
  ['?category=ai&search=a+%26+b&status=deleted', '?scope=deleted&category=ai&search=a+%26+b'],
  ['?status=draft&sort=title', '?scope=all&status=draft&sort=title'],
  // Deleted posts have one order.
  ['?status=deleted&sort=title', '?scope=deleted'],
] as const;
