import { site } from '#src/content/site.ts';

interface Props {
  title: string;
  /** Path of the page, as in `/blog/some-slug`. */
  path: string;
  description: string;
  /** An additional note on the description. */
  note?: string;
}

/** Approximate lengths that search engines show, in characters. */
const TITLE_LENGTH = 60;
const DESCRIPTION_LENGTH = 160;

const NOTE = 'text-note/[1.55] text-ink-2';

/** A preview of the post as a search result, with warnings about texts that are too long. */
export function SearchResult({ title, path, description, note }: Props) {
  const whole = `${title || 'Untitled'} | ${site.productName}`;
  const words = description.replace(/\s+/g, ' ').trim();
  return (
    <section aria-labelledby="search-result-title">
      <h2 id="search-result-title" className="font-body text-ui font-semibold">
        In search results
      </h2>
      <div className="mt-2.5 max-w-160 rounded-sheet border border-rule bg-sheet px-4.5 pt-3.5 pb-4 wrap-anywhere">
        <p className={NOTE}>
          {location.host}
          {path.split('/').map((part) => part && ` › ${part}`)}
        </p>
        <p className="my-0.5 text-[1.125rem]/[1.35] text-cobalt">{cut(whole, TITLE_LENGTH)}</p>
        <p className={NOTE}>{cut(words, DESCRIPTION_LENGTH) || 'No description yet.'}</p>
      </div>
      <p className={`mt-2 ${NOTE}`}>
        Title {whole.length} of {TITLE_LENGTH} characters, description {words.length} of{' '}
        {DESCRIPTION_LENGTH}.{note && ` ${note}`}
      </p>
    </section>
  );
}

function cut(text: string, length: number): string {
  return text.length <= length ? text : `${text.slice(0, length).trimEnd()} …`;
}
