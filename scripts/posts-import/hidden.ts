/**
 * How other systems hide a post or end it, in its fields. Each is a reason for a draft here: to publish what somebody had
 * hidden cannot be taken back, to press Publish takes a second.
 */

const isYes = (value: unknown) => value === true || value === 1 || /^(true|yes|on|1)$/i.test(String(value).trim());
const isNo = (value: unknown) =>
  value === false || value === 0 || /^(false|no|off|0|never)$/i.test(String(value).trim());
const isGiven = (value: unknown) => value !== undefined && value !== null && value !== '' && value !== false;

/** Statuses under which everybody could read a post. */
const OPEN = /^(publish|published|public|live|done|everyone|scheduled|future)$/i;

type Fields = Record<string, unknown>;

/** Why a post with these fields was hidden there; undefined for one that everybody could read. */
export function hiddenBy(fields: Fields): string | undefined {
  const name = (names: string[], test: (value: unknown) => boolean) =>
    names.find((one) => fields[one] !== undefined && test(fields[one]));
  const on = name(
    ['draft', 'private', 'hidden', 'unlisted', 'headless', 'archived', 'protected', 'eleventyexcludefromcollections'],
    isYes,
  );
  if (on) return on;
  const off = name(['published', 'publish', 'public', 'visible', 'permalink'], isNo);
  if (off) return `${off}: ${String(fields[off])}`;
  const given = name(
    ['password', 'expirydate', 'expires', 'expiry', 'expirationdate', 'unpublishdate', 'unpublishon'],
    isGiven,
  );
  if (given) return given === 'password' ? 'a password' : `an end (${String(textOf(fields[given]))})`;
  const closed = name(
    ['status', 'state', 'visibility', 'access'],
    (value) => isGiven(value) && !OPEN.test(String(value)),
  );
  if (closed) return `${closed}: ${String(fields[closed])}`;
  return buildOf(fields);
}

/** Hugo's options of what is built for a page. */
function buildOf({ build }: Fields): string | undefined {
  if (typeof build !== 'object' || build === null) return undefined;
  const options = build as Fields;
  const found = ['render', 'list'].find((name) => options[name] !== undefined && isNo(options[name]));
  return found && `build.${found}: ${String(options[found])}`;
}

function textOf(value: unknown): unknown {
  return value instanceof Date && !Number.isNaN(value.getTime()) ? value.toISOString().slice(0, 10) : value;
}

const RESTRICTED =
  /member|restrict|private|protect|password|log-?ged|login|role|premium|paid|paywall|subscri|hide|hidden/i;

/** Whether the name of a shortcode or a block says that it shows its content to some alone. */
export function isRestricting(name: string): boolean {
  return RESTRICTED.test(name);
}
