import type { CasesByIndustry } from '../../industry.ts';

export const educationCases: CasesByIndustry = {
  schools: {
    customerQuestions: 'Absence notes and bus questions: parents get a draft from calendar and student list',
    filing: 'Enrollment papers: immunization, residency and custody documents are complete before the first bell',
    rosters: 'Substitute teachers: a free one for that subject is found by text before the bell',
    itRequests: 'Accounts for new students: classes and apps open on enrollment day, close in June',
    licenses: 'Teaching certificates and background checks: the principal sees whose lapses this term',
  },
  universities: {
    filing: 'Transcripts and recommendation letters: each lands with the applicant and term',
    customerQuestions: 'Financial-aid and registrar email: aid status and deadline are in the draft',
    evidence: 'Accreditation self-studies: syllabi, outcomes and faculty CVs are filed under each standard',
    itRequests: 'Lab and library access: visiting scholars get it until their term ends',
    appointments: 'Advising hours: students choose a slot and bring their degree audit',
  },
  'childcare-centers': {
    filing: 'Enrollment and immunization forms: each child’s file is complete for licensing',
    rosters: 'Ratios at seven a.m.: a missing teacher is replaced by text in the toddler room',
    licenses: 'Background checks, CPR and training hours: each caregiver’s are current when licensing visits',
    customerQuestions: 'Waitlist and biting questions: parents get a kind draft from the handbook',
    billing: 'Tuition and subsidy shares: families hear what is open and why',
  },
  'tutoring-centers': {
    appointments: 'Assessment and weekly hours: parents give grade and trouble spot and choose a tutor',
    customerQuestions: 'How is my child doing: progress notes become a draft to the parent',
    filing: 'Test scores and report cards: each is kept with student and goal',
    coordination: 'Tutor handoffs: what was practiced and what is next is noted',
    billing: 'Lesson packages: parents hear when two hours are left',
  },
  'language-schools': {
    customerQuestions: 'Which level am I: inquiries get a placement link and course dates in their language',
    appointments: 'Placement tests and trial lessons: learners pick a slot across time zones',
    filing: 'Visa letters and attendance: papers are kept per student and intake',
    coordination: 'Teacher meetings: class moves and book changes get a date',
    rosters: 'A sick teacher of Spanish A2: a substitute is found by text',
  },
  'driving-schools': {
    appointments: 'Behind-the-wheel lessons: students choose car, pickup point and instructor',
    customerQuestions: 'Permit and road-test rules: families get state steps in a draft',
    filing: 'Permits, parental consents and lesson hours: the certificate is printed when all are there',
    coordination: 'Road-test days: cars, students and examiner times are settled',
    billing: 'Six-lesson packages: the second half is asked for before lesson four',
  },
  'music-schools': {
    appointments: 'Trial lessons and makeups: families choose instrument, teacher and half hour',
    customerQuestions: 'Which violin size, when is the recital: parents get a draft from the teacher’s notes',
    filing: 'Recital forms and media releases: each is kept by student',
    coordination: 'Recital plans: the faculty meeting’s pieces, accompanists and order of play become a program',
    billing: 'Monthly tuition and instrument rent: late families get one kind note',
  },
  'training-providers': {
    clientReports: 'Training reports to employers: attendance, scores and certificates are sent by cohort',
    prospecting: 'Companies that must train: rules, head count and last course before the call',
    coordination: 'Course design calls: modules, trainers and rooms get owners',
    filing: 'Sign-in sheets and certificates: they are kept by learner for the regulator',
    quoting: 'In-house courses: seats, days and travel become an offer',
  },
  libraries: {
    filing: 'Donations and archival boxes: scanned letters are named by collection and folder',
    customerQuestions: 'Renewals and research requests: patrons get a draft with the call number',
    appointments: 'Study rooms and reading-room visits: researchers name boxes and choose a day',
    stock: 'Holds and worn copies: purchase lists follow requests per title',
    supplierInvoices: 'Subscriptions and book jobbers: titles and discounts are compared',
  },
};
