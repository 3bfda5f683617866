interface ShareWords {
  readonly kind: string;
  readonly hue: number;
  readonly title?: string;
}

export const shareWords = {
  '/': { kind: 'Büroautomatisierung', hue: 5 },
  '/services': { kind: 'Leistungen', hue: 3 },
} as const satisfies Readonly<Record<string, ShareWords>>;
