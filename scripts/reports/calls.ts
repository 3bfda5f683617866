/** What is said of a call in the list of all calls. */
interface Call {
  summary: string;
  /** Empty for anybody; else with the roles of those who may. */
  security: readonly Readonly<Record<string, readonly string[]>>[];
}

/** All calls of an OpenAPI document as a table in Markdown. */
export function callsOf(paths: Readonly<Record<string, Readonly<Record<string, Call>>>>): string {
  const rows = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, { summary, security }]) => {
      return [`\`${method.toUpperCase()} ${path}\``, whoMay(security), summary];
    }),
  );
  return table(['call', 'for', 'what it does'], rows);
}

function whoMay([needed]: Call['security']): string {
  if (!needed) return 'anybody';
  return Object.values(needed).flat().includes('owner') ? 'owners' : 'admins';
}

/** With columns of one width, as the formatter has them. */
function table(head: string[], rows: string[][]): string {
  const widths = head.map((name, column) => Math.max(...[head, ...rows].map((row) => (row[column] ?? name).length)));
  const lineOf = (cells: string[], fill = ' ') =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0, fill)).join(' | ')} |`;
  const rule = lineOf(
    head.map(() => ''),
    '-',
  );
  return `${[lineOf(head), rule, ...rows.map((row) => lineOf(row))].join('\n')}\n`;
}
