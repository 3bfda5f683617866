import type { Service } from '#src/contracts/content/services.ts';
import type { Price } from '#src/lib/prices.ts';
import { prices } from './prices.data.ts';
import type { ServiceCategoryId } from '#scripts/new-site/content/service-categories.data.ts';

export const services: readonly Service<ServiceCategoryId, Price>[] = [
  {
    id: 'rechnungsverarbeitung',
    title: 'Rechnungsverarbeitungsautomatisierung',
    description: 'Das längste Wort und der kürzeste Weg: vom Briefkasten bis zur Buchung, mit Beleg und Freigabe.',
    price: prices.invoices,
    category: 'automation',
    task: 'supplierInvoices',
    icon: 'invoice',
  },
  {
    id: 'angebotsschreiber',
    title: 'Angebotsschreiber',
    description: 'Ihre eigenen Textbausteine und Preise, zusammengesetzt für die nächste Anfrage.',
    price: prices.quotes,
    category: 'automation',
    task: 'quoting',
    icon: 'letter',
  },
  {
    id: 'auftragsannahme',
    title: 'Auftragsannahme',
    description: 'Bestellungen aus Mail, Fax und Onlineshop landen als Auftrag in Ihrer Warenwirtschaft.',
    price: prices.orders,
    category: 'development',
    task: 'orderEntry',
    icon: 'table',
  },
  {
    id: 'stundenzettel',
    title: 'Stundenzettel',
    description: 'Vom Handy auf der Baustelle bis zur Lohnabrechnung, mit Zuschlägen und Fahrtzeiten.',
    price: prices.timesheets,
    category: 'automation',
    task: 'rosters',
    icon: 'form',
  },
  {
    id: 'betrieb-und-wartung',
    title: 'Betrieb und Wartung',
    description: 'Aktualisierungen, Sicherungskopien, deren Rückspielen wir auch üben, und ein Mensch am Telefon.',
    price: prices.hosting,
    category: 'development',
    icon: 'receipt',
  },
];

/** What makes a build one of the three sizes. */
export const sizes = {
  simple: 'Eine Sorte Papier und ein Ort, an dem es landet.',
  moderate: 'Mehrere Quellen, Regeln mit Ausnahmen und eine Person, die entscheidet.',
  advanced: 'Mehrere Programme, die miteinander reden, und ein Protokoll, das zeigt, wie es dazu kam.',
} as const;

export const roiNote = 'Den Ertrag schätzen wir für das erste Jahr, mit 34 € für eine Stunde Büroarbeit.';

/** Beside the bundle discounts; `hosting` stands before its price. */
export const bundleWords = {
  title: 'Mehreres auf einmal',
  lede: 'Was Sie zusammen bestellen, schließen wir nur einmal an. Deshalb kostet es weniger.',
  hosting: 'Betrieb und Wartung',
  button: 'Kombipaket anfragen',
} as const;
