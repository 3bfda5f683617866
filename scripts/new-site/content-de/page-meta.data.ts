import { offerings } from './automations.ts';
import { countOf } from './messages.ts';
import { onboardingTitle } from './onboarding.data.ts';
import { cityAndRegion, site } from './site.ts';

export interface PageMeta {
  readonly title: string;
  readonly description: string;
  readonly keywords: readonly string[];
}

export const pageMeta = {
  '/': { title: site.tagline, description: site.description, keywords: site.keywords },
  '/services': {
    title: 'Leistungen und Preise',
    description: `Was diese Seite bietet, in höchstens 160 Zeichen: ${countOf(offerings.length, 'Automatisierung', 'Automatisierungen')}.`,
    keywords: ['Preise'],
  },
  '/services-old': {
    title: 'Pakete',
    description: 'Was die Seite der Pakete bietet, in höchstens 160 Zeichen.',
    keywords: ['Pakete'],
  },
  '/projects': {
    title: 'Projekte',
    description: 'Was die Seite der Projekte zeigt, in höchstens 160 Zeichen.',
    keywords: ['Projekte'],
  },
  '/coming-soon': {
    title: 'Kommt noch',
    description: 'Diese Seite wird noch geschrieben.',
    keywords: ['Kommt noch'],
  },
  '/integrations': {
    title: 'Schnittstellen',
    description: 'An welche Programme Sie anbauen, in höchstens 160 Zeichen.',
    keywords: ['Schnittstellen'],
  },
  '/case-study': {
    title: 'Fallstudie',
    description: 'Worum es in der Fallstudie geht, in höchstens 160 Zeichen.',
    keywords: ['Fallstudie'],
  },
  '/signal-board': {
    title: 'Signal Board',
    description: 'Was das Signal Board sammelt, in höchstens 160 Zeichen.',
    keywords: ['Hinweise'],
  },
  '/blog': {
    title: 'Blog',
    description: 'Worum es im Blog geht, in höchstens 160 Zeichen.',
    keywords: ['Artikel'],
  },
  '/start': {
    title: onboardingTitle,
    description: 'Ein paar Fragen, danach ein Vorschlag.',
    keywords: ['Anfangen'],
  },
  '/contact': {
    title: 'Kontakt',
    description: `So erreichen Sie ${site.name} in ${site.address.city}. ${site.hours.text}.`,
    keywords: ['Kontakt', cityAndRegion],
  },
} as const satisfies Record<string, PageMeta>;
