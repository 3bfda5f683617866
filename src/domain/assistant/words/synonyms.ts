/** Groups of synonyms; each word is replaced by the first of its group. Endings do not matter. */
export const synonyms: readonly string[] = `
  price cost charge fee rate expensive dollar usd money quote quotation tariff budget spend precio preis custa cuesta kosten
  kostet prix prezzo preco afford ballpark amount bucks pricey costly pricewise sum range combien; duration
  timeline timeframe turnaround deadline timescale timetable eta; include contain inclusive comprise consist
  feature content; cheap cheapest inexpensive lowest economical; popular favorite favourite bestseller common;
  discount rebate reduction promo promotion coupon voucher deal bundle combine combo; recurring subscription
  recurrent annually; support aftercare helpline; warranty guarantee promise; afterwards ongoing
  continuous; cancel terminate quit end exit notice; pay payment paid paying payable payer; upfront deposit
  prepay prepayment installment; owner own ownership property proprietary copyright; data information records
  dataset; tax vat; currency euro pounds pesos yen; delete erase remove wiped purge; retention storage kept;
  privacy private discreet; security safe safety protect encrypt hack breach incident hacker cybersecurity leak;
  liability liable; dispute lawsuit court arbitration litigation judge suing jury; law governed jurisdiction
  legislation statute; refund reimbursement; fail failure; outage broken break bug defect fault crash
  malfunction urgent glitch downtime; ceo founder boss; head chief director; engineer programmer dev architect;
  code sourcecode; phone telephone tel mobile cell telefon telefono cellphone landline dial; operations ops;
  email mail gmail outlook; address location based headquarter hq office premises visit city zip zipcode
  postcode street neighborhood; openinghours weekend saturday sunday clocktime lunch lunchtime noon weekday hrs;
  night nighttime midnight evening evenings 11pm 10pm 9pm 3am 2am overnight sunrise; book consult demo slot
  reserve calendly calendar; reach contact; human agent representative; partner partnership
  reseller affiliate cooperate collaborate alliance; referral refer introduce commission introductions; example
  portfolio sample showcase demonstrate; team staff employee crew personnel colleague headcount workforce;
  article guide post blog wrote written publication publish magazine newsletter; review feedback yelp survey;
  thanks thx ty tnx thankyou cheers appreciate merci danke gracias kthx thnx tks; greeting hi hello hey hiya
  howdy yo hallo hola bonjour ciao heya sup gday; farewell bye goodbye cya; yes yup yess absolutely definitely;
  software tool app application system platform erp stack saas; robot bot machine; accessibility blind
  disability impaired deaf; website site webpage homepage webshop landingpage sitio online; hosting maintenance
  maintain server webhosting uptime upkeep; logo emblem; voicebot voice; crm salesforce hubspot pipedrive zoho;
  api integration connect connector interface sync webhook hook plug wire; seo ranking visibility searchengine
  backlinks keywords traffic; training course workshop teach class session coaching lesson; analytics dashboard
  kpi metric; package plan tier; enterprise corporate; simple easy simpler simplest basic straightforward;
  moderate medium mid intermediate average; advanced complex complicated sophisticated difficult hard hardest
  toughest; custom bespoke tailored individual customised unique; automation automatable automatisation; process
  workflow procedure; step stage phase; 2 two; 3 three; 4 four; 5 five; 6 six; 7 seven; 8 eight; 9 nine; 10 ten;
  retyping keyed; invoice bill; overdue unpaid dunning arrears debtor receivables delinquent outstanding
  owed latepayment nonpayment defaulters; bank statement reconcile reconciliation transactions; supplier vendor
  wholesaler distributor; contract agreement clause; nda nondisclosure; audit auditor iso; forecast
  predict; resume cv cvs candidate shortlist screening; recruitment hiring talent staffing; payroll salary wages
  paycheck; leave vacation pto absence absent; stock inventory warehouse stockroom replenish reorder
  shelf shelves restock; purchase procurement buyers; technician tech mechanic fieldworker plumber electrician
  serviceman; shift roster rota; freight shipping shipment trucking haulage load logistics transport lorry cargo
  trucker dispatch; delivery parcel courier deliver driver; lead prospect; sell sold seller; duplicate dedupe
  deduplicate doubles; password lockout locked reset credentials; permission authorization; inbox mailbox;
  document doc paper paperwork file pdf scan folder archive; license insurance certificate licences permits;
  expiry expire lapse; clinic hospital doctor dental dentist medical healthcare health patient practice
  physician nurse pharmacy therapist surgery veterinarian vet; tenant landlord rental lease; realestate realtor
  realty; manufacturing factory plant; retail shop store boutique supermarket grocery; finance financial
  accounting bookkeeping ledger treasurer controller cfo; legal lawyer attorney counsel paralegal notary;
  compliance compliant regulation regulatory; track tracker; child children kid minor underage teen teenager son
  daughter parental; share disclose; replace ditch scrap substitute; language english spanish german french
  portuguese espanol deutsch francais italian chinese; handbook wiki; competitor competition zapier upwork
  deloitte accenture; spreadsheet sheet; error mistake wrong erroneous; sentence copywriting wording;
  photo picture image photograph; signature sign esign docusign; complaint complain; catalog catalogue; quarter
  quarterly; marketing advertising ads; conversation dialog dialogue; weather rain snow sunny temperature; sport
  football soccer basketball tennis baseball hockey; confidential secret; see seen saw; calculate compute derive
`
  .split(';')
  .map((group) => group.trim().replace(/\s+/g, ' '));
