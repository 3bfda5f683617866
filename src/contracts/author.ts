/** An author of posts, as named in the latest one. */
export interface KnownAuthor {
  name: string;
  title: string | null;
  imageUrl: string | null;
}
