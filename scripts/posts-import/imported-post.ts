/** A post of another system, before it becomes one of the blog. */
export interface ImportedPost {
  title: string;
  /** The last part of its old address. */
  slug: string;
  /** Its old address on the other site, if known. */
  oldAddress?: string | undefined;
  summary: string;
  html: string;
  /** Names of its categories and tags. */
  labels: readonly string[];
  author: string;
  /** ISO 8601. */
  publishedAt?: string | undefined;
  published: boolean;
  /** The picture on top: an address, or a path relative to `base`. */
  picture?: string | undefined;
  /** What relative addresses of pictures start from: a folder or a URL. */
  base: string;
}
