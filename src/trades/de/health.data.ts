import { tradesOf } from './trade.ts';

export const healthTrades = tradesOf(
  {
    office: { receptionist: 0.2, bookkeeper: 0.03, manager: 0.04 },
    rest: 'clinician',
    emphasis: { appointments: 1.6, phoneCalls: 1.3, filing: 1.2 },
  },
  [
    {
      id: 'dental-clinics',
      name: 'Zahnarztpraxen',
      people: 10,
      does: 'Zähne, Füllungen, Implantate, Prophylaxe, Zahnreinigung, Heil- und Kostenplan, Patienten behandeln',
      words: 'Zahnarzt, Zahnärztin, Zahnarztpraxis, Zahnmedizin, Kieferorthopäde, Kieferorthopädie, Zahnklinik, Dental',
      abroad: 'dentist, dental clinic',
      cases: {
        appointments: 'Recall zur Prophylaxe: wer ein halbes Jahr nicht da war, bekommt freie Zeiten angeboten',
        phoneCalls: 'Anrufe während der Behandlung: Terminwünsche werden aufgenommen und zurückgerufen',
        filing: 'Heil- und Kostenpläne: Genehmigungen der Kassen landen beim richtigen Patienten',
        billing: 'Abrechnung und Mahnung: offene Eigenanteile werden freundlich erinnert',
      },
    },
    {
      id: 'doctors',
      name: 'Arztpraxen',
      people: 9,
      does: 'Patienten behandeln, Sprechstunde, Überweisungen, Rezepte, Impfungen, Hausbesuche, Labor',
      words:
        'Arzt, Ärztin, Arztpraxis, Hausarzt, Hausarztpraxis, Facharzt, Hautarzt, Augenarzt, Kinderarzt, Orthopäde, MVZ, Gynäkologe, Internist',
      abroad: 'doctor, medical practice',
      cases: {
        phoneCalls: 'Rezepte und Überweisungen: Wünsche vom Band kommen sortiert auf die Liste',
        appointments: 'Terminvergabe: Absagen werden aus der Warteliste gefüllt',
        filing: 'Befunde und Arztbriefe: jedes Fax landet in der richtigen Akte',
        customerQuestions: 'Fragen vor der Sprechstunde: Vorbereitung und Unterlagen werden erklärt',
      },
    },
    {
      id: 'physiotherapy',
      name: 'Physiotherapiepraxen',
      people: 8,
      does: 'Krankengymnastik, Massagen, manuelle Therapie, Lymphdrainage, Verordnungen, Behandlungen',
      words:
        'Physiotherapie, Physiotherapeut, Krankengymnastik, Physio, Ergotherapie, Ergotherapeut, Logopädie, Logopäde, Osteopathie, Heilpraktiker',
      cases: {
        appointments: 'Serien von Behandlungen: sechs Termine am Stück und Ersatz bei Absage',
        filing: 'Verordnungen prüfen: Fristen und fehlende Angaben fallen vor der ersten Behandlung auf',
        billing: 'Zuzahlungen: Rechnung und Erinnerung gehen nach der Serie hinaus',
        phoneCalls: 'Anrufe am Vormittag: Rückrufwünsche mit Zeit und Grund auf einer Liste',
      },
    },
    {
      id: 'care-services',
      name: 'Pflegedienste',
      people: 35,
      rest: 'carer',
      does: 'Menschen zu Hause pflegen, ambulante Pflege, Grundpflege, Touren, Pflegegrad, Senioren betreuen',
      words:
        'Pflegedienst, ambulanter Pflegedienst, Altenpflege, Pflegeheim, Seniorenheim, Tagespflege, häusliche Pflege, Seniorenbetreuung',
      emphasis: { rosters: 2, fieldNotes: 1.5 },
      cases: {
        rosters: 'Touren bei Krankmeldung: freie Kräfte werden gefragt, der Plan schreibt sich um',
        fieldNotes: 'Pflegeberichte: Sprachnotizen werden zu Einträgen in der Akte',
        billing: 'Leistungsnachweise: fehlende Unterschriften fallen vor der Abrechnung auf',
        hiring: 'Bewerbungen von Pflegekräften: Antwort am selben Tag mit einem Gesprächstermin',
      },
    },
    {
      id: 'vets',
      name: 'Tierarztpraxen',
      people: 8,
      does: 'Tiere behandeln, Hunde, Katzen, Pferde, Impfungen, Operationen',
      words: 'Tierarzt, Tierärztin, Tierarztpraxis, Tierklinik, Veterinär, Kleintierpraxis, Pferdepraxis',
      cases: {
        appointments: 'Impfungen und Nachsorge: Halter werden erinnert und wählen eine Zeit',
        phoneCalls: 'Anrufe im Notdienst: dringende Fälle klingeln durch, alles andere wartet auf der Liste',
        customerQuestions: 'Fragen nach der Operation: Halter bekommen die Anweisung noch einmal',
      },
    },
    {
      id: 'pharmacies',
      name: 'Apotheken',
      people: 11,
      rest: 'shopAssistant',
      does: 'Arzneimittel abgeben, Rezepte, Botendienst, Medikamente, Beratung',
      words: 'Apotheke, Apotheker, Sanitätshaus, Versandapotheke',
      emphasis: { stock: 2 },
      cases: {
        stock: 'Defekte und Engpässe: Ersatz wird vorgeschlagen, bevor jemand telefoniert',
        filing: 'E-Rezepte und Hilfsmittel: fehlende Angaben fallen vor der Abgabe auf',
        orderQuestions: 'Vorbestellungen: Kunden erfahren, wann sie abholen können',
      },
    },
  ],
);
