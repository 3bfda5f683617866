import { site } from '#src/content/site.ts';
import type { Statement } from '#src/contracts/content/statement.ts';
import { helpline } from '../country.data.ts';

const contactUs = { label: 'Kontakt aufnehmen', href: '#contact' };
const bookACall = { label: 'Termin buchen', href: '#schedule-a-call' };
const person =
  'Ein Mensch hilft Ihnen weiter: [Schreiben Sie uns](#contact), oder [buchen Sie einen Termin](#schedule-a-call).';

/** Suggested questions before the first one. */
const openers: readonly string[] = [
  'Was können Sie automatisieren?',
  'Was kostet eine Automatisierung?',
  'Wann kann ich einen Termin buchen?',
];

/** Said if nothing fits, and to questions that the site does not answer. */
export const notKnown: Statement = {
  id: 'unknown',
  names: [],
  answer: `Das weiß ich nicht. Ich kenne nur, was auf dieser Website steht, und dazu steht hier nichts. ${person}`,
  next: openers,
};

/** Said to somebody who does not want to live, and nothing beside it. */
export const crisis: Statement = {
  id: 'crisis',
  names: [],
  answer: `Es tut mir sehr leid, dass es Ihnen so geht. Bitte sprechen Sie jetzt mit jemandem: ${helpline} Wenn Sie in Gefahr sind, wählen Sie die 112. Ich bin nur ein Programm; dort hört Ihnen jemand zu.`,
};

/** Said to somebody in an emergency that others must come for, and nothing beside it. */
export const emergency: Statement = {
  id: 'emergency',
  names: [],
  answer:
    'Bitte rufen Sie sofort die **112** an oder die Stelle, die vor Ort zuständig ist: Von dort kommt Hilfe. Ich bin nur Software und erreiche niemanden für Sie.',
};

