import type { CatalogSection, MarketingSection } from '#src/contracts/content/services.ts';
import { offerings } from './automations.ts';
import { countOfFirst } from './messages.ts';
import { bundleWords } from './services.data.ts';
import { site } from './site.ts';

export const catalogSections: readonly CatalogSection[] = ['ideas', 'popular', 'bundles'];

export const marketingSections: readonly MarketingSection[] = [
  'packages',
  'categories',
  'add-ons',
  'bundle',
  'gallery',
  'team',
  'questions',
  'closing',
];

export const catalog = {
  back: 'Zurück',
  title: 'Leistungen und was sie kosten',
  lede: 'Was ein Besucher über Ihre Preise wissen sollte.',
  contents: {
    title: 'Auf dieser Seite',
    popular: 'Leistungen',
    bundles: bundleWords.title,
    ideas: 'Alle Automatisierungen',
  },
  popularTitle: 'Leistungen',
  quoteButton: 'Preis anfragen',
  ideasTitle: countOfFirst(offerings.length, 'Automatisierung', 'Automatisierungen'),
  ideasLede: 'Suchen Sie Ihre heraus.',
  guideTitle: 'Was heißt klein, mittel, groß?',
  guideColumns: { price: 'Preis', time: 'Dauer' },
  search: 'Suche',
  searchPlaceholder: 'Ein Wort',
  category: 'Bereich',
  allCategories: 'Alle Bereiche',
  gridView: 'Als Kacheln',
  listView: 'Als Liste',
  facts: { time: 'Dauer', complexity: 'Umfang', price: 'Preis' },
  empty: 'Nichts gefunden',
  emptyHint: 'Fragen Sie uns trotzdem.',
  showAll: 'Alle zeigen',
  quiz: { text: 'Noch unsicher?', link: 'Ein paar Fragen, ein Vorschlag' },
} as const;

export const marketing = {
  heroTitle: 'Pakete für mehr als eine Arbeit',
  heroLede: 'Für wen Sie arbeiten und wie.',
  quoteButton: 'Preis anfragen',
  exploreButton: 'Umsehen',
  categoriesTitle: 'Arten von Arbeit',
  categoryButton: 'Mehr dazu',
  facts: { timeline: 'Dauer', price: 'Preis', category: 'Art der Arbeit' },
  categoryLists: {
    services: 'Dazu gehören',
    keyFeatures: 'Darauf achten wir',
    benefits: 'Das haben Sie davon',
    examples: 'Beispiele',
  },
  packagesTitle: 'Pakete',
  packagesLede: 'Schriftlich vereinbart.',
  addOnsTitle: 'Außerdem',
  addOnsLede: 'Monatlich.',
  addOnButton: 'Mehr dazu',
  galleryTitle: 'Ideen',
  galleryLede: 'Nach Umfang sortiert.',
  bundlesTitle: bundleWords.title,
  teamTitle: 'Mit wem Sie sprechen',
  teamLede: 'Ein Satz über diese Menschen.',
  faqTitle: 'Fragen',
  closingTitle: 'Bringen Sie uns eine Aufgabe',
  closingLede: 'Wir sagen Ihnen, was es braucht.',
  contactButton: 'Schreiben Sie uns',
  chatButton: `${site.assistant} fragen`,
} as const;

export const bundleBuilder = {
  pick: 'Leistungen auswählen',
  title: 'Ihr Kombipaket',
  list: 'Einzeln',
  discount: 'Rabatt',
  once: 'Einmalig',
  monthly: 'Im Monat',
  monthlyNote: 'Auf die monatlichen Preise gibt es keinen Rabatt.',
  button: bundleWords.button,
  nothing: 'Noch nichts ausgewählt',
} as const;
