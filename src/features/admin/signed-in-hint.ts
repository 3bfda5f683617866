import { keptIn } from '#src/lib/kept.ts';

/**
 * Whether this browser was signed in when last heard of. The session's cookie cannot be read here; the
 * hint spares the login page a call that would only be refused. It decides nothing else.
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
