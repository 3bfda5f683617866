interface ShareWords {
  readonly kind: string;
  readonly hue: number;
  readonly title?: string;
}

export const shareWords = {
  '/': { kind: 'Business automation', hue: 5 },
  '/services': { kind: 'Services', hue: 3 },
} as const satisfies Readonly<Record<string, ShareWords>>;
