interface ShareWords {
  readonly kind: string;
  readonly hue: number;
  readonly title?: string;
}

export const shareWords = {
  '/': { kind: 'Law offices', hue: 5 },
  '/services': { kind: 'Desks', hue: 3 },
} as const satisfies Readonly<Record<string, ShareWords>>;
