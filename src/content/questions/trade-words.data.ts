/**
 * What a trade calls a thing: its terms, its abbreviations, the programs it uses. One such word points to the fact
 * in any sentence.
 */
export const tradeWords: Readonly<Record<string, string>> = {
  'program/other':
    'ServiceTitan Jobber Housecall FieldEdge Procore Buildertrend CoConstruct Sage 50 100 300 Acumatica Epicor Infor Odoo SAP Oracle JD Edwards Dynamics Navision FreshBooks Wave MYOB Bill.com Ramp Brex Expensify Concur Gusto ADP Paychex Paylocity Rippling Workday UKG Kronos Bullhorn Greenhouse Lever JobDiva Crelate iCIMS Clio MyCase Filevine NetDocuments iManage PracticePanther Lawmatics Dentrix Eaglesoft OpenDental Athena Epic Cerner eClinicalWorks Kareo Curve AppFolio Buildium Yardi RealPage Entrata Rent Manager Propertyware McLeod TMW Samsara Motive KeepTruckin Project44 Descartes CargoWise ShipStation Shippo WooCommerce Magento BigCommerce Amazon Etsy eBay Square Toast Clover Lightspeed Opera Cloudbeds Mews CDK Reynolds DealerSocket Applied Epic EZLynx Hawksoft AMS360 Vertafore Blackbaud Bloomerang DonorPerfect Monday.com Trello Jira ClickUp Notion Basecamp Smartsheet Box Dropbox FileMaker Access AS/400 green screen terminal Lotus Intercom Freshdesk Mailchimp Klaviyo Constant Contact ActiveCampaign Marketo Twilio RingCentral Zoom WhatsApp Karbon Canopy Lacerte ProSeries UltraTax Drake TaxDome',
  'automation/invoice-capture-to-ledger':
    'AP accounts payable vendor bill invoices OCR capture extraction GL coding posting three-way match keying Tipalti utility bills PO matching incoming invoices bookkeeper payables invoice entry typed in cost code amounts totals vendors statements QuickBooks Xero Sage',
  'automation/quote-from-a-call-note':
    'CPQ quoting estimate estimator bid bids proposal RFQ RFP offer writing quotes estimates estimating pricing jobs contractor remodel salesman write up customers wait for a price measurements site visit',
  'automation/first-day-paperwork':
    'onboarding new hire joiner starter W4 I9 offer letter orientation induction paperwork newcomers badge laptop joins joining hired starts newbies welcome packet forms signatures bank details direct deposit uniform keys',
  'automation/delivery-proof-to-billing':
    'POD ePOD BOL bill of lading proof of delivery signed note delivery ticket docket driver paperwork weighbridge trucker truckers drivers lose crumpled papers slips receipts invoice the customer haul gravel fuel loads dispatcher',
  'automation/inbox-triage-with-drafts':
    'shared inbox mailbox triage ticket tickets queue backlog Zendesk Freshdesk Intercom info mailbox canned replies drafts sort route emails hundreds unanswered answering overwhelmed forwarded customer questions info@ same mails pile up respond parents members donors guests inquiries',
  'automation/expiry-watch':
    'COI certificate of insurance subcontractor license renewal expiry lapse permit registration visa certification recertification due dates inspection stickers papers lapsing lapsed expired expiring licenses vendors permits inspections passports visas driver medical card vehicle calibration fire extinguisher first aid remind',
  'automation/the-overdue-invoice-letter':
    'AR accounts receivable dunning collections collecting overdue unpaid late payers reminders chase DSO aging aged debtors deadbeats receivables owe owing owed nonpaying slow nagging reminding dues tuition rent fees past due over 60 days 90 members tenants who do not pay',
  'automation/receipts-matched-to-the-card':
    'expenses T&E receipts corporate card company card credit card amex mastercard reimbursement per diem Concur Expensify mileage petty cash shoebox envelope faded slips gas meals travel statement charges cardholder bookkeeper nags',
  'automation/bank-lines-matched-nightly':
    'bank reconciliation rec reconcile bank feed statement cash application lockbox remittance payouts incoming payments tick off deposits account transactions month end books controller Venmo Zelle checks wires match',
  'automation/first-read-of-a-contract':
    'contract review redline redlining redlines MSA SOW clauses playbook negotiation counterparty vendor paper fine print agreements lawyer lawyers attorney read terms problems risky wording agreement lease subcontract legal department',
  'automation/nda-drafted-and-routed':
    'NDA MNDA non-disclosure mutual confidentiality agreement e-sign DocuSign countersign template NDAs sign signing signature signed visitors partners send out',
  'automation/an-audit-binder-that-stays-full':
    'audit evidence SOC 2 SOX ISO PCI FDA HACCP GRC controls auditors auditor inspection-ready binder traceability inspector inspections inspection screenshots proof accreditation surveyor health department OSHA food safety regulators',
  'automation/monday-numbers-at-seven':
    'KPI KPIs weekly numbers scorecard flash report management report leadership email BI business intelligence Tableau PowerBI figures every Monday consolidate spreadsheet spreadsheets pull together sales cash meeting owner week dashboard copy into Excel pivot',
  'automation/what-reviews-are-really-saying':
    'NPS CSAT voice of customer survey answers verbatims sentiment feedback themes comments open-ended text analysis forms comment cards complaints patterns guests say open questionnaires course evaluations reading hundreds',
  'automation/forecast-from-the-order-book':
    'forecast forecasting demand planning S&OP projection seasonality predict sales next quarter guess how much we will sell season seasonal month plan production staffing levels busy',
  'automation/time-off-straight-to-payroll':
    'PTO leave vacation holiday absence sick days accrual time off ADP Gusto Paychex payroll requests vacations holidays sticky notes calendar who is clerk teachers',
  'automation/the-last-day-list':
    'offboarding exit resignation leaver leavers departing employee quits revoke final paycheck returning equipment exit interview resigns resigned quit fired leaves leaving logins accounts keys laptop badge shut off email forget departure',
  'automation/resume-pile-to-shortlist':
    'ATS applicants screening resumes CVs candidates shortlist Greenhouse Lever Indeed Workable applications job posting hiring EEO pile hundreds ad read sift recruiter volunteers',
  'automation/interview-times-that-fit':
    'interview scheduling panel interviews candidate calendars interviewer rebook recruiter coordination hour back and forth candidates managers find a time',
  'automation/stock-count-to-purchase-order':
    'inventory reorder reordering par levels replenishment replenish stockout stockouts ingredients supplies restock MRP safety stock buyers purchasing running out run flour hops malt coffee beans kegs lumber screws materials produce groceries medicine vaccines toner pantry freezer shelf shelves low order again supplier buyer counting items overstock dead',
  'automation/field-form-to-work-order':
    'HVAC plumbing plumber electrician technician techs job sheets work orders field service clipboard ServiceTitan Jobber site report crew punch list daily log inspection form roofing landscaping pest control van technicians crews installers inspectors handwriting handwritten paper clipboards photos jobsite calls pool cleaning solar elevator lawn dispatcher office retypes reports from the',
  'automation/shift-swaps-by-text-message':
    'shift swap swaps roster rota cover covering call in sick nurses waiters overtime staff scheduling no-show supervisor shifts trade trading swapping servers baristas bartenders guards drivers coverage schedule group chat WhatsApp phone tree absent',
  'automation/five-carrier-quotes-one-table':
    'carrier rates tender tendering load spot rate LTL FTL TMS freight quotes transit accessorial haulier hauliers cheapest carrier booking loads carriers truckload pallets pallet shipping call around truck shipper UPS FedEx compare',
  'automation/customs-papers-from-the-invoice':
    'customs HTS HS tariff import export entry ISF packing list commercial invoice duty duties classification declaration broker clearance imports importing exports exporter overseas China Mexico border forwarder container containers forms tariffs',
  'automation/meeting-notes-to-tasks':
    'meeting minutes transcript transcription action items Zoom Teams Otter Asana Jira Trello recording standup follow-ups to-do todos meetings notes who promised what forgotten decisions to-dos tasks call summary board committee',
  'automation/the-friday-status-report':
    'status report weekly update client update progress report project report burn budget hours tickets updates each Friday afternoon account managers write consultants billable',
  'automation/review-requests-after-the-job':
    'Google reviews Yelp ratings stars reputation testimonials TripAdvisor Angi five-star ask customers for reviews review happy leave online after the job kitchens salon contractor',
  'automation/one-recording-a-month-of-posts':
    'podcast webinar video repurpose social media posts content clips newsletter recording Instagram TikTok YouTube editorial calendar episode talk LinkedIn sermon marketing ideas blog',
  'automation/product-copy-from-spec-sheets':
    'product descriptions listings SKU SKUs PIM Amazon Shopify spec sheet datasheet e-commerce catalog copy item descriptions texts articles items webshop online shop parts thousands data sheets',
  'automation/lead-research-before-the-call':
    'prospect research account research SDR BDR cold calling dossier brief on prospects looking up companies salespeople look google before leads background homework LinkedIn calls',
  'automation/signed-quote-to-open-order':
    'signed quote sales order deposit invoice handoff handover kickoff won deal closed-won accepted quote quotes proposals job setup create the enter twice hand over to production',
  'automation/one-customer-one-record':
    'duplicates dupes dedupe duplicate contacts merge cleanup golden record master data MDM data hygiene twice spelled same person entries messy list database mailing donors clean spelling three times',
  'automation/calls-logged-in-the-crm':
    'call notes log calls call recording Gong Aircall Dialpad note-taking deal fields update CRM after calls salespeople reps never write down what was said pipeline stale voice memo',
  'automation/refunds-inside-the-rules':
    'returns return requests refund RMA exchange exchanges chargeback warranty claim returned goods refunds items send back money customers photos damaged policy',
  'automation/order-status-without-a-call':
    'WISMO where is my order tracking number shipment status delivery update parcel status inquiries backorder ready arrive arriving when will it come package customers call asking phone all day repair',
  'automation/attachments-to-the-right-folder':
    'attachments SharePoint Dropbox OneDrive Google Drive rename file naming filing folder scans save PDFs download folders plans drawings photos documents emailed lost',
  'automation/orders-out-of-email':
    'order entry email orders emailed orders EDI retype orders customer purchase orders sales orders keying fax orders key in orders emailed PDF attachments faxes keys them re-key wholesale customers by mail typed entering restaurants text',
  'automation/access-for-just-long-enough':
    'access requests provisioning deprovisioning permission contractor access review IAM least privilege entitlement recertification Okta Entra Active Directory temporary access contractors interns temps accounts still have months after permissions shared passwords folders rights who can see vendor login revoke',
  'automation/the-password-reset-desk':
    'password reset resets lockout locked out MFA 2FA forgotten password tier 1 level one help desk authenticator forgot passwords login students employees call IT',
  'automation/a-handbook-that-answers':
    'handbook SOP SOPs policy manual knowledge base wiki internal search Confluence intranet procedures institutional knowledge look up in manuals procedure rules where is it written new staff ask find answers policies binder recipes heads retiring expert how do I',

  'project/freight-billing-desk':
    'freight billing detention accessorials factoring trucking waiting time loads billed late delivery notes brokers',
  'project/clinic-intake-without-clipboards':
    'patient intake registration clipboard clipboards insurance verification eligibility EHR EMR chart patients waiting room front desk new patient forms cards doctor office veterinary physiotherapy retypes check-in',
  'project/parts-counter-quotes':
    'part number lookup spare parts counter parts catalog cross-reference numbers customers describe old machines retiring expert guess the right',
  'project/night-watch-for-stock':
    'multi-store stores overnight transfers between stores markdown several branches locations chain transfer stock shops',
  'project/talent-enrichment-engine': 'staffing firm recruiters hiring companies research',
  'project/tenant-inbox':
    'tenants tenant resident residents property manager management maintenance requests leak leaks repair landlord apartment apartments HOA building manager rental units texts toilet heating plumber renters emergencies night calls',
  'project/lease-abstract-desk':
    'lease abstraction abstract leases commercial lease CRE due diligence acquisition paralegals renewal options read documents dates real estate portfolio closing rent escalation',
  'project/board-pack-builder':
    'board pack board deck board meeting variance CFO slides monthly reporting package investors directors charts explain',

  'service/website':
    'WordPress Squarespace Wix Webflow redesign relaunch homepage landing page web presence web designer webdesign internet site brand-new restaurant bakery salon one portfolio online menu redo refresh',
  'service/hosting': 'hosting hosted maintenance backups SSL certificate patches uptime domain server keep it running',
  'service/logo': 'logo branding rebrand emblem business cards letterhead brand mark icon',
  'service/chatbot':
    'chatbot chat widget website bot virtual assistant live chat FAQ bot visitors questions on our site answer customers at night opening hours',
  'service/voice-assistant':
    'IVR phone answering receptionist after-hours calls voicemail switchboard hotline call center voice bot phone line missed calls telephone callers ring ringing rings nobody answers guests hotel front desk takeout reservations busy hands full after hours hold weekend dispatcher',
  'service/crm':
    'CRM HubSpot Salesforce Pipedrive Zoho Dynamics pipeline CRM migration customer list contacts spreadsheet follow-ups deals forget who we talked to track customers',
  'service/lead-enrichment': 'ZoomInfo Apollo Clearbit enrichment enrich lead data append firmographics',
  'service/custom-api':
    'API integration connector Zapier webhook webhooks sync middleware ERP legacy system interface two systems hook hooking wire connect NetSuite SAP Shopify WooCommerce accounting talk each other carrier portal supplier re-key between export import CSV nightly',
  'service/seo':
    'SEO Google ranking organic search traffic keywords backlinks visibility local search page one found searching customers cannot find us two competitors outrank maps',
  'add-on/training': 'training workshop course teach lesson session upskill train my staff',
  'add-on/analytics': 'analytics dashboard usage statistics',
  'category/development':
    'portal portals internal tool mobile app custom software bespoke legacy rescue database migration web app developers build software',
  'category/design': 'branding brand identity graphic design visual identity stationery brochure lettering',
};
