import { site } from '#src/content/site.ts';
import type { ReactNode } from 'react';

interface Props {
  caption: string;
  heads: readonly string[];
  /** A key, what its figures are of, and the figures. */
  rows: readonly (readonly [key: string, name: ReactNode, ...figures: number[]])[];
}

/** A table of figures on ruled paper. */
export function Figures({ caption, heads, rows }: Props) {
  const [first, ...others] = heads;
  return (
    <table className="w-full border-collapse ledger text-ui">
      <caption className="sr-only">{caption}</caption>
      <thead className="align-bottom text-note text-ink-2 [&_th]:py-[0.4375rem]">
        <tr>
          <th scope="col" className="text-left font-normal">
            {first}
          </th>
          {others.map((head) => (
            <th key={head} scope="col" className="pl-4 text-right font-medium">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([key, name, ...figures]) => (
          <tr key={key} className="border-t border-rule">
            <th scope="row" className="py-[0.4375rem] text-left font-normal wrap-anywhere">
              {name}
            </th>
            {figures.map((figure, index) => (
              <td key={index} className="py-[0.4375rem] pl-4 text-right">
                {figure.toLocaleString(site.locale)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
