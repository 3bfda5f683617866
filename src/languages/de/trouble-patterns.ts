/** How clients tell of trouble, as patterns. */
import { pattern } from './pattern.ts';

const bots = String.raw`roboter|bot|chatbot|assistent|automatisierung|workflow|integration|anbindung|ding`;
const programs = String.raw`system|software|programm|import|bestellsystem|schnittstelle`;
const byUs = String.raw`\b(?:sie|ihr) (?:\w+ ){0,4}(?:gebaut|gemacht|eingerichtet|installiert|geliefert|programmiert)\b|\b(?:habt|haben) (?:ihr|sie) (?:\w+ ){0,5}(?:gebaut|gemacht|eingerichtet|installiert|geliefert)\b|\bvon (?:ihnen|euch)\b|\bdashboard\b`;

/** Those of the things that are called by somebody's, or as known: 'Ihr Chatbot'. */
const thingsOf = (owners: string, things: string) => String.raw`\b(?:${owners})(?: \w+){0,2} \w*(?:${things})s?\b`;
const OURS = String.raw`ihre?[nmrs]?|eure?[nmrs]?`;
const ANY = String.raw`${OURS}|der|die|das|den|dem|unsere?[nmrs]?|mein[enmrs]*|diese[rsmn]?`;

/** What clients have of us, or may have. */
export const ourThings = pattern(`${thingsOf(ANY, `${bots}|${programs}`)}|${byUs}`);

export const amissWords = pattern(
  [
    String.raw`\b(?:falsche?[nrsm]?|kaputt|defekt|ausgefallen|abgestürzt|stürzt|hängt|steht still|gestoppt|streikt|spinnt|fehler\w*|fehlgeschlagen|offline|doppelt\w*|zweimal|dreimal|leere?[nrsm]?|gelöscht|überschrieben|tot|eingefroren|unsinn|quatsch|durcheinander|verschwunden|sofort aufhören)\b`,
    String.raw`\b(?:nicht|nichts|keine?|nicht mehr|niemand)(?: \w+)?(?: mehr)? (?:funktioniert|geht|läuft|gelaufen|antwortet|reagiert|angekommen|an|verschickt|gesendet|gelesen|gebucht|erreichbar|da)\b`,
    String.raw`\b(?:funktioniert|geht|läuft|antwortet|reagiert|kommt|liest|verschickt|sendet|bucht|klappt)\b(?: \w+){0,4} (?:nicht|nichts|keine)\b`,
    String.raw`\b(?:wen|wer) (?:kann|können|soll|muss) (?:ich|wir|man) (?:anrufen|an)\b`,
  ].join('|'),
);

/** How questions begin that people ask before anything is built: 'Was, wenn der Bot falsch antwortet?' */
export const wondering = pattern(
  String.raw`^\W*(?:und |aber )?(?:was|wie|wer|welche[nrsm]?|wann|wenn|falls|ob|kann|können|könnte|würde|ist|sind|gibt|haben sie|sagen|zeigen|angenommen|nehmen wir an|erklären)\b`,
);

/** How somebody tells of what they fear, which has not happened. */
export const fearing = pattern(
  String.raw`\bbevor (?:wir|ich) (?:\w+ )?(?:unterschreiben?|kaufen?|bestellen?|beauftragen?|zahlen?)\b|\b(?:noch )?kein(?:e|en)? kund\w+\b|\b(?:angst|befürchte\w*|fürchte\w*|sorge)\b(?: \w+)?,? (?:dass|vor|der|die|das)\b`,
);

/** How somebody ends who wants something built or bought, not mended. */
export const buying = pattern(String.raw`\b(?:ersetzen|kaufen|bauen|verkaufen|anbieten|angebot)\b[^.?]*\?\W*$`);

/** What is named there that we, and not the visitor, have made. */
export const onlyOurs = pattern([thingsOf(ANY, bots), thingsOf(OURS, programs), byUs].join('|'));

