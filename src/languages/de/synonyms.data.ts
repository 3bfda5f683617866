/** Groups of synonyms; each word is replaced by the first of its group. Endings do not matter; without umlauts. */
export const synonymGroups: string = `
  preis kosten kostet koste gekostet teuer gebuhr tarif honorar euro geld kostenpunkt kostenvoranschlag budget preise;
  dauer dauert lange dauern zeitraum frist zeitplan laufzeit; enthalten inbegriffen inklusive umfasst beinhaltet gehort umfang;
  gunstig gunstigste billig billigste preiswert; beliebt beliebteste haufig; rabatt nachlass ermassigung skonto prozente;
  monatlich laufend laufende abo abonnement; garantie gewahrleistung; kundigen kundigung kundigungsfrist ausstieg aussteigen; zahlen zahlung bezahlen uberweisen uberweisung ratenzahlung raten anzahlung; eigentum gehoren besitz urheberrecht
  quellcode; daten datensatze; steuer mehrwertsteuer umsatzsteuer; loschen geloscht entfernen; datenschutz dsgvo
  datenschutzerklarung datenschutzgrundverordnung privatsphare; sicher sicherheit verschlusselt verschlusselung;
  haftung haften; chef geschaftsfuhrer inhaber grunder leitet leitung; telefon anrufen telefonnummer anruf handy telefonisch rufnummer nummer;
  email mail mailadresse; adresse anschrift standort buro sitz; offnungszeiten geoffnet offen offnet erreichbar
  geschaftszeiten burozeiten sprechzeiten wochenende samstag sonntag sonnabend mittagspause; buchen termin buchung terminbuchung vereinbaren reservieren gesprach
  erstgesprach beratungsgesprach kennenlernen ruckruf zuruckrufen; kontakt erreichen; mensch ansprechpartner person; partner partnerschaft kooperation; beispiel referenz referenzen portfolio muster; team mitarbeiter personal belegschaft leute kollege; artikel beitrag blog blogbeitrag; bewertung bewertungen rezension rezensionen; danke dankeschon merci;
  software programm app anwendung system erp; roboter bot; website webseite homepage internetseite webauftritt; hosting wartung
  betreuung pflege; crm kundenverwaltung kundendatenbank; schnittstelle api anbindung anbinden integration verbinden
  anschliessen; seo suchmaschinenoptimierung sichtbarkeit; schulung kurs training einweisung workshop; auswertung bericht
  report dashboard kennzahlen; paket pakete tarifmodell; einfach simpel; automatisierung automatisieren automatisch
  automatisiert; ablauf prozess vorgang arbeitsablauf; rechnung rechnungen faktura eingangsrechnung; mahnung mahnen mahnwesen
  zahlungserinnerung uberfallig; bank konto kontoauszug bankabgleich abgleichen; lieferant lieferanten; vertrag vertrage; bewerbung bewerber bewerbungen personalsuche recruiting; lohn gehalt lohnabrechnung; urlaub abwesenheit;
  lager bestand vorrat lagerbestand; einkauf bestellung bestellen bestellungen; schicht dienstplan schichtplan; spedition
  fracht transport; angebot angebote offerte; beleg belege quittung quittungen; dokument dokumente unterlagen papier
  papierkram pdf datei dateien ablage; postfach posteingang; buchhaltung buchfuhrung; anwalt kanzlei; sprache englisch deutsch
  franzosisch spanisch; unterstutzung support hilfe helpdesk; storung ausfall defekt kaputt fehler; anfang start loslegen;
  beschwerde reklamation; wetter regen; impressum anbieterkennzeichnung; geschaftsbedingungen agb bedingungen
`;
