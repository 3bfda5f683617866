import { site } from '#src/content/site.ts';
import type { Overview } from '#src/contracts/overview.ts';

interface Props {
  pages: Overview['pages'];
  /** Length of the period. */
  days: number;
}

/** A list of the most viewed pages. */
export function TopPages({ pages, days }: Props) {
  return (
    <section className="mt-12 max-w-[44rem]" aria-labelledby="top-pages">
      <h2 id="top-pages" className="text-h3">
        Most viewed pages
      </h2>
      {pages.length === 0 ? (
        <p className="mt-2 text-ink-2">Nobody has looked at a page in these {days} days.</p>
      ) : (
        <table className="figures mt-4">
          <thead>
            <tr>
              <th scope="col">Page</th>
              <th scope="col">Views</th>
            </tr>
          </thead>
          <tbody>
            {pages.map(({ path, views }) => (
              <tr key={path}>
                <th scope="row">
                  <a className="link" href={path}>
                    {path === '/' ? 'Home' : path}
                  </a>
                </th>
                <td>{views.toLocaleString(site.locale)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <p className="mt-4 max-w-[40.5em] text-note text-ink-2">
        Counted by page and day, without cookies and without anything about the visitor.
      </p>
    </section>
  );
}
