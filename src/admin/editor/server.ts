/** What the editors read of the server. */
import type { KnownAuthor } from '#src/contracts/blog.ts';
import type { WorkingCopy } from '#src/contracts/working-copy.ts';
import { type EditorBoard, fromPost, type PostFormValues } from './board.ts';
import { COPIES } from '../copies.ts';
import { adminRequest } from '../request.tsx';
import { type Base, fitted } from './versions/drafts.ts';

/** The post as currently stored on the server. */
export interface Stored {
  id: number;
  base: Base;
}

/** @throws {RequestError} */
export async function fetchPost(board: EditorBoard, id: number): Promise<Stored> {
  return storedIn(board, await adminRequest(`/api/${board.name}/${id}`));
}

/** The post in an answer of the server. */
export async function storedIn(board: EditorBoard, answer: Response): Promise<Stored> {
  const post = (await answer.json()) as Record<string, unknown>;
  return {
    id: Number(post.id),
    base: {
      values: fromPost(board, post),
      version: answer.headers.get('ETag'),
      updatedAt: String(post.updatedAt),
    },
  };
}

/** A replaced version of the post; docs/api.md, revisions. */
export interface Revision {
  version: number;
  title: string;
  slug: string;
  published: boolean;
  /** Of its content. */
  words: number;
  replacedBy: string;
  /** ISO 8601. */
  replacedAt: string;
}

/** The replaced versions, newest first. @throws RequestError */
export async function fetchRevisions({ name }: EditorBoard, id: number): Promise<Revision[]> {
  const answer = await adminRequest(`/api/${name}/${id}/revisions`);
  return (await answer.json()) as Revision[];
}

/** A replaced version as form values. @throws RequestError */
export async function fetchRevision(board: EditorBoard, id: number, version: number): Promise<PostFormValues> {
  const answer = await adminRequest(`/api/${board.name}/${id}/revisions/${version}`);
  return fromPost(board, (await answer.json()) as Record<string, unknown>);
}

/** Who has written articles, with title and picture of the last one. @throws {RequestError} */
export async function fetchAuthors(): Promise<KnownAuthor[]> {
  return (await (await adminRequest('/api/admin/authors')).json()) as KnownAuthor[];
}

/** What the server has of this form and is not saved in the post (docs/api.md, working copies). */
export interface Copy {
  id: number;
  etag: string;
  values: PostFormValues;
  /** The version of the post it began with; null for what is not a post yet. */
  baseVersion: number | null;
  /** Who wrote last; null if that account was removed. */
  by: string | null;
  /** ISO 8601. */
  at: string;
}

/** The working copy of a post, or one that is not a post yet; null if there is none. @throws {RequestError} */
export async function fetchCopy(board: EditorBoard, id: number | null, copyId: number | null): Promise<Copy | null> {
  if (id !== null) {
    const answer = await adminRequest(`${COPIES}?board=${board.name}&post=${id}`);
    const [copy] = (await answer.json()) as WorkingCopy[];
    return copy ? copyIn(board, copy) : null;
  }
  if (copyId === null) return null;
  return copyIn(board, (await (await adminRequest(`${COPIES}/${copyId}`)).json()) as WorkingCopy);
}

/** Begins a draft with the words of a form, which has an address of its own and is not public. @throws {RequestError} */
export async function beginCopyOf(board: EditorBoard, form: PostFormValues): Promise<Copy> {
  const title = `${form.title.trim() || 'Untitled'} (copy)`.slice(0, 300);
  const values = { ...form, title, slug: '', published: false, publishedAt: '' };
  const body = { board: board.name, values };
  return copyIn(board, (await (await adminRequest(COPIES, { method: 'POST', body })).json()) as WorkingCopy);
}

/** A working copy in an answer of the server. */
export function copyIn(
  { empty }: EditorBoard,
  { id, etag, values, baseVersion, updatedBy, updatedAt }: WorkingCopy,
): Copy {
  const given = fitted(values, empty);
  return { id, etag, values: given, baseVersion, by: updatedBy, at: updatedAt };
}
