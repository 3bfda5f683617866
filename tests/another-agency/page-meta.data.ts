import type { PageMeta } from '#scripts/new-site/content/page-meta.data.ts';
import { offerings } from './automations.ts';
import { countOf } from './messages.ts';
import { onboardingTitle } from './onboarding.data.ts';
import { cityAndRegion, site } from './site.ts';

export const pageMeta = {
  '/': { title: site.tagline, description: site.description, keywords: site.keywords },
  '/services': {
    title: 'Leistungen und Preise',
    description: `Was ein kleiner Betrieb abgeben kann: ${countOf(offerings.length, 'Automatisierung', 'Automatisierungen')}, jede mit Preis und Dauer.`,
    keywords: ['Preise', 'Büroautomatisierung Kosten'],
  },
  '/services-old': {
    title: 'Pakete',
    description: 'Mehrere Automatisierungen auf einmal: was dazugehört, was es kostet und wer sie baut.',
    keywords: ['Pakete'],
  },
  '/projects': {
    title: 'Projekte',
    description: 'Betriebe in Norddeutschland, die etwas abgegeben haben, und was daraus geworden ist.',
    keywords: ['Projekte', 'Referenzen'],
  },
  '/coming-soon': {
    title: 'Kommt noch',
    description: 'Diese Seite liegt noch im Entwurf.',
    keywords: ['Kommt noch'],
  },
  '/integrations': {
    title: 'Schnittstellen',
    description: 'Programme, an die wir anbauen: DATEV, lexoffice, JTL-Wawi, Microsoft 365 und andere.',
    keywords: ['DATEV', 'lexoffice', 'Schnittstellen'],
  },
  '/case-study': {
    title: 'Fallstudie',
    description: 'Elftausend Lieferscheine im Jahr, und wo sie geblieben sind.',
    keywords: ['Fallstudie'],
  },
  '/signal-board': {
    title: 'Signal Board',
    description: 'Kurze Hinweise zu Formularen, Fristen und Programmen für kleine Betriebe.',
    keywords: ['Hinweise', 'E-Rechnung'],
  },
  '/blog': {
    title: 'Blog',
    description: 'Was wir beim Aufräumen fremder Schreibtische lernen.',
    keywords: ['Blog', 'Büroorganisation'],
  },
  '/start': {
    title: onboardingTitle,
    description: 'Drei Fragen zu Ihrem Betrieb und danach ein Vorschlag, womit Sie anfangen könnten.',
    keywords: ['Anfangen'],
  },
  '/contact': {
    title: 'Kontakt',
    description: `So erreichen Sie ${site.name} in Hamburg. ${site.hours.text}.`,
    keywords: ['Kontakt', cityAndRegion],
  },
} as const satisfies Record<string, PageMeta>;
