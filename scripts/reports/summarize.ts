interface Report {
  vulnerabilities?: Record<string, Vulnerability>;
}

interface Vulnerability {
  severity: string;
  range: string;
  /** Advisories, and names of packages that depend on the affected one. */
  via: (string | { title: string; url: string })[];
}

/** The result of an audit as lines of text. */
export interface Summary {
  lines: string[];
  /** Number of packages with a high or critical vulnerability. */
  severe: number;
}

/** Parses the JSON of `npm audit`. Undefined where the registry did not answer. */
export function summarize(json: string): Summary | undefined {
  const { vulnerabilities } = parse(json);
  if (!vulnerabilities) return undefined;
  const found = Object.entries(vulnerabilities);
  return {
    lines: found.map(([name, { severity, range, via }]) => {
      const advisories = via.map((one) =>
        typeof one === 'string' ? `by ${one}` : `${one.title} ${one.url}`,
      );
      return `  ${severity}: ${name} ${range}: ${advisories.join('; ')}`;
    }),
    severe: found.filter(([, { severity }]) => ['high', 'critical'].includes(severity)).length,
  };
}

function parse(json: string): Report {
  try {
    return JSON.parse(json) as Report;
  } catch {
    return {};
  }
}
