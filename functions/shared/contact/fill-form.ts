import {
  defaultTreeAdapter as tree,
  type DefaultTreeAdapterTypes,
  parseFragment,
  serialize,
} from 'parse5';

type Element = DefaultTreeAdapterTypes.Element;

/**
 * A form as it was typed, each message under its field. What came along without a field of its own
 * is carried in hidden ones.
 *
 * @param form its markup, empty
 * @returns its markup, and the id of each field by name
 */
export function fillForm(
  form: string,
  typed: Readonly<Record<string, string>>,
  errors: Readonly<Record<string, string[]>>,
): { markup: string; ids: Map<string, string> } {
  const fragment = parseFragment(form);
  const fields = [...elements(fragment)].filter((element) => read(element, 'name'));
  const ids = new Map<string, string>();
  for (const field of fields) {
    const [name, id] = [read(field, 'name'), read(field, 'id')];
    fill(field, typed[name] ?? '');
    if (!id) continue;
    ids.set(name, id);
    if (errors[name]) tell(field, id, errors[name].join('. '));
  }
  const names = new Set(fields.map((field) => read(field, 'name')));
  const [root] = [...elements(fragment)];
  for (const [name, value] of Object.entries(typed)) {
    if (root && !names.has(name)) append(root, 'input', { type: 'hidden', name, value });
  }
  return { markup: serialize(fragment), ids };
}

function fill(field: Element, value: string): void {
  const type = read(field, 'type');
  if (field.tagName === 'textarea') {
    field.childNodes = [];
    // The first line break after the tag is swallowed: this one, not one that was typed.
    tree.insertText(field, `\n${value}`);
  } else if (type === 'checkbox' || type === 'radio') {
    const isChecked = type === 'radio' ? value === read(field, 'value') : value !== '';
    field.attrs = field.attrs.filter(({ name }) => name !== 'checked');
    if (isChecked) write(field, 'checked', '');
  } else {
    write(field, 'value', value);
  }
}

/** As Field.tsx and Consent.tsx mark what is wrong. */
function tell(field: Element, id: string, message: string): void {
  const cell = field.parentNode as Element;
  write(field, 'aria-invalid', 'true');
  write(field, 'aria-describedby', `${id}-error`);
  const kind = read(cell, 'class') === 'check' ? 'check' : 'cell';
  tree.insertText(append(cell, 'p', { id: `${id}-error`, class: `${kind}-error` }), message);
}

function append(parent: Element, tag: string, attributes: Record<string, string>): Element {
  const attrs = Object.entries(attributes).map(([name, value]) => ({ name, value }));
  const element = tree.createElement(tag, parent.namespaceURI, attrs);
  tree.appendChild(parent, element);
  return element;
}

function read({ attrs }: Element, name: string): string {
  return attrs.find((attribute) => attribute.name === name)?.value ?? '';
}

function write(element: Element, name: string, value: string): void {
  element.attrs = [...element.attrs.filter((other) => other.name !== name), { name, value }];
}

function* elements(node: DefaultTreeAdapterTypes.ParentNode): Generator<Element> {
  for (const child of node.childNodes) {
    if (!tree.isElementNode(child)) continue;
    yield child;
    yield* elements(child);
  }
}
