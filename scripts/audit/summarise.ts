interface Report {
  vulnerabilities?: Record<string, Vulnerability>;
}

interface Vulnerability {
  severity: string;
  range: string;
  /** Advisories, and names of packages that bring them along. */
  via: (string | { title: string; url: string })[];
}

/** What an audit found, for a person to read. */
export interface Summary {
  lines: string[];
  /** How many packages have a weakness that is high or critical. */
  grave: number;
}

/** Reads the JSON of `npm audit`; undefined where it could not ask anybody. */
export function summarise(json: string): Summary | undefined {
  const { vulnerabilities } = parse(json);
  if (!vulnerabilities) return undefined;
  const found = Object.entries(vulnerabilities);
  return {
    lines: found.map(([name, { severity, range, via }]) => {
      const said = via.map((one) =>
        typeof one === 'string' ? `by ${one}` : `${one.title} ${one.url}`,
      );
      return `  ${severity}: ${name} ${range}: ${said.join('; ')}`;
    }),
    grave: found.filter(([, { severity }]) => ['high', 'critical'].includes(severity)).length,
  };
}

function parse(json: string): Report {
  try {
    return JSON.parse(json) as Report;
  } catch {
    return {};
  }
}
