import type { CasesByIndustry } from '../../industry.ts';

export const professionalCases: CasesByIndustry = {
  'consulting-firms': {
    clientReports: 'Steering-committee updates: workstreams, risks and burn are drafted from the team’s week',
    prospecting: 'Before the first partner call: a company’s strategy, leaders and last advisers are summed up',
    coordination: 'Workshops with clients: sticky-note decisions become a plan with owners',
    knowHow: 'Have we done this before: consultants ask old decks and get slide, engagement and author',
    filing: 'Client data requests: files received are checked against the diligence list',
  },
  'marketing-agencies': {
    content: 'One client interview: reels, newsletter and posts in each brand’s voice for approval',
    clientReports: 'Monthly campaign reports: spend and leads are explained by what the media buyer changed',
    coordination: 'Campaign kickoffs: briefs, assets and deadlines land with copy, design and media',
    reporting: 'Budgets across ad accounts: pacing and cost per lead before the Monday stand-up',
    quoting: 'Retainer proposals: channels and deliverables from the pitch call become scope and fee',
  },
  'public-relations-agencies': {
    clientReports: 'Coverage reports: clips, reach and message pull-through per client and week',
    content: 'Bylines and pitches: a spokesperson’s half hour becomes op-ed, posts and quotes',
    prospecting: 'Journalists before a pitch: their last stories and what they refuse are looked up',
    coordination: 'Client calls in a crisis: statements, approvals and media deadlines get owners',
    filing: 'Embargoes, releases and photo rights: each version is kept by announcement',
  },
  'market-research-firms': {
    clientReports: 'Tracker readouts: wave, base size and significant shifts are drafted for the analyst',
    coordination: 'Questionnaire reviews: changed items and quotas become a list for the programmer',
    customerQuestions: 'Respondents’ email: incentives, opt-outs and screen-outs are answered by study',
    prospecting: 'Brand managers before a pitch: their launches and past studies are gathered',
    filing: 'Consent and panel invoices: papers are stored by study and supplier',
  },
  'staffing-agencies': {
    hiring: [
      'Resumes for an open req: skills, shift and pay wishes are quoted against the client’s order',
      'Candidate interviews: recruiter, client and applicant find an hour without a thread',
    ],
    staffRecords: [
      'Onboarding of temps: I-9, tax forms and safety quiz are complete before the first shift',
      'Temps’ time off: the client’s site and payroll hear of it at once',
    ],
    crmRecords: 'Candidates with three profiles: placements, resumes and do-not-send notes are joined',
    prospecting: 'Companies that are hiring: job ads, plant news and who decides before the call',
    licenses: 'Forklift cards, nursing licenses and drug tests: no temp is sent with an old one',
  },
  'architecture-firms': {
    clientReports:
      'Project letters to owners: they say which phase is on, what fee is used and what to decide this week',
    coordination: 'Consultant meetings: structural and mechanical clashes get an owner and a sheet number',
    quoting: 'Fee proposals: program, phases and consultants from the interview become a draft',
    filing: 'Submittals and RFIs: shop drawings are named by spec section and logged',
    knowHow: 'Which egress width applies: staff ask code summaries and office details and get the clause',
  },
  'engineering-firms': {
    quoting: 'Proposals for public RFPs: scope, hours by grade and past projects are set in the form',
    filing: 'Calculations, drawings and approvals: revisions are named by project and discipline',
    coordination: 'Design-review calls: open loads, levels and interfaces become numbered actions',
    knowHow: 'Standards and old calculations: engineers ask and get the table and the project it was used in',
    clientReports: 'Monthly progress for agencies: percent complete and changes are entered in the agency’s template',
  },
  surveyors: {
    fieldNotes: 'Crew notes: found monuments, photos and instrument files are tied to the job',
    quoting: 'Boundary and topo quotes: acreage, trees and deed age from the call give a price',
    filing: 'Deeds, plats and control points: research is saved by parcel and section',
    coordination: 'Calls with builder and title company: stake-out dates and corrections are assigned',
    appointments: 'Mortgage surveys: owners choose a day and say where the dog and the gate are',
  },
  'interior-designers': {
    coordination: 'Client presentations: sofa, stone and lamp decisions become a list to order',
    clientReports: 'Installation updates: what is ordered, in the warehouse or on backorder per room',
    quoting: 'Furnishing proposals: rooms, trade discounts and freight become a sign-off sheet',
    supplierInvoices: 'Showroom and workroom bills: deposits and balances are tied to the client’s item',
    stock: 'Fabric and samples: memo samples due back are listed and reorders keep the dye lot',
  },
  'design-studios': {
    clientReports: 'Round two, what changed: feedback, files and the next date go out on Friday',
    coordination: 'Critiques: comments on logo and packaging land with a designer',
    filing: 'Fonts, licenses and final artwork: files are named by client and version',
    quoting: 'Brand identity quotes: deliverables and rounds from the call become a price',
    content: 'Project stories: one talk with the designer gives the case page and posts',
  },
  'translation-agencies': {
    coordination: 'Hand-offs between translator, reviewer and layout: queries and dates are tracked per language',
    quoting: 'Quotes by word count: files are counted, repeats taken off and the rate per pair applied',
    hiring: 'Linguist applications: language pairs, tools and test pieces are read first',
    clientReports: 'Status by language: clients see what is delivered, in review or waiting on their glossary',
    filing: 'Source files, glossaries and certificates: each is kept by client and pair',
  },
  'research-laboratories': {
    evidence:
      'Accreditation records: method validations, proficiency results and corrective actions are indexed by clause',
    filing: 'Chain-of-custody forms: sample, tests and client are read at the bench window',
    knowHow: 'Which method and holding time: analysts ask the procedures and get the section',
    stock: 'Standards and columns: expiry and lot drive the order',
    quoting: 'Test quotes: analytes, matrices and turnaround from a call become a price',
  },
  'photography-studios': {
    filing: 'Model releases and galleries: shoots are named by client, date and rights',
    appointments: 'Newborn and headshot sessions: clients choose studio or park, the light and an hour',
    coordination: 'Wedding shot lists: timeline, family groups and venues become a run sheet',
    content: 'Behind the shoot: one spoken recap gives captions for a month',
    customerQuestions: 'When do we get the pictures: couples hear the editing stage and print prices',
  },
  'printing-companies': {
    orderEntry: 'Reorders and artwork by email: quantity, stock, fold and proof number become a job ticket',
    quoting: 'Short-run quotes: size, colors and finishing are priced per press',
    orderQuestions: 'Is my job on press: customers get proof, press or bindery with the ship date',
    stock: 'Paper, plates and ink: the press schedule draws down the skid and drafts the mill order',
    coordination: 'Preflight problems: missing bleed and fonts go back to the designer with a picture',
  },
  'event-planners': {
    coordination: 'Vendor calls: florist, band and caterer promises become the run of show',
    quoting: 'Event proposals: guests, venue and style from the first call become a budget',
    clientReports: 'The couple’s or sponsor’s weekly note: they read what is booked, paid and still to decide',
    contracts: 'Venue and band agreements: attrition, overtime and cancellation clauses stand out',
    supplierInvoices: 'Deposits and balances: each vendor’s bill is tied to the event budget',
  },
  'coworking-spaces': {
    appointments: 'Tours and meeting rooms: visitors choose a time, members book by the hour',
    customerQuestions: 'Mail, printers and guest passes: members get a draft that knows their plan',
    billing: 'Dues for desks and meeting-room hours: failed cards and overages are asked for',
    filing: 'Member agreements and mail scans: each is kept by company',
    reporting: 'Desks, rooms and churn: the community manager sees free offices on Monday',
  },
};
