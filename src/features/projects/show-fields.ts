import { readFields } from './read-fields.ts';

/** Shows the fields of a text in the table of TryIt.astro, or that nothing was found. */
export function showFields(root: HTMLElement, text: string): void {
  const fields = readFields(text);
  const table = root.querySelector('table') as HTMLTableElement;
  const nothing = table.nextElementSibling as HTMLElement;
  table.hidden = fields.length === 0;
  nothing.hidden = fields.length > 0;
  table.tBodies[0]?.replaceChildren(
    ...fields.map(({ name, value }) => {
      const row = document.createElement('tr');
      row.append(Object.assign(document.createElement('th'), { scope: 'row', textContent: name }));
      row.insertCell().textContent = value;
      return row;
    }),
  );
}
