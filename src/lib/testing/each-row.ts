type Check<Row> = (row: Row) => void | Promise<void>;

/**
 * Checks every row of a table within one test, for many examples of the same fact.
 *
 * @param nameOf how a failing row is named, if not by its JSON
 * @throws {AggregateError} whose message names every row that failed, and why
 */
export async function eachRow<Row>(
  rows: readonly Row[],
  ...steps: [check: Check<Row>] | [nameOf: (row: Row) => string, check: Check<Row>]
): Promise<void> {
  const [nameOf, check] = steps.length === 2 ? steps : [jsonOf, steps[0]];
  if (rows.length === 0) throw new Error('There are no rows to check.');
  const failures: [name: string, error: Error][] = [];
  for (const row of rows) {
    try {
      await check(row);
    } catch (error) {
      failures.push([nameOf(row), error as Error]);
    }
  }
  if (failures.length === 0) return;
  const lines = failures.map(([name, { message }]) => `${name}: ${message}`);
  throw new AggregateError(
    failures.map(([, error]) => error),
    `${failures.length} of ${rows.length} rows failed\n${lines.join('\n')}`,
  );
}

const jsonOf = (row: unknown) => String(JSON.stringify(row)).slice(0, 80);
