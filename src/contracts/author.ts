/** Somebody who has written posts, as their latest post names them. */
export interface KnownAuthor {
  name: string;
  title: string | null;
  imageUrl: string | null;
}
