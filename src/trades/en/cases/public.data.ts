import type { CasesByIndustry } from '../../industry.ts';

export const publicCases: CasesByIndustry = {
  nonprofits: {
    clientReports: 'Grant reports: outcomes, spending and stories are put in each funder’s form',
    prospecting: 'Foundations and major donors: giving history and interests are summed up before the ask',
    coordination: 'Board and campaign meetings: pledges to call and events to run get a name',
    filing: 'Grant agreements and donation receipts: each is kept by fund and year',
    content: 'One beneficiary’s story: an interview becomes appeal letter, posts and annual report',
  },
  churches: {
    appointments: 'Baptisms, weddings and hall use: families ask for a date and learn what is needed',
    rosters: 'Readers, ushers and nursery: volunteers swap Sundays by text',
    customerQuestions: 'Service times, prayer requests and food pantry: email reaches the right person with a draft',
    filing: 'Sacramental records and volunteers’ checks: certificates are found by name',
    supplierInvoices: 'Utility, candle and mission bills: each goes to fund and ministry',
  },
  associations: {
    clientReports: 'Reports to members: each chapter reads what its dues did in lobbying and bargaining',
    coordination: 'Committee calls: resolutions and deadlines are assigned to a chair',
    billing: 'Membership dues: renewals and lapsed locals are asked in steps',
    filing: 'Grievances, bylaws and delegate papers: they are sorted by local and case',
    content: 'Convention speech into posts: one recording gives bulletins for a month',
  },
  'local-governments': {
    customerQuestions: 'Potholes, trash days and permits: residents get the department’s draft and a case number',
    filing: 'Building permits and plats: plans and inspections are found by parcel',
    evidence: 'Public-records requests: mails and minutes are gathered with redactions marked',
    licenses: 'Vendor insurance and business licenses: every department’s renewals are asked for in one place',
    phoneCalls: 'Calls to town hall: tax dates, polling places and broken streetlights are handled at any hour',
  },
  courts: {
    filing: 'E-filed motions and exhibits: case number, party and document type are read for the docket',
    customerQuestions: 'Jurors and self-represented parties: hearing times and forms, with no legal advice, in a draft',
    appointments: 'Interpreter and remote-hearing slots: parties name language and case',
    evidence: 'Retention and audit of case files: sealed and closed cases are kept by schedule',
    phoneCalls: 'Am I on the docket today: callers hear courtroom, judge and time',
  },
  'public-safety': {
    rosters: 'Overtime and backfill: a free officer or medic with the right rank is found by text',
    filing: 'Incident reports and body-camera requests: each is named by case',
    evidence: 'Accreditation and training proof: range scores, drills and policies are filed by standard',
    licenses: 'Firefighter, EMT and weapons qualifications: the chief sees whose lapses, by badge',
    customerQuestions: 'Report copies and noise complaints: residents get case number and form',
  },
  'social-housing': {
    filing: 'Recertification papers: income, household and citizenship forms are complete by date',
    customerQuestions: 'Waiting list and repairs: applicants and tenants get status in their language',
    appointments: 'Intake and inspection visits: families choose a time and hear what to bring',
    evidence: 'HUD audit files: rent calculations and inspections are kept ready by unit',
    rosters: 'Caseworkers and night shelter staff: gaps are filled by text',
  },
};