/** Small talk, and what the assistant refuses to do; talk.data.ts holds how people say it. */
export const smallTalk: readonly Statement[] = [
  {
    id: 'talk/greeting',
    manner: 'talk',
    names: ['Guten Tag', 'Hallo'],
    answer: `Guten Tag. Ich bin ${site.assistant}, der Assistent von ${site.name}. Welche Arbeit kostet Sie die meiste Zeit, oder was möchten Sie wissen?`,
    next: openers,
  },
  {
    id: 'talk/thanks',
    manner: 'talk',
    names: ['Danke', 'Vielen Dank'],
    answer: 'Gern geschehen. Wenn Ihnen noch etwas einfällt: Ich bin rund um die Uhr hier.',
    link: bookACall,
  },
  {
    id: 'talk/sorrow',
    manner: 'talk',
    names: ['Trauer'],
    answer:
      'Das tut mir leid, das ist schwer. Ich hoffe, es ist jemand bei Ihnen. Hier eilt nichts: Es hat Zeit, bis Sie etwas Ruhe hatten.',
  },
  {
    id: 'talk/wellbeing',
    manner: 'talk',
    names: ['Wie es mir geht'],
    answer: 'Gut, danke; Software hat selten schlechte Tage. Womit kann ich helfen?',
    next: openers,
  },
  {
    id: 'talk/personal',
    manner: 'talk',
    names: ['Über mich'],
    answer:
      'Ich bin Software und habe kein Privatleben, aber danke der Nachfrage. Kann ich etwas zur Arbeit nachsehen?',
    next: openers,
  },
  {
    id: 'talk/outside',
    manner: 'talk',
    names: ['Die Welt draußen'],
    answer: `Das sehe ich von hier aus nicht: Ich bin Software und kenne weder Wetter noch Ergebnisse noch Nachrichten, nur ${site.name} und die Arbeit. Was kann ich dazu nachsehen?`,
    next: openers,
  },
  {
    id: 'talk/joke',
    manner: 'talk',
    names: ['Scherz'],
    answer: 'Das Scherzen überlasse ich den Menschen. Fragen Sie mich gern zur Arbeit.',
    next: openers,
  },
  {
    id: 'talk/praise',
    manner: 'talk',
    names: ['Lob'],
    answer: 'Danke, das ist nett von Ihnen. Ich bin rund um die Uhr hier.',
  },
  {
    id: 'talk/gladness',
    manner: 'talk',
    names: ['Gute Nachrichten'],
    answer: 'Wie schön, herzlichen Glückwunsch!',
  },
  {
    id: 'talk/farewell',
    manner: 'talk',
    names: ['Tschüss', 'Auf Wiedersehen'],
    answer: 'Auf Wiedersehen. Ich bin rund um die Uhr hier.',
  },
  {
    id: 'talk/apology',
    manner: 'talk',
    names: ['Entschuldigung'],
    answer: 'Kein Grund, sich zu entschuldigen. Was möchten Sie wissen?',
    next: openers,
  },
  {
    id: 'talk/who',
    names: [site.assistant, 'Assistent', 'Chatbot dieser Website'],
    answer: `Ich bin ${site.assistant}, ein Programm. Ich antworte mit dem, was auf dieser Website steht, und kann mich irren; wenn es darauf ankommt, fragen Sie einen Menschen bei ${site.name}.`,
    link: contactUs,
    next: openers,
  },
  {
    id: 'talk/abilities',
    manner: 'talk',
    names: ['Was ich kann'],
    answer:
      'Ich suche Ihnen Preise, Dauer, Pakete, Leute, Bürozeiten und Bedingungen heraus, finde die passende Automatisierung zu einer Arbeit, die Sie beschreiben, und sage, wann ein Termin frei ist.',
    next: openers,
  },
  {
    id: 'talk/person',
    names: ['Ein Mensch', 'Mitarbeiter'],
    answer: `Gern. [Schreiben Sie uns](#contact), dann geht dieses Gespräch mit, [buchen Sie einen Termin](#schedule-a-call), oder rufen Sie an: ${site.phone.text} (${site.hours.text}).`,
  },
  {
    id: 'talk/yes',
    manner: 'talk',
    names: ['Ja'],
    answer: 'Gut. Suchen Sie sich eine Zeit für das kostenlose erste Gespräch aus, oder schreiben Sie zwei Zeilen.',
    link: bookACall,
    next: ['Wann kann ich einen Termin buchen?', 'Was passiert in Schritt 1?'],
  },
  {
    id: 'talk/no',
    manner: 'talk',
    names: ['Nein'],
    asked: ['Nein danke', 'Jetzt nicht', 'Vielleicht später', 'Kein Interesse'],
    answer: 'In Ordnung. Ich bin rund um die Uhr hier, und die Preisliste auch.',
    link: { label: 'Leistungen und Preise', href: '/services' },
  },
  {
    id: 'talk/details',
    names: ['Meine Kontaktdaten'],
    answer:
      'Das bleibt in diesem Gespräch. Damit sich sicher jemand meldet, schicken Sie es bitte über das Formular: [Kontakt aufnehmen](#contact).',
  },
  {
    id: 'talk/language',
    names: ['Sprachen', 'Deutsch', 'Englisch'],
    answer: `Ich lese und antworte auf Deutsch. Welche Sprachen man bei ${site.name} spricht, sagt die Website nicht.`,
    link: contactUs,
  },
  {
    id: 'talk/complaint',
    names: ['Beschwerde'],
    answer: `Das tut mir leid. Ich finde nur, was auf der Website steht, und manchmal die falsche Zeile. ${person}`,
  },
  {
    id: 'talk/unanswered',
    names: ['Ausgebliebene Antwort'],
    answer: `Das tut mir leid, so soll es nicht sein. Rufen Sie an: **${site.phone.text}**, ${site.hours.text}. Oder schreiben Sie an ${site.email.support}, worauf Sie warten und seit wann.`,
    link: contactUs,
  },
  {
    id: 'refusal/reprogramming',
    manner: 'refusal',
    names: ['Meine Anweisungen'],
    answer: `Ich bleibe bei dem, was auf dieser Website steht, welche Rolle man mir auch gibt. Fragen Sie mich nach ${site.name}, dann sehe ich nach.`,
    next: openers,
  },
  {
    id: 'refusal/advice',
    manner: 'refusal',
    names: ['Rechtsberatung', 'Steuerberatung'],
    answer: `Das gehört in eine Kanzlei, zur Steuerberatung oder zum Arzt: Solchen Rat gebe ich nicht. ${site.name} automatisiert den Papierkram drum herum.`,
    next: openers,
  },
  {
    id: 'refusal/not-ours',
    manner: 'refusal',
    names: ['Andere Arbeit'],
    asked: ['Reparieren Sie Maschinen?', 'Verkaufen Sie Reifen oder Möbel?', 'Können Sie meinen Rasen mähen?'],
    answer: `Nein, das ist nicht unsere Arbeit: ${site.name} automatisiert Büroarbeit. Wenn dabei Papierkram anfällt, den niemand mag, erzählen Sie mir davon.`,
    next: openers,
  },
  {
    id: 'refusal/off-topic',
    manner: 'refusal',
    names: ['Andere Themen'],
    answer: `Davon verstehe ich nichts: Ich beantworte nur Fragen zu ${site.name} und unserer Arbeit.`,
    next: openers,
  },
];
