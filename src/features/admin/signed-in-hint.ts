/**
 * Whether this browser was signed in when last heard of. The session's cookie cannot be read here; the
 * hint spares the login page a call that would only be refused. It decides nothing else.
 */
const KEY = 'adminSignedIn';

export function mayBeSignedIn(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}

export function noteSignedIn(): void {
  try {
    localStorage.setItem(KEY, '1');
  } catch {
    // Storage is refused: the login page shows its form to who is signed in.
  }
}

export function noteSignedOut(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // There is no hint to take back.
  }
}
