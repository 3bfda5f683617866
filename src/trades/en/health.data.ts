import { healthCases } from './cases/health.data.ts';
import { industriesOf } from '../industry.ts';

export const healthTrades = industriesOf(
  {
    office: { receptionist: 0.14, administrator: 0.05, bookkeeper: 0.05, manager: 0.06 },
    rest: 'clinician',
    emphasis: { licenses: 1.5, feedback: 1.5, knowHow: 1.2 },
  },
  [
    {
      id: 'dental-clinics',
      name: 'Dental clinics',
      people: 12,
      does: 'clean and fill teeth, pull wisdom teeth, implants, braces, aligners, hygienists, patients in the chair, straighten teeth, root canals, dental patients',
      office: { receptionist: 0.18 },
      emphasis: { appointments: 1.4, billing: 1.3 },
      words: 'dental, dentist, dentistry, dental practice, dental surgery, dental surgeon, dental care',
      abroad:
        'dentista, odontología, odontologia, clínica dental, clínica odontológica, consultorio dental, clínica dentária, cabinet dentaire, dentiste, chirurgien dentiste, studio dentistico, studio odontoiatrico, Zahnarzt, Zahnarztpraxis, Zahnmedizin, Zahnklinik',
      narrower:
        'Orthodontists, Oral surgeons, Pediatric dentists, Cosmetic dentists, Endodontists, Periodontists, Kieferorthopäde',
    },
    {
      id: 'dental-laboratories',
      name: 'Dental laboratories',
      people: 10,
      does: 'make crowns, bridges, dentures and aligners for dentists, mill zirconia, wax and ceramics, crowns and dentures made, dental technicians',
      office: { receptionist: 0.04, orderClerk: 0.1, administrator: 0.05 },
      rest: 'operator',
      emphasis: { orderEntry: 1.4, orderQuestions: 1.3, stock: 2.5, returns: 2, licenses: 0.8 },
      words:
        'dental laboratory, dental lab, dental technician, dental technology, dental prosthetics, denture lab, denture maker, crown and bridge lab, dental ceramist',
      abroad:
        'laboratorio dental, protésico dental, mecánico dental, laboratório de prótese, prothésiste dentaire, laboratoire dentaire, odontotecnico, laboratorio odontotecnico, Dentallabor, Zahntechniker, Zahntechnik',
      narrower: 'Dental milling centers, Aligner labs',
    },
    {
      id: 'medical-practices',
      name: 'Medical practices',
      people: 15,
      does: 'doctors see patients, primary care, family doctors, physicals, specialists, nurse practitioners, walk-in clinic, see patients, exams, GP, our physicians',
      emphasis: { appointments: 1.2, billing: 1.4, filing: 1.3 },
      words:
        'doctor, physician, medical practice, doctor’s office, clinic, medical, medicine, health care, healthcare, health, family doctor, general practitioner, primary care, outpatient clinic, medical group',
      abroad:
        'médico, clínica, consultorio médico, consulta médica, centro médico, clínica médica, consultório médico, salud, saúde, santé, sanità, Gesundheit, Gesundheitswesen, médecin, cabinet médical, medico, studio medico, ambulatorio, Arzt, Arztpraxis, Hausarzt, Hausarztpraxis, Praxis',
      narrower:
        'Plastic surgery, Urgent care, Dermatology, Dermatologists, Pediatricians, Cardiologists, Plastic surgeons, Fertility clinics, IVF clinics, Gynecologists, Radiology practices, Ophthalmologists, Podiatrists, Sleep clinics, Kinderarzt, Hautarzt',
    },
    {
      id: 'hospitals',
      name: 'Hospitals',
      people: 400,
      does: 'inpatient beds, emergency room, operating rooms, wards, nurses and surgeons, intensive care, maternity ward',
      office: {
        receptionist: 0.06,
        personnel: 0.015,
        officer: 0.01,
        technician: 0.015,
        buyer: 0.01,
      },
      emphasis: { rosters: 2, filing: 1.3, evidence: 1.3, appointments: 0.8, feedback: 0.6 },
      words: 'hospital, medical center, healthcare, health care, health system, surgical center, surgery center',
      abroad: 'hôpital, ospedale, Krankenhaus, Klinikum, Spital, clinique, hospitales, hospitais',
      narrower: 'Psychiatric hospitals, Children’s hospitals, Rehabilitation hospitals',
    },
    {
      id: 'physiotherapy-clinics',
      name: 'Physiotherapy clinics',
      people: 9,
      does: 'rehab after injuries and surgery, exercises, sore knees and shoulders, therapists treat patients',
      emphasis: { appointments: 1.7, filing: 0.8 },
      words:
        'physiotherapy, physiotherapist, physical therapy, physical therapist, occupational therapy, rehab, rehabilitation, sports medicine',
      abroad:
        'fisioterapia, fisioterapeuta, kinésithérapie, kinésithérapeute, kiné, fisioterapista, Physiotherapie, Physiotherapeut, Krankengymnastik, Ergotherapie',
      narrower: 'Speech therapists, Hand therapists, Osteopaths',
    },
    {
      id: 'chiropractic-clinics',
      name: 'Chiropractic clinics',
      people: 6,
      does: 'adjust spines, back and neck pain, adjustments',
      emphasis: { appointments: 1.8, feedback: 2, filing: 0.8 },
      words: 'chiropractic, chiropractor',
      abroad: 'quiropráctico, quiropraxia, chiropraticien, chiropratico, Chiropraktiker',
    },
    {
      id: 'optometry-practices',
      name: 'Optometry practices',
      people: 8,
      does: 'eye exams, test eyes, fit glasses, contact lenses and frames',
      office: { orderClerk: 0.08 },
      emphasis: { appointments: 1.2, stock: 2, orderQuestions: 1.2 },
      words: 'optometry, optometrist, optician, optical shop, eye doctor, eye care, eyewear, glasses shop',
      abroad: 'óptica, optometrista, opticien, ottico, ottica, Optiker, Augenoptiker, oculista',
      narrower: 'Laser eye clinics',
    },
    {
      id: 'mental-health-practices',
      name: 'Mental health practices',
      people: 10,
      does: 'talk therapy, counsel couples and families, therapists, psychologists, anxiety and depression',
      office: { receptionist: 0.08 },
      emphasis: { appointments: 1.4, feedback: 0.3 },
      words:
        'mental health, psychotherapy, psychotherapist, therapist, psychologist, psychology, psychiatrist, psychiatry, counseling, counselling, counselor, behavioral health, therapy',
      abroad:
        'psicólogo, psicología, psicologia, psiquiatra, psychologue, psychothérapeute, psicologo, Psychotherapie, Psychotherapeut, Psychologe, psicoterapia',
      narrower: 'Addiction treatment centers, Marriage counselors, Autism therapy centers',
    },
    {
      id: 'veterinary-clinics',
      name: 'Veterinary clinics',
      people: 14,
      does: 'treat sick animals, dogs, cats, horses and cattle, vaccinate and spay, vets, pets get sick, puppies and kittens, pet owners',
      office: { receptionist: 0.2 },
      emphasis: { appointments: 1.3, stock: 1.8, phoneCalls: 1.3, licenses: 0.8 },
      words:
        'veterinary, veterinarian, vet, vet clinic, animal hospital, animal clinic, pet clinic, veterinary practice',
      abroad:
        'veterinario, clínica veterinaria, veterinária, veterinário, vétérinaire, clinique vétérinaire, ambulatorio veterinario, Tierarzt, Tierarztpraxis, Tierklinik',
      narrower: 'Equine veterinarians, Emergency vets',
    },
    {
      id: 'pharmacies',
      name: 'Pharmacies',
      people: 9,
      does: 'fill prescriptions, dispense medicine, pills, pharmacists behind the counter, medication counter, flu shots',
      office: { receptionist: 0.02, orderClerk: 0.1 },
      rest: 'shopAssistant',
      emphasis: { stock: 1.6, licenses: 2, phoneCalls: 1.5, evidence: 1.5 },
      words: 'pharmacy, pharmacist, drugstore, drug store, chemist shop, apothecary',
      abroad: 'farmacia, farmácia, pharmacie, pharmacien, Apotheke, Apotheker, Drogerie, botica',
      narrower: 'Compounding pharmacies, Online pharmacies',
    },
    {
      id: 'nursing-homes',
      name: 'Nursing homes',
      people: 90,
      does: 'beds for the elderly, residents, seniors live with us, dementia care, aides',
      office: { receptionist: 0.03, personnel: 0.02, officer: 0.01 },
      rest: 'carer',
      emphasis: { rosters: 2.5, evidence: 1.5, feedback: 0.5, appointments: 0.5 },
      words:
        'nursing home, assisted living, senior living, retirement home, elder care, elderly care, care home, aged care, skilled nursing, memory care',
      abroad:
        'residencia de ancianos, residencia de mayores, asilo, lar de idosos, maison de retraite, EHPAD, casa di riposo, Pflegeheim, Altenheim, Altenpflege, Seniorenheim, Seniorenresidenz',
      narrower: 'Hospices',
    },
    {
      id: 'home-care-agencies',
      name: 'Home care agencies',
      people: 45,
      does: 'caregivers look after old people in their homes, visit seniors, bathe and feed, aides in homes, nurses visit patients at home, clients with dementia at home',
      office: { receptionist: 0.03, scheduler: 0.06, personnel: 0.02 },
      rest: 'carer',
      emphasis: { rosters: 2, hiring: 2, billing: 1.5, licenses: 2 },
      words:
        'home care, home health, home health care, home nursing, caregiver, caregiving, in-home care, private nursing, nurse, nursing',
      abroad:
        'atención domiciliaria, cuidado de ancianos, cuidados domiciliários, aide à domicile, soins à domicile, assistenza domiciliare, Pflegedienst, ambulante Pflege, häusliche Pflege, Pflege',
      narrower: 'Nurse staffing agencies',
    },
    {
      id: 'medical-laboratories',
      name: 'Medical laboratories',
      people: 30,
      does: 'test blood and urine samples, pathology, specimens for doctors',
      office: { receptionist: 0.06, officer: 0.03 },
      rest: 'scientist',
      emphasis: { evidence: 1.5, orderEntry: 1.5, stock: 1.4, feedback: 0.3, appointments: 0.5 },
      words:
        'medical laboratory, medical lab, diagnostic laboratory, blood lab, blood bank, clinical laboratory, diagnostics, pathology lab',
      abroad:
        'laboratorio clínico, laboratoire d’analyses médicales, laboratorio analisi, medizinisches Labor, laboratório de análises',
      narrower: 'Genetic testing labs, Imaging centers',
    },
    {
      id: 'medical-billing-companies',
      name: 'Medical billing companies',
      people: 25,
      does: 'code and bill insurance claims for doctors, denials, submit claims, send invoices to insurers, chase denials, billing for doctors',
      office: { caseHandler: 0.3, administrator: 0.06, receptionist: 0.02, manager: 0.07 },
      rest: 'bookkeeper',
      emphasis: { billing: 2, filing: 1.5, supplierInvoices: 0.3, feedback: 0.2, clientReports: 1 },
      words: 'medical billing, medical coding, revenue cycle management, healthcare billing, medical claims',
      abroad:
        'facturación médica, faturamento médico, facturation médicale, fatturazione medica, medizinische Abrechnung',
    },
    {
      id: 'ambulance-services',
      name: 'Ambulance services',
      people: 60,
      does: 'paramedics and ambulances, drive patients to hospital, emergency calls',
      office: { receptionist: 0.01, dispatcher: 0.1 },
      rest: 'guard',
      emphasis: {
        rosters: 2,
        billing: 1.5,
        freight: 0,
        orderQuestions: 0,
        deliveryPapers: 0,
        feedback: 0,
      },
      words: 'ambulance, ambulance service, patient transport, emergency medical services, paramedic, EMS',
      abroad: 'ambulancia, ambulância, ambulanza, Rettungsdienst, Krankentransport, ambulancier',
    },
  ],
  healthCases,
);
