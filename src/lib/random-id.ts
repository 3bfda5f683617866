/** 128 random bits as 32 hexadecimal digits; unlike `crypto.randomUUID`, works on plain http too. */
export function randomId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
