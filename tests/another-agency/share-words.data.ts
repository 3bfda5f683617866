interface ShareWords {
  readonly kind: string;
  readonly hue: number;
  readonly title?: string;
}

export const shareWords = {
  '/': { kind: 'Kleine Betriebe', hue: 5 },
  '/services': { kind: 'Leistungen', hue: 3 },
  '/contact': { kind: 'Kontakt', hue: 2 },
  '/blog': { kind: 'Blog', hue: 4 },
  '/impressum': { kind: 'Rechtliches', hue: 1 },
} as const satisfies Readonly<Record<string, ShareWords>>;
