/** How people tell how many they are, as patterns. */
import { COUNT as count } from './counts.ts';
import { pattern } from './pattern.ts';

const PEOPLE = String.raw`(?:personen|leute|mann|mitarbeiter(?:innen|n|\*innen|:innen)?|mitarbeitende[nr]?|beschäftigte[nr]?|angestellte[nr]?|menschen|köpfe|kolleg(?:en|innen))`;

/** Neither customers count as staff, 'wir kochen für 200 Leute', nor hours: 'um fünf gehen die Fahrer'. */
export const notOthers = String.raw`(?<!(?<!\p{L})(?:für|an|von|um|bis|ab|vor|nach|seit|gegen|bei)\s(?:etwa |rund |über |bis zu |ca\. )?)`;

/** What says the whole: 'ein Team von 8'; 'wir sind zu fünft' ('zu 5'); 'wir sind 11'; '12 Mann stark'. */
export const totals = [
  pattern(
    String.raw`\b(?:team|belegschaft|mannschaft|betrieb|firma|büro) (?:von|aus|mit) (?:etwa |rund |ca\. )?${count}\b`,
  ),
  pattern(String.raw`\b(?:wir sind|sind wir|arbeiten|arbeiten hier)? ?zu ${count}\b`),
  pattern(String.raw`\b${count} (?:mann|köpfe) stark\b`),
  pattern(String.raw`\b${count}[- ]mann[- ](?:betrieb|firma|büro|unternehmen)\b`),
  pattern(String.raw`\b${count} (?:vollzeitstellen|vollzeitkräfte|vzä|fte)\b`),
  pattern(
    String.raw`\b(?:wir sind|sind wir|wir waren|es gibt uns) (?:etwa |rund |ca\. |nur |gerade )?${count}(?: ${PEOPLE})?(?=\s*(?:$|[,.;:!](?!\d)|(?:und|die|insgesamt|zusammen)\b))`,
  ),
];

/** Nobody but the writer. */
export const worksAlone = pattern(
  String.raw`\b(?:nur ich|ich allein|allein|alleine|alleinunternehmer(?:in)?|einzelunternehmer(?:in)?|einzelkämpfer(?:in)?|solo|ein-?mann-?(?:betrieb|firma)|ohne mitarbeiter)\b`,
);

/** Before what a company has of its own; others' are worked for: 'wir reparieren 30 Lkw in der Woche'. */
const own = String.raw`(?<=^\W*|[,;:.]\s*|\b(?:haben|habe|hat|betreiben|betreibe|mit|fahren|von|unsere|an|in|und)\s(?:etwa |rund |über |bis zu |ca\. )?)`;

/** What tells the size of a company that does not say how many work there. */
export const vehicles = pattern(
  String.raw`${own}${count}\s(?:\S+\s)?(?:lkws?|pkws?|lastwagen|laster|transporter|sprinter|fahrzeuge?n?|autos?|wagen|taxis?|taxen|busse?n?|züge?n?|sattelzüge?n?)\b`,
);
export const locations = pattern(
  String.raw`${own}${count}\s(?:\S+\s)?(?:standorte?n?|filialen?|läden|niederlassungen|geschäfte?n?|praxen|büros|werkstätten|häuser|restaurants)\b`,
);
