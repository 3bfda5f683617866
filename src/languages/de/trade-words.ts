/** Words that the search treats specially; all folded (fold.ts), and compared by their stems where a name has them. */
import { stem } from './stem.ts';

const stemmed = (text: string) => text.trim().split(/\s+/).map(stem).join(' ');

/** Say nothing about the trade: dropped from what is typed and from industries' names. */
export const fillersText: string = `
  eigene eigener eigenes betreibe betreiben fuhre fuhren leite leiten besitze arbeite arbeiten arbeitet habe haben inhaber
  inhabergefuhrt familiengefuhrt kleine kleiner kleines kleinen grosse grosser grosses grossen mittelstandisch mittelstandische
  lokale lokaler regional regionale regionaler national familie selbststandig selbstandig freiberuflich gmbh ag kg gbr ug
  ohg ev ek mbh co mitarbeiter mitarbeitern mitarbeiterinnen leute leuten personen mann beschaftigte angestellte zwei drei
  vier funf sechs sieben acht neun zehn dutzend hundert gute neue alte moderne zertifizierte derzeit rund etwa
`;

/** Replaces every word that only says that something is a business. */
export const COMPANY: string = 'company';

/** Different words for the same thing, each by the one it is looked up by. */
export const equivalentsText: Readonly<Record<string, string>> = {
  [COMPANY]: stemmed(
    'unternehmen firma betrieb geschaft gewerbe branche dienstleister dienst service anbieter gesellschaft gruppe organisation',
  ),
  [stem('laden')]: stemmed('shop store fachgeschaft handlung einzelhandel'),
  [stem('praxis')]: stemmed('praxen ordination gemeinschaftspraxis'),
  [stem('backerei')]: stemmed('backer backstube backhaus'),
  [stem('friseur')]: stemmed('friseursalon frisor friseure haarstudio coiffeur'),
  [stem('steuerberater')]: stemmed('steuerberatung steuerkanzlei steuerburo steuerberaterin steuerberaterkanzlei'),
  [stem('anwalt')]: stemmed('rechtsanwalt rechtsanwalte anwaltskanzlei rechtsanwaltskanzlei kanzlei anwaltin anwalte'),
};

/** Add little to a trade that is named already. */
export const weakText: string = `${COMPANY} ${stemmed(`
  laden praxis buro agentur studio zentrum haus stelle abteilung profi experte team online gewerblich privat offentlich
  fachbetrieb meisterbetrieb handel werkstatt kanzlei salon unternehmer
`)}`;

/** Say nothing about a trade in a sentence either. */
export const everydayText: string = stemmed(`
  helfen machen bieten anbieten kummern geben nehmen kommen gehen stehen liegen bringen sehen tag woche monat jahr stunde zeit
  geld teil viel wenig alles ganz immer kunde kunden leute menschen
`);

/** Questions, greetings, commands, feelings: a text with one of these does not describe a company. */
export const talkText: string = `
  was warum wieso wer wem wen konnte sollte wurde hallo hi hey moin servus guten danke bitte sorry entschuldigung ja nein ok okay
  vielleicht ignoriere vergiss stell sag sage erzahl erklare sing witz gedicht geschichte lied prompt anweisung chatbot gpt
  passwort hasse liebe mag wunsche hoffe denke glaube weiss fuhle traurig glucklich wutend langweilig nutzlos dumm idiot mist
  scheisse holle wetter lol haha tschuss mutter vater mama papa oma opa tante onkel freundin lieblings rezept essen schlafen
  loschen undefined null true false asdf qwertz lorem ipsum
`;

/** Nobody names a trade with these either. */
export const conversationText: string = `
  wie wann welche welcher wo ob morgen abend heute gestern nie immer weil aber wenn nicht nichts etwas irgendwas alles
  niemand jemand bruder schwester frau freund nachbar chef kollege billig ubersetze mochte will brauche
`;

/** What people are on a payroll, as parts of a regular expression with their umlauts. */
export const workerWords: readonly string[] = [
  'azubis?|auszubildende[nr]?|lehrlinge?|gesellen?|meister(?:innen)?|monteure?|techniker(?:innen)?|fahrer(?:innen)?|helfer(?:innen)?|aushilfen?|teilzeitkräfte?|bürokräfte?|fachkräfte?|hilfskräfte?',
  'ärzte?|ärztinnen|zahnärzte?|arzthelferinnen?|mfas?|zfas?|pflegekräfte?|pfleger(?:innen)?|therapeut(?:en|innen)|anwälte?|anwältinnen|steuerberater(?:innen)?|steuerfachangestellte[nr]?',
  'bäcker(?:innen)?|verkäufer(?:innen)?|köche?|köchinnen|kellner(?:innen)?|friseur(?:e|innen)?|kosmetikerinnen?|gärtner(?:innen)?|maler(?:innen)?|elektriker(?:innen)?|dachdecker|maurer|tischler|schreiner|mechaniker(?:innen)?',
  'architekt(?:en|innen)|ingenieure?|ingenieurinnen|entwickler(?:innen)?|designer(?:innen)?|berater(?:innen)?|makler(?:innen)?|buchhalter(?:innen)?|sekretärinnen?|lehrer(?:innen)?|erzieher(?:innen)?|trainer(?:innen)?|reinigungskräfte?',
];
