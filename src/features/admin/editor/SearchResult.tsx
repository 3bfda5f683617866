import { site } from '#src/content/site.ts';

interface Props {
  title: string;
  /** Of the page, as in `/blog/some-slug`. */
  path: string;
  description: string;
  /** What else to know about the description. */
  note?: string;
}

/** Characters that search engines show, about. */
const TITLE_LENGTH = 60;
const DESCRIPTION_LENGTH = 160;

/** How the post will stand in the results of a search engine, and what of it is too long for that. */
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
