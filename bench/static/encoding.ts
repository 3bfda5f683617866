/** As browsers send it. */
export const ENCODING = { 'accept-encoding': 'gzip, deflate, br' };
