/** How people ask for what the content says in other words, by the id of the fact: at first for the legal texts. */
export const waysToAsk: Readonly<Record<string, readonly string[]>> = {
  'legal/privacy-policy#wie-lange': [
    'Wie lange speichern Sie meine Daten?',
    'Wie lange wird der Chat gespeichert?',
    'Wann werden meine Daten gelöscht?',
  ],
  'legal/privacy-policy#rechtsgrundlage': [
    'Verkaufen Sie meine Daten?',
    'Wird mit meinen Daten ein Sprachmodell trainiert?',
    'Wofür nutzen Sie meine Daten?',
  ],
  'legal/privacy-policy#ihre-rechte': [
    'Kann ich Auskunft über meine Daten verlangen?',
    'Kann ich meine Daten löschen lassen?',
    'Wie widerrufe ich meine Einwilligung?',
  ],
  'legal/privacy-policy#cookies': ['Setzen Sie Cookies?', 'Warum gibt es keinen Cookie-Banner?'],
  'legal/privacy-policy#aufrufe': ['Nutzen Sie Google Analytics?', 'Werde ich hier getrackt?'],
  'legal/terms-of-service#bezahlung': [
    'Wann muss ich zahlen?',
    'Wie bezahle ich?',
    'Muss ich etwas anzahlen?',
    'Wie lange habe ich Zeit, die Rechnung zu bezahlen?',
    'Welches Zahlungsziel gilt?',
    'Wie kündige ich den Wartungsvertrag?',
    'Wie komme ich aus dem Vertrag wieder heraus?',
    'Welche Kündigungsfrist gilt?',
    'Gibt es eine Mindestlaufzeit?',
  ],
  'legal/terms-of-service#rechte': [
    'Wem gehört, was Sie bauen?',
    'Gehört uns die Software danach?',
    'Bekommen wir den Quellcode?',
    'Was passiert, wenn es Sie nicht mehr gibt?',
  ],
  'legal/terms-of-service#abnahme': ['Gibt es eine Gewährleistung oder Garantie?', 'Wann gilt es als abgenommen?'],
  'legal/terms-of-service#haftung': ['Haften Sie, wenn etwas schiefgeht?', 'Wer haftet für Fehler?'],
  'legal/terms-of-service#recht': ['Welches Gericht ist zuständig?', 'Welches Recht gilt?'],
  'legal/terms-of-service#mitwirkung': ['Was brauchen Sie von uns?', 'Was müssen wir selbst tun?'],
  'legal/terms-of-service#angebot': ['Sind die Preise hier verbindlich?', 'Wann kommt ein Vertrag zustande?'],
};
