/** What a trade calls a thing, by the id of the fact. */
export const tradeWords: Readonly<Record<string, string>> = {
  'program/other':
    'SAP Sage Navision Dynamics Lexware orgaMAX Collmex BuchhaltungsButler Odoo weclapp Xentral plentymarkets Shopify Shopware WooCommerce Addison Agenda Salesforce HubSpot Pipedrive Personio Streit Hapak pds Label Moser ERP WMS',
  'automation/eingangsrechnungen-lesen': 'ZUGFeRD XRechnung Kreditoren Kontierung Belegerfassung OCR',
  'automation/mahnungen-mit-augenmass': 'Mahnlauf Mahnstufe Debitoren Zahlungserinnerung offene Posten',
  'automation/stundenzettel-zusammenzaehlen': 'Zeiterfassung Rapportzettel Lohnabrechnung Zuschläge',
  'automation/lieferscheine-ablegen': 'Lieferschein POD Abliefernachweis',
  'automation/auftraege-aus-der-mail': 'Auftragserfassung Bestelleingang Faxbestellung EDI',
  'automation/loeschfristen-einhalten': 'DSGVO Löschkonzept Aufbewahrungsfrist',
};
