/** A calendar file (RFC 5545) as components with properties. Each line is read when it is asked for: a wrong one harms no other. */
import ical from 'ical.js';

/** A property as jCal has it (RFC 7265). */
export interface Property {
  params: Readonly<Record<string, string | undefined>>;
  values: readonly unknown[];
}

/** What stands between BEGIN and END. */
export class Component {
  readonly parts: Component[] = [];
  /** The lines of each property. */
  readonly #lines = new Map<string, string[]>();
  /** e.g. 'VEVENT'. */
  readonly kind: string;
  /** Whether its END is there. */
  isWhole = false;

  constructor(kind: string) {
    this.kind = kind;
  }

  add(line: string): void {
    const name = /^[\w-]+/.exec(line)?.[0].toUpperCase() ?? '';
    const lines = this.#lines.get(name) ?? [];
    this.#lines.set(name, lines);
    lines.push(line);
  }

  /** All properties of a name, e.g. 'RDATE'. @throws if one of them cannot be read */
  all(name: string): Property[] {
    return (this.#lines.get(name) ?? []).map((line) => {
      const [, params, , ...values] = ical.parse.property(line) as unknown as [
        unknown,
        Property['params'],
        unknown,
        ...unknown[],
      ];
      return { params, values };
    });
  }

  /** The first property of a name. @throws if it cannot be read */
  one(name: string): Property | undefined {
    return this.all(name)[0];
  }

  /** The first value of a property as a text; empty if there is none. @throws if it cannot be read */
  text(name: string): string {
    return String(this.one(name)?.values[0] ?? '').trim();
  }

  /** What people call an event; never throws. */
  get title(): string {
    try {
      return this.text('SUMMARY') || 'An event without a title';
    } catch {
      return 'An event without a title';
    }
  }
}

/**
 * The calendars in a file: it may hold several.
 *
 * @throws if the text is not a calendar
 */
export function readCalendars(text: string): Component[] {
  if (!/^\uFEFF?\s*BEGIN:VCALENDAR\b/i.test(text)) throw new Error('It is not a calendar.');
  const file = new Component('file');
  const open = [file];
  for (const line of unfolded(text)) {
    const [, edge, kind = ''] = /^(BEGIN|END):\s*([\w-]+)\s*$/i.exec(line) ?? [];
    if (edge?.toUpperCase() === 'BEGIN') {
      const component = new Component(kind.toUpperCase());
      open.at(-1)?.parts.push(component);
      open.push(component);
    } else if (edge) {
      const at = open.findLastIndex((one) => one.kind === kind.toUpperCase());
      if (at < 1) continue;
      for (const closed of open.splice(at)) closed.isWhole = closed.kind === kind.toUpperCase();
    } else open.at(-1)?.add(line);
  }
  return file.parts.filter(({ kind }) => kind === 'VCALENDAR');
}

/** Lines end with CR LF, LF or CR; one that begins with a space goes on with the line before. */
function unfolded(text: string): string[] {
  return text
    .replace(/^\uFEFF?\s*/, '')
    .replaceAll(/(?:\r\n?|\n)[ \t]/g, '')
    .split(/\r\n?|\n/);
}
