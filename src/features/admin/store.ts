import { atom } from 'nanostores';

/** Who is signed in, as the server says it. */
export interface Admin {
  username: string;
  /** Not known right after a login. */
  role?: 'owner' | 'editor';
  /** A second factor is required, and there is none yet. */
  mustSetUp?: boolean;
}

/** Null until the server has said so. */
export const $admin = atom<Admin | null>(null);
