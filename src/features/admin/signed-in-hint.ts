import { keptIn } from '#src/lib/kept.ts';

/**
 * Whether this browser was recently signed in. Scripts cannot read the session cookie; the hint only saves
 * the login page a request that would fail.
 */
const kept = keptIn('localStorage', 'adminSignedIn', (value) => value === true);

export function mayBeSignedIn(): boolean {
  return kept.read() ?? false;
}

export function noteSignedIn(): void {
  kept.write(true);
}

export function noteSignedOut(): void {
  kept.write(undefined);
}
