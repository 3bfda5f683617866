/** What readers of other systems hand over, whatever those are. */

/** Why something is not here as it was there: the report counts them under these words. */
export const noteKinds = {
  hidden: 'Drafts here because they were hidden or ended there',
  date: 'Drafts without a date, because theirs is missing or not understood',
  embed: 'Embeds that are links now',
  video: 'Videos and recordings that are links now',
  gallery: 'Galleries whose pictures stand one below the other',
  shortcode: 'Shortcodes and template tags',
  component: 'Components and blocks that draw something of their own',
  removed: 'Elements that a post cannot have',
  footnotes: 'Footnotes',
  picture: 'Pictures that stay at their old address or are lost',
  link: 'Links that still lead to the old site',
  comments: 'Comments',
  category: 'Posts whose category is a guess',
  skipped: 'Not brought over',
  unreadable: 'Not readable',
} as const;

export type NoteKind = keyof typeof noteKinds;

/** One thing that was not brought over as it was. */
export interface Note {
  kind: NoteKind;
  /** The post, page or file that it is about, as a person would find it. */
  of: string;
  what: string;
}

/** A post of another system, before it becomes one of the blog. Plain fields are plain text. */
export interface ImportedPost {
  /** What names it from run to run: a file, or the number of an item. */
  key: string;
  title: string;
  /** The last part of its old address; empty if there is none. */
  slug: string;
  /** Its old address on the other site, if known. */
  oldAddress?: string | undefined;
  /** What else links may name it by: a path of the old site, or a file in the folder. */
  aliases: readonly string[];
  summary: string;
  html: string;
  /** Categories before tags. */
  labels: readonly string[];
  author: string;
  /** ISO 8601; undefined where none is known. */
  publishedAt?: string | undefined;
  published: boolean;
  /** The picture on top: an address, or a path relative to `base`. */
  picture?: string | undefined;
  /** What relative addresses of pictures and links start from: a path in the folder, or a URL. */
  base: string;
  notes: readonly Omit<Note, 'of'>[];
}

/** All that a folder or an export holds. */
export interface Source {
  posts: ImportedPost[];
  /** About what became no post. */
  notes: Note[];
  /** Reads a file of the source, given by its path in it. Absent where a source has no files. */
  files?: { read: (path: string) => Promise<Uint8Array<ArrayBuffer>> };
}
