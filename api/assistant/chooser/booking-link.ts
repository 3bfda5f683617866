/** The link of a booked call, which is a secret of the visitor's: it is looked up here and given to no service. */
const CODE = /\/call#([\w-]{20,64})/;

/** The code of the first such link in a text. */
export function bookingCodeIn(text: string): string | undefined {
  return CODE.exec(text)?.[1];
}

/** A text in which each such link has lost its code. */
export function withoutBookingCodes(text: string): string {
  return text.replaceAll(new RegExp(CODE, 'g'), '/call#(code)');
}
