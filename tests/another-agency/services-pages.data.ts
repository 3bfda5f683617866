import { catalogSections, marketingSections } from '#scripts/new-site/content/services-pages.data.ts';
import { offerings } from './automations.ts';
import { bundleWords } from './services.data.ts';
import { site } from './site.ts';

export { catalogSections, marketingSections };

export const catalog = {
  back: 'Zurück',
  title: 'Was wir tun und was es kostet',
  lede: 'In jedem Preis ist der Vormittag bei Ihnen enthalten, in keinem die Umsatzsteuer.',
  contents: {
    title: 'Auf dieser Seite',
    popular: 'Leistungen',
    bundles: bundleWords.title,
    ideas: 'Alle Automatisierungen',
  },
  popularTitle: 'Leistungen',
  quoteButton: 'Preis anfragen',
  ideasTitle: `${offerings.length} Automatisierungen`,
  ideasLede: 'Suchen Sie Ihre heraus.',
  guideTitle: 'Was heißt klein, mittel, groß?',
  guideColumns: { price: 'Preis', time: 'Dauer' },
  search: 'Suche',
  searchPlaceholder: 'Zum Beispiel Rechnung',
  category: 'Bereich',
  allCategories: 'Alle Bereiche',
  gridView: 'Als Kacheln',
  listView: 'Als Liste',
  facts: { time: 'Dauer', complexity: 'Umfang', price: 'Preis' },
  empty: 'Nichts gefunden',
  emptyHint: 'Fragen Sie uns trotzdem.',
  showAll: 'Alle zeigen',
  quiz: { text: 'Noch unsicher?', link: 'Drei Fragen, ein Vorschlag' },
} as const;

export const marketing = {
  heroTitle: 'Pakete für mehr als einen Stapel',
  heroLede: 'Wenn an mehreren Stellen abgetippt wird, lohnt es sich, gleich im Ganzen aufzuräumen.',
  quoteButton: 'Preis anfragen',
  exploreButton: 'Umsehen',
  categoriesTitle: 'Zweierlei Arbeit',
  categoryButton: 'Mehr dazu',
  facts: { timeline: 'Dauer', price: 'Preis', category: 'Art der Arbeit' },
  categoryLists: {
    services: 'Dazu gehören',
    keyFeatures: 'Darauf achten wir',
    benefits: 'Das haben Sie davon',
    examples: 'Beispiele',
  },
  packagesTitle: 'Pakete',
  packagesLede: 'Schriftlich vereinbart, zum festen Preis.',
  addOnsTitle: 'Außerdem',
  addOnsLede: 'Monatlich, und monatlich kündbar.',
  addOnButton: 'Mehr dazu',
  galleryTitle: 'Ideen',
  galleryLede: 'Nach Umfang sortiert.',
  bundlesTitle: bundleWords.title,
  teamTitle: 'Wer zu Ihnen kommt',
  teamLede: 'Alle, nur nicht auf einmal.',
  faqTitle: 'Fragen',
  closingTitle: 'Bringen Sie einen Stapel mit',
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
