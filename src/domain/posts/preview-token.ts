/** Tokens of preview links, which open a post before it is published. */
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { BoardName } from './paths.ts';

export const PREVIEW_DAYS = 7;

/** The format of a token. The dots distinguish it from slugs, which contain none. */
const TOKEN = /^([1-9]\d{0,9})\.(\d{10})\.([\w-]{43})$/;

interface Previewed {
  board: BoardName;
  id: number;
  expiresAt: Date;
}

/** `id.end.signature`, where end is in seconds since 1970. */
export function previewToken(secret: string, { board, id, expiresAt }: Previewed): string {
  const end = Math.floor(expiresAt.getTime() / 1000);
  return `${id}.${end}.${sign(secret, board, `${id}.${end}`)}`;
}

export function isPreviewToken(text: string): boolean {
  return TOKEN.test(text);
}

/** The id of a token's post; undefined if the token is invalid, expired, or of another board. */
export function previewedId(
  secret: string,
  board: BoardName,
  { token, now }: { token: string; now: Date },
): number | undefined {
  const [, id = '', end = '', signature = ''] = TOKEN.exec(token) ?? [];
  const expected = Buffer.from(sign(secret, board, `${id}.${end}`));
  const given = Buffer.from(signature);
  const isOurs = given.length === expected.length && timingSafeEqual(given, expected);
  return isOurs && Number(end) * 1000 > now.getTime() ? Number(id) : undefined;
}

function sign(secret: string, board: BoardName, text: string): string {
  return createHmac('sha256', secret).update(`preview of ${board} ${text}`).digest('base64url');
}
