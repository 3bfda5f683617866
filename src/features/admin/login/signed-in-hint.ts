import { storedValue } from '#src/lib/stored-value.ts';

/**
 * Whether this browser was recently signed in. Scripts cannot read the session cookie; the hint only saves
 * the login page a request that would fail.
 */
const stored = storedValue('localStorage', 'adminSignedIn', (value) => value === true);

export function mayBeSignedIn(): boolean {
  return stored.read() ?? false;
}

export function noteSignedIn(): void {
  stored.write(true);
}

export function noteSignedOut(): void {
  stored.write(undefined);
}
