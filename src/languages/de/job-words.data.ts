/** What the words of a job say of it, beside what it is. */
import { pattern } from './pattern.ts';

/** What work with information handles. */
export const informationWords = pattern(
  String.raw`\b\w*(?:abrechnung|adress|akte|angebot|anfrage|antrag|anmeldung|anruf|ausschreibung|auftrag|aufträg|beleg|bericht|bestell|bewerb|bewertung|blog|brief|buchhalt|buchung|daten|datei|dokument|e-?mail|erinnerung|excel|fax|formular|frist|foto|instagram|inventur|kalender|kennzahl|konto|kontakt|kunden|lager|lebenslauf|liefer|lead|linkedin|liste|lohn|mahn|mails?\b|nachricht|newsletter|notiz|nummer|ordner|papier|passwort|pdf|podcast|post|preis|protokoll|quittung|rechnung|reklamation|retoure|scan|schicht|software|statistik|steuer|stunden|tabelle|telefon|termin|text|ticket|umfrage|unterlage|urlaub|vertrag|verträg|video|vorlage|webinar|website|webseite|zahl|zeiterfassung|zertifikat|zettel)\w*`,
  'giu',
);

/** What is done with it. */
export const handling = pattern(
  String.raw`\b(?:\w*(?:abgleich|abtipp|anlegen|antwort|auswert|beantwort|bearbeit|bestätig|buch|eingeb|einpfleg|eintrag|einträg|einsortier|erfass|erinner|erstell|export|import|kontier|kontroll|kopier|les|mahn|nachfass|notier|ordn|plan|prüf|schick|schreib|sammel|sortier|suchen|tipp|übertrag|umbenenn|verschick|versend|vergleich|verteil|weiterleit|zuordn|zusammenfass|zusammenstell)\w*|von hand|händisch|manuell)`,
  'giu',
);

/** Something shall be taken off somebody, and not a word says what. */
export const saysNothingYet = pattern(
  String.raw`^(?:\W*\b(?:alles|allem|am|arbeit|arbeiten|aufgaben?|automatisier\w*|automatisch|bei|bitte|brauche|brauchen|büro|büroarbeit|das|den|der|die|ein|eine|einfach|etwas|firma|für|geht|hilfe|helfen|ich|im|in|irgendwas|ist|kram|kunden?|kundinnen|lästig\w*|langweilig\w*|machen|mehr|mein\w*|mir|möchte|möchten|mühsam|nervig\w*|prozesse?|routine\w*|sachen?|sich|sie|so|sollen?|sparen|uns|unsere?\w*|viel|von|was|weniger|will|wir|wollen|zeit|zu|zeug)\b\W*)+$`,
);

/** How a request begins that goes on with a verb. */
const asks = String.raw`^\W*(?:(?:bitte|könnt ihr|können sie|kannst du|wir brauchen jemanden,? der|ich brauche jemanden,? der|jemand soll|jemand muss|uns|mir|unsere?n?|meine?n?|den|die|das)\s+)*(?:\w+\s){0,2}`;

/** Work of hands, where it is what is asked for first. Nothing of it is done with information. */
export const handsFirst = pattern(
  String.raw`${asks}(?:backen|bauen|bügeln|fegen|füttern|gießen|graben|kochen|kehren|mähen|massieren|mauern|nähen|pflanzen|putzen|renovieren|reparieren|saugen|schleppen|schneiden|schweißen|spülen|streichen|tapezieren|tragen|waschen|wischen|umziehen)\b`,
);

/** What we do for nobody: advice of other professions, and what harms or deceives somebody. */
export const notOurs: readonly RegExp[] = [
  pattern(
    String.raw`^\W*(?:babysitten|catering|dachdecken|friseur\w*|gartenarbeit|haare|hausputz|kinderbetreuung|klempner\w*|kochen|malern|massagen?|putzen|reinigung|umzug|umzüge)\W*$`,
  ),
  pattern(String.raw`\bhaare? (?:schneiden|färben|waschen)\b`),
  pattern(String.raw`\b(?:steuer|rechts|finanz|anlage|ehe)beratung\b`),
  pattern(String.raw`\bsteuererklärung (?:machen|abgeben|erstellen)\b`),
  pattern(String.raw`\b(?:verklagen|scheidung|unterhalt|sorgerecht|vor gericht|mein anwalt|vertreten sie mich)\b`),
  pattern(String.raw`\b(?:soll ich|ob ich) (?:\w+ ){0,3}(?:kündigen|klagen|heiraten|investieren|kaufen)\b`),
  pattern(String.raw`\b(?:diagnose\w*|rezept|ausschlag|symptome?|rückenschmerzen|zahnschmerzen|therapie für mich)\b`),
  pattern(String.raw`\b(?:bitcoin|krypto\w*|lotto|wetten|aktientipps)\b`),
  pattern(String.raw`\b(?:hacken|gehackt|ddos|phishing|schadsoftware|ransomware|keylogger|passwort knacken)\b`),
  pattern(
    String.raw`\b(?:einbrechen|ausspionieren|stalken|erpressen|bestechen|geldwäsche|geld waschen|stehlen|unterschrift fälschen|fälschen|rückdatieren|hinterziehen)\b`,
  ),
  pattern(String.raw`\bgefälschte?[nrs]?\b|\bfake[- ]?bewertungen\b`),
  pattern(
    String.raw`\b(?:schlechte|negative) bewertungen (?:über|für|von) (?:den|die|meine[nr]?|unsere[nr]?) (?:konkurren\w+|mitbewerber\w*)\b`,
  ),
  pattern(String.raw`\bspam (?:verschicken|senden)\b`),
  pattern(
    String.raw`\b(?:frau|mann|freundin|freund|ex|nachbar\w*|tochter|sohn)s? (?:handy|nachrichten|mails?|passwort|konto)\b|\b(?:handy|nachrichten|mails?) (?:meiner|meines|meinem|von meine[rmn]) (?:frau|mannes|mann|freundin|freund|ex)\b`,
  ),
  pattern(
    String.raw`\b(?:hausaufgaben?|doktorarbeit|bachelorarbeit|roman|gedicht|hochzeit\w*|geburtstag\w*|horoskop|kochrezept)\b`,
  ),
];
