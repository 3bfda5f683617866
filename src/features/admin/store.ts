import { atom } from 'nanostores';

/** The signed-in user, as returned by the server. */
export interface Admin {
  username: string;
  /** Unknown right after a login. */
  role?: 'owner' | 'editor';
  /** A second factor is required but not set up yet. */
  mustSetUp?: boolean;
}

/** Null until loaded. */
export const $admin = atom<Admin | null>(null);
