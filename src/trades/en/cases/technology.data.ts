import type { CasesByIndustry } from '../../industry.ts';

export const technologyCases: CasesByIndustry = {
  'software-companies': {
    customerQuestions: 'Bug reports and how-to tickets: version, log and the matching help page are in the draft',
    knowHow: 'Why was this API built so: engineers ask and get the design note, pull request or runbook',
    itRequests: 'Admin rights on production: they are granted for an hour with the incident number, then revoked',
    coordination: 'Sprint planning and postmortems: decisions become tickets with an owner',
    clientReports: 'Release notes and uptime letters: enterprise customers get theirs from the issue tracker',
  },
  'it-service-providers': {
    itRequests: [
      'Technicians in clients’ tenants: admin access is opened for the ticket and closed after it',
      'Password and MFA resets: users prove who they are and are back in before a tech picks up',
    ],
    knowHow: 'How is this client’s firewall set up: the bench asks and gets the runbook page',
    clientReports: 'Quarterly reviews: each client’s tickets, patches, backups and aging laptops fit a page',
    licenses: 'Certificates, domains and support contracts: every client’s expiry is renewed before the outage',
    customerQuestions: 'Printer down, again: tickets are sorted by client, contract and urgency with a first reply',
  },
  'web-agencies': {
    clientReports: 'Friday email per site: clients read what launched, what feedback is open and which hours remain',
    coordination: 'Kickoffs and design reviews: sitemap and copy decisions become tasks with names',
    quoting: 'Website quotes: pages, shop and languages from the call become scope and price',
    content: 'Launch stories: the developer’s half hour becomes a case study and a newsletter',
    customerQuestions: 'Change this photo, please: small requests become tickets with page and plan checked',
  },
  'game-studios': {
    coordination: 'Playtests and milestone reviews: what must change lands with art, code or design',
    knowHow: 'Engine and console rules: developers ask and get the certification requirement',
    feedback: [
      'Players asked to review: the request comes after a finished level, not a crash',
      'Steam and store reviews: patch complaints are counted by build and language',
    ],
    content: 'Dev diaries: one talk with the level designer gives clips and patch notes',
    clientReports: 'Publisher milestones: builds, bugs and burn are put in the format of the contract',
  },
  'telecom-providers': {
    customerQuestions: 'Outage and bill emails: modem state, address and plan are read before the draft',
    crmRecords: 'One subscriber, three service addresses: mobile, fiber and TV accounts are joined',
    fieldNotes: 'Line and splice work: the technician’s readings and photos close the install order',
    phoneCalls: 'No internet: callers hear about the outage on their street or reboot with guidance',
    itRequests: 'Access to network gear: engineers get the node for the change window only',
  },
  'it-hardware-resellers': {
    quoting: 'Laptop and server quotes: part numbers, docking stations and deal registration from the call',
    orderEntry: 'School and company purchase orders: SKUs, asset tags and ship-to rooms are read',
    orderQuestions: 'When do the laptops come: buyers get distributor stock and new arrival date',
    stock: 'Toner, switches and demo units: reorders follow leases and the page counts of copiers',
    itRequests: 'Password resets for managed desks: users of serviced offices are back without a technician',
  },
};
