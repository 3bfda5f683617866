import type { CasesByIndustry } from '../../industry.ts';

export const healthCases: CasesByIndustry = {
  'dental-clinics': {
    appointments:
      'Recall of patients overdue for a check-up: whoever has not had a cleaning in six months is offered open chair times and picks one on the phone',
    filing:
      'Intake forms and x-rays into the chart: health histories, consent forms and films from referring dentists land in the right patient’s record',
    customerQuestions:
      'Questions about treatment plans and copays: replies on crowns, aligners and what the plan pays wait as drafts for the front desk',
    billing:
      'Patient balances after the insurer has paid: the share left over is requested with the procedure explained, and again until it is settled',
    licenses:
      'Insurance eligibility checked before the visit: plans that end or run out of benefits show up days before the patient sits down',
  },
  'dental-laboratories': {
    orderEntry:
      'Prescriptions and scans from dentists: shade, tooth number and due date are read from the lab slip and the case is opened',
    orderQuestions:
      'Where is my crown: the dentist’s office gets the stage of its case and the delivery day without interrupting a technician',
    stock:
      'Zirconia blocks, alloys and teeth: usage per case is counted and the next order drafted before a shade runs out',
    returns:
      'Remakes and misfits: each returned crown is logged with its reason and checked against the free-remake rule',
    billing:
      'Monthly statements to dental offices: cases that stay unpaid are listed and reminded by doctor, with remakes taken off',
  },
  'medical-practices': {
    filing:
      'Faxed lab results, referrals and discharge letters: each is read, named and put into the chart of the patient it belongs to',
    appointments:
      'Annual physicals and follow-up visits: patients pick a slot themselves, with the length that the reason for the visit needs',
    customerQuestions:
      'Refill and referral requests: they are sorted from the portal inbox with the medication and last visit beside each',
    billing:
      'Patient statements for copays and deductibles: open shares are explained in plain words and reminded until they are paid',
    licenses:
      'DEA numbers, board certificates and payer credentialing: renewals start two months ahead for each physician',
  },
  hospitals: {
    filing:
      'Outside records of admitted patients: faxes from nursing homes and clinics are sorted into the encounter before rounds',
    rosters:
      'Nurses’ shift swaps: a free colleague with the right unit skills and rest hours is found by text, and the charge nurse approves',
    licenses: 'Nursing licenses and life-support cards: nobody stands on the schedule with one that lapses this month',
    customerQuestions:
      'Requests for medical records and bills: each gets a receipt, the right release form and a draft answer',
    supplierInvoices:
      'Implant and consignment invoices: each line is compared with the surgical usage record before it is paid',
  },
  'physiotherapy-clinics': {
    appointments:
      'The full course of therapy visits: patients book all prescribed sessions at once and move one without a call',
    filing:
      'Referrals and plans of care: signed prescriptions arrive by fax and are matched to the patient and the number of visits',
    customerQuestions:
      'Questions about home exercises and visit limits: the answer cites the therapist’s plan and waits for a nod',
    licenses: 'Visit authorizations that run out: the clinic hears of it three visits before the insurer stops paying',
    billing:
      'Copays left open at discharge: former patients get a short statement per course of therapy, then a reminder',
  },
  'chiropractic-clinics': {
    appointments:
      'Adjustment series and maintenance visits: patients rebook on the phone, and those who drop out of a plan are invited back',
    filing:
      'Accident reports and attorney letters: papers of injury cases are filed under the patient and the claim number',
    customerQuestions:
      'New-patient questions about back pain and coverage: drafts explain the first visit and what to bring',
    licenses: 'Lien letters and visit limits of plans: each end date is watched so that no adjustment goes unpaid',
    billing: 'Personal-injury balances: the attorney’s office is asked for status on every open lien each month',
  },
  'optometry-practices': {
    appointments:
      'Yearly eye exams due: patients whose prescription expires are offered times, with dilation and driving advice',
    orderEntry:
      'Lens and frame orders to the lab: the prescription, coating and frame number become an order without retyping',
    orderQuestions: 'Are my glasses ready: patients get the lab’s stage and a text when the pair is on the tray',
    filing: 'Retina photos and old prescriptions: scans from other eye doctors are placed in the patient’s chart',
    licenses:
      'Vision-plan benefits before the exam: allowances for frames and contacts are known when the patient walks in',
  },
  'mental-health-practices': {
    filing:
      'Intake questionnaires and releases: depression and anxiety scales filled out at home are scored and filed before session one',
    appointments:
      'First sessions and waitlists: new clients answer a few questions and are offered hours of a therapist who fits',
    customerQuestions:
      'Inquiries about fees, superbills and telehealth: replies are drafted discreetly and sent after a look',
    licenses:
      'Session authorizations and clinicians’ licenses: both are tracked by client and therapist and renewed in time',
    billing: 'No-show fees and open session balances: clients get one gentle note with a payment link, then one more',
  },
  'veterinary-clinics': {
    appointments: 'Vaccinations and dental checks that come due: owners get the pet’s name, the shot and open times',
    filing: 'Records from other vets and labs: blood panels and rabies certificates go into the right animal’s file',
    customerQuestions:
      'Owners’ questions after surgery: photos of a wound are put before a technician with the discharge notes',
    supplierInvoices:
      'Invoices for vaccines, food and anesthetics: each is checked against what was unpacked and posted',
    phoneCalls:
      'Calls about a limping dog at closing time: urgent ones go to the emergency line, the rest get a slot tomorrow',
  },
  pharmacies: {
    orderEntry:
      'Refills from email and fax: drug, strength and prescriber are read and queued for the pharmacist’s check',
    stock:
      'Fast movers and short-dated drugs: the wholesaler order is drafted from dispensing, and expiring boxes are listed',
    orderQuestions:
      'Is my prescription ready: customers get the state of their refill, including a missing doctor’s approval',
    customerQuestions:
      'Questions on generics and copay cards: a draft names the product and leaves advice to the pharmacist',
    returns: 'Expired and recalled drugs: lots are matched to the shelf and the return to the wholesaler is prepared',
  },
  'nursing-homes': {
    rosters: 'Open shifts of aides and nurses: callouts are filled by text with the staffing ratio of the unit in view',
    filing:
      'Papers of new residents: hospital records, advance directives and medication lists are sorted at admission',
    licenses: 'Aide certificates and TB tests: the director sees who is due before the surveyor asks',
    customerQuestions:
      'Families asking after a resident: messages about visits, laundry and care meetings reach the right nurse with a draft',
    hiring: 'Applications of nursing aides: each is read for certificate, shifts and distance the day it comes in',
  },
  'home-care-agencies': {
    rosters: 'Caregivers who call off at six in the morning: a replacement whom the client knows is found by text',
    hiring: 'Caregiver applicants: those with a car, a clean record and the right hours are ranked first',
    licenses: 'Background checks, CPR cards and client authorizations: each is renewed before a visit would be unpaid',
    billing: 'Private-pay families and late Medicaid units: statements name each visit and are followed up weekly',
    appointments: 'First home assessments: families choose when the nurse comes, and hear what to have ready',
  },
  'medical-laboratories': {
    evidence: 'Proficiency tests and calibration logs: each is kept under the accreditation requirement it proves',
    filing:
      'Requisitions that come by fax: test codes and the ordering physician are read and attached to the specimen',
    knowHow:
      'Which tube for which test: bench staff ask the specimen manual and get the page on handling and rejection',
    stock: 'Reagents and collection tubes: lots near their date are used first and the next order is ready to sign',
    licenses:
      'CLIA certificates and technologists’ licenses: dates are read from the papers and renewed ahead of inspections',
  },
  'medical-billing-companies': {
    filing: 'Remittances and denial letters: each page is split by provider and claim and attached to the account',
    billing: 'Denied and silent claims: accounts are worked by payer deadline, and appeal letters come out pre-filled',
    bankMatching: 'Insurer payments against remittances: every deposit is tied to its claims, short payments included',
    customerQuestions: 'Patients who do not understand a bill: a draft explains the insurer’s decision line by line',
    reporting: 'Days in receivables by practice: each doctor’s office gets collections and denials side by side',
  },
  'ambulance-services': {
    rosters: 'Crew swaps between paramedics: certificate levels and rest between 24-hour shifts are checked first',
    filing: 'Trip reports and physician certifications: missing signatures are chased so that the run can be billed',
    billing: 'Balances after transports: patients and facilities get the run’s date, mileage and insurer’s answer',
    licenses: 'EMT cards and rig inspections: the expiry of each medic and vehicle is one list',
    supplierInvoices: 'Invoices for oxygen, fuel and station supplies: they are coded to the right station and unit',
  },
};
