import { readFields } from './read-fields.ts';

/** Shows the fields found in the typed text, at first in the example. */
export function startTry(root: HTMLElement): void {
  const text = root.querySelector('textarea') as HTMLTextAreaElement;
  const table = root.querySelector('table') as HTMLTableElement;
  const nothing = table.nextElementSibling as HTMLElement;
  const show = () => {
    const fields = readFields(text.value);
    table.hidden = fields.length === 0;
    nothing.hidden = fields.length > 0;
    table.tBodies[0]?.replaceChildren(
      ...fields.map(({ name, value }) => {
        const row = document.createElement('tr');
        const head = Object.assign(document.createElement('th'), { scope: 'row' });
        head.textContent = name;
        row.append(head);
        row.insertCell().textContent = value;
        return row;
      }),
    );
  };
  text.addEventListener('input', show);
  show();
}
