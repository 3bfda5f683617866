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

/** A preview of the post as a search result, with warnings about texts that are too long. */
export function SearchResult({ title, path, description, note }: Props) {
  const whole = `${title || 'Untitled'} | ${site.productName}`;
  const words = description.replace(/\s+/g, ' ').trim();
  return (
    <section className="search-result" aria-labelledby="search-result-title">
      <h2 id="search-result-title">In search results</h2>
      <div className="search-card">
        <p className="search-path">
          {new URL('/', location.href).host}
          {path.split('/').map((part) => part && ` › ${part}`)}
        </p>
        <p className="search-title">{cut(whole, TITLE_LENGTH)}</p>
        <p className="search-text">{cut(words, DESCRIPTION_LENGTH) || 'No description yet.'}</p>
      </div>
      <p className="search-note">
        Title {whole.length} of {TITLE_LENGTH} characters, description {words.length} of{' '}
        {DESCRIPTION_LENGTH}.{note && ` ${note}`}
      </p>
    </section>
  );
}

function cut(text: string, length: number): string {
  return text.length <= length ? text : `${text.slice(0, length).trimEnd()} …`;
}
