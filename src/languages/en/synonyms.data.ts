/** Groups of synonyms; each word is replaced by the first of its group. Endings do not matter. */
export const synonymGroups = `
  price cost charge fee rate expensive dollar usd money quote tariff budget spend precio custa cuesta kosten
  kostet ballpark amount bucks pricey sum range combien; duration timeline deadline timetable; include contain
  feature content; cheap cheapest lowest economical; popular favorite bestseller common; discount rebate
  reduction coupon deal bundle combine; recurring subscription annually; warranty guarantee promise; afterwards
  ongoing continuous; cancel terminate quit end exit notice; pay payment paid paying payable payer; upfront
  deposit prepay installment; owner own ownership property copyright; data information records; tax vat;
  currency euro pounds; delete erase remove wiped; retention storage kept; privacy private; security safe
  protect encrypt hack breach incident leak; liability liable; dispute court arbitration judge suing; law
  governed jurisdiction; fail failure; outage broken break bug defect fault urgent; ceo founder boss; head chief
  director; engineer programmer dev; phone telephone mobile cell telefon telefono dial; operations ops; email
  mail gmail outlook; address location based office visit city zip street neighborhood; openinghours weekend
  saturday sunday clocktime lunch noon weekday; night midnight evening evenings overnight; book consult demo
  slot reserve calendar; reach contact; human agent representative; partner partnership reseller affiliate
  cooperate collaborate; referral refer introduce commission introductions; example portfolio sample showcase
  demonstrate; team staff employee crew colleague headcount; article guide post blog wrote written publication
  publish newsletter; review feedback yelp survey; thanks cheers appreciate; greeting hi hello hey hiya yo hola
  bonjour sup; farewell bye; yes definitely; software tool app application system erp saas; robot bot machine;
  accessibility blind; website site homepage webshop sitio online; hosting maintenance maintain server uptime
  upkeep; voicebot voice; crm salesforce hubspot pipedrive zoho; api integration connect interface sync hook
  plug wire; seo ranking visibility keywords; training course workshop teach class session lesson; analytics
  dashboard kpi; package plan tier; enterprise corporate; simple easy basic; moderate medium mid average;
  advanced complex complicated hard; custom tailored individual unique; automation automatable automatisation;
  process workflow procedure; step stage phase; 2 two; 3 three; 4 four; 5 five; 6 six; 7 seven; 8 eight; 9 nine;
  10 ten; retyping keyed; invoice bill; overdue unpaid dunning receivables owed nonpayment defaulters; bank
  statement reconcile reconciliation transactions; supplier vendor wholesaler distributor; contract agreement
  clause; audit auditor iso; forecast predict; resume cvs candidate shortlist screening; recruitment hiring
  talent staffing; payroll salary wages; leave vacation pto absence; stock inventory warehouse reorder shelf
  shelves; purchase procurement buyers; technician tech mechanic plumber electrician; shift roster rota; freight
  shipping shipment trucking load logistics trucker dispatch; delivery parcel deliver driver; lead prospect;
  sell sold; duplicate doubles; password lockout locked reset credentials; permission authorization; inbox
  mailbox; document doc paper paperwork file pdf scan folder archive; license insurance certificate licences
  permits; expiry expire lapse; clinic doctor dental dentist medical healthcare health patient practice nurse
  pharmacy vet; tenant landlord rental lease; manufacturing factory plant; retail shop store boutique
  supermarket; finance financial accounting bookkeeping ledger controller cfo; legal lawyer attorney counsel
  paralegal notary; compliance compliant regulation; track tracker; child children kid minor son daughter
  parental; share disclose; replace substitute; language english spanish french portuguese espanol francais
  chinese; handbook wiki; competitor competition zapier deloitte; spreadsheet sheet; error mistake wrong;
  sentence copywriting wording; photo picture image photograph; signature sign docusign; complaint complain;
  catalog catalogue; quarter quarterly; marketing advertising ads; conversation dialog; weather rain snow
  temperature; sport football; confidential secret; see seen; calculate compute
`;
