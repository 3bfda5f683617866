import { atom } from 'nanostores';

/** Who is signed in; null until the server has said so. */
export const $admin = atom<{ username: string } | null>(null);