/** How somebody asks what to do until help comes. */
export const meanwhile = pattern(
  String.raw`\b(?:bis dahin|inzwischen|solange|so lange|in der zwischenzeit|was (?:soll|kann|können|tun|machen|mache) (?:ich|wir))\b`,
);

/** By this word a passage is found that says it. */
export const meanwhileWord: string = 'solange';

/** Money or access, where nothing has to be stopped. */
export const dispute = pattern(
  String.raw`\b(?:abgebucht|berechnet|abgerechnet|belastet)\b.*\b(?:doppelt|zweimal|falsch|zu viel|nochmal|wieder)\b|\b(?:doppelt|zweimal|falsch|zu viel) (?:abgebucht|berechnet|abgerechnet)\b|\b(?:ihre|eure|letzte|unsere letzte) rechnung\b.*\b(?:falsch|doppelt|zu hoch|höher|stimmt)\b|\b(?:schon|bereits) bezahlt\b.*\b(?:rechnung|mahnung)\b|\b(?:hat|haben) (?:noch|immer noch)\b.*\b(?:zugang|zugriff|passwort)\b`,
  'isu',
);

const PLACES = 'haus|büro|dach|auto|küche|wohnung|halle|werkstatt|gebäude|keller|lager|zimmer';
/** Nothing follows that it would be about: 'es brennt bei uns' tells of much work. */
const IS_ALL = String.raw`(?=\W*$|[.,;:!?]| (?:und|jetzt|hier|hilfe|in|im)\b)`;

/** How somebody tells of an emergency of theirs, here and now, that is for those who come at once. */
export const emergency = pattern(
  [
    String.raw`\b(?:atmet nicht|bekommt keine luft|kriege keine luft|blutet stark|verblutet|(?:ist|liegt) bewusstlos|bewusstlos geworden)\b`,
    String.raw`\b(?:hat|bekommt|(?:hatte|habe) (?:gerade|eben))\b(?: \w+){0,3} (?:herzinfarkt|schlaganfall)\b`,
    String.raw`\b(?:brauche|brauchen|rufen?|ruft|schicken?|schickt|holen?|holt)\b(?: (?:ich|wir|sie|mir|uns|bitte|sofort|schnell|dringend|einen|den)){0,5} (?:notarzt|krankenwagen|rettungswagen)\b`,
    String.raw`\bes brennt${IS_ALL}|\b(?:${PLACES}) brennt\b|\bbrennt (?:das|die|der|unsere?|meine?) (?:${PLACES})\b`,
    String.raw`\briecht nach gas\b|\b(?:ist|sind)(?: ein)? einbrecher\b|\beinbrecher (?:ist|sind)\b|\b(?:überfallen worden|wird überfallen)\b`,
    String.raw`\b(?:kind|kinder|sohn|tochter|baby|schüler|schülerin|schulbus|mann|frau|mutter|vater|oma|opa) (?:ist |wird |wurde )?(?:vermisst|überfällig|verschwunden|verletzt|zusammengebrochen|gestürzt|entführt)\b`,
  ].join('|'),
);

/** What stands before such a thing, in its sentence, where it is none now: 'wenn ein Kind vermisst wird'. */
export const supposing = pattern(
  String.raw`(?:(?:^|[.!?])\W*(?:und |aber )?(?:was passiert|kann (?:er|es|sie)|würde)\b[^.!?]*|\b(?:wenn|falls|sobald|ob|dass|wann|angenommen)\s+(?:\w+\s+){0,2})$`,
);

/** How somebody says that they do not want to live. */
export const despair = pattern(
  String.raw`\b(?:suizid\w*|selbstmord\w*|(?:bringe?|bringen) mich um|mich umbringen|umbringen will|das leben nehmen|mein leben (?:beenden|nehmen)|mir etwas an(?:tun|zutun)|will (?:nur noch )?sterben|möchte sterben|(?:will|mag|möchte|kann) nicht mehr (?:leben|weiterleben|da sein)|nicht mehr leben (?:will|möchte)|besser tot|lebensmüde|keinen sinn mehr (?:zu|im) leben)\b`,
);
