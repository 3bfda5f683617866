import { educationCases } from './cases/education.data.ts';
import { industriesOf } from '../industry.ts';

export const education = industriesOf(
  {
    office: { receptionist: 0.04, administrator: 0.06, bookkeeper: 0.02, manager: 0.06 },
    rest: 'teacher',
    emphasis: { customerQuestions: 1.2, filing: 1.2, stock: 0.3, feedback: 0.8 },
  },
  [
    {
      id: 'schools',
      name: 'Schools',
      people: 60,
      does: 'pupils, classes, teachers, grades, principal, private school, kindergarten to twelfth grade, high school students, elementary classrooms',
      office: { personnel: 0.015, technician: 0.02 },
      emphasis: { rosters: 3, licenses: 1.5, itRequests: 1.6, appointments: 0.4 },
      words:
        'school, private school, elementary school, high school, primary school, secondary school, school district, charter school, boarding school, education, middle school, Montessori school, public school, special education, teacher, Catholic school, K-12',
      abroad:
        'escuela, colegio, educación, instituto, escola, colégio, educação, école, lycée, collège, éducation, enseignement, scuola, istruzione, liceo, Schule, Gymnasium, Bildung, Privatschule, Grundschule, Bildungseinrichtung',
    },
    {
      id: 'universities',
      name: 'Universities and colleges',
      people: 300,
      does: 'students, professors, degrees, campus, faculty, college',
      office: {
        administrator: 0.14,
        caseHandler: 0.05,
        personnel: 0.015,
        technician: 0.03,
        scientist: 0.1,
        officer: 0.01,
      },
      emphasis: {
        customerQuestions: 1.4,
        itRequests: 1.6,
        filing: 1.4,
        evidence: 1.3,
        hiring: 1.3,
      },
      words:
        'university, college, higher education, community college, campus, medical school, academia, art school, law school, university department, research institute, technical college',
      abroad:
        'universidad, educación superior, universidade, faculdade, ensino superior, université, enseignement supérieur, università, Universität, Hochschule, Fachhochschule, Forschungsinstitut',
    },
    {
      id: 'childcare-centers',
      name: 'Childcare centers',
      people: 16,
      does: 'look after toddlers and babies, daycare, preschool, nannies, preschool classrooms, kids from one to five',
      office: { receptionist: 0.05, manager: 0.09, bookkeeper: 0.03 },
      rest: 'carer',
      emphasis: { licenses: 2.5, billing: 1.8, rosters: 2, hiring: 1.8 },
      words:
        'childcare, child care, day care, daycare, preschool, kindergarten, nursery school, nursery, daycare center, childcare center, after school program, babysitting, babysitter, nanny, nanny agency, early childhood education, creche, child minder',
      abroad:
        'guardería, jardín de infancia, jardín infantil, preescolar, creche, jardim de infância, educação infantil, garderie, crèche, école maternelle, maternelle, asilo nido, scuola dell’infanzia, scuola materna, Kita, Kindertagesstätte, Kinderkrippe, Kinderbetreuung, Tagesmutter, niñera',
    },
    {
      id: 'tutoring-centers',
      name: 'Tutoring centers',
      people: 9,
      does: 'math and reading tutoring after school, tutors, test prep, homework help',
      office: { receptionist: 0.08, scheduler: 0.06, marketer: 0.03 },
      emphasis: { appointments: 2.4, billing: 1.8, rosters: 1 },
      words:
        'tutoring, tutor, tutoring center, test prep, test preparation, exam preparation, exam prep, SAT prep, private lessons, math tutoring, after-school tutoring, private tutor, learning center, homework help, homeschooling',
      abroad:
        'clases particulares, academia de refuerzo, tutorías, aulas particulares, reforço escolar, soutien scolaire, cours particuliers, ripetizioni, doposcuola, Nachhilfe, Nachhilfeinstitut, Nachhilfeschule',
    },
    {
      id: 'language-schools',
      name: 'Language schools',
      people: 13,
      does: 'teach English, Spanish and German to adults, courses',
      office: { receptionist: 0.07, salesperson: 0.05, scheduler: 0.04 },
      emphasis: { appointments: 1.8, crmRecords: 1.4, customerQuestions: 1.6, rosters: 1.4 },
      words:
        'language school, English school, language courses, ESL school, language institute, English lessons, Spanish lessons, Spanish classes, language lessons, language teaching',
      abroad:
        'escuela de idiomas, academia de idiomas, academia de inglés, escola de idiomas, escola de inglês, école de langues, scuola di lingue, Sprachschule, Sprachinstitut, cours de langue',
    },
    {
      id: 'driving-schools',
      name: 'Driving schools',
      people: 7,
      does: 'teach people to drive, driving lessons, road test',
      office: { receptionist: 0.1, administrator: 0.03 },
      emphasis: { appointments: 3, phoneCalls: 1.4, licenses: 2, billing: 1.5 },
      words:
        'driving school, driving instructor, driving lessons, driver education, driver training, truck driving school, CDL school',
      abroad:
        'autoescuela, escuela de manejo, escuela de conducción, autoescola, auto-école, scuola guida, autoscuola, Fahrschule, Fahrlehrer',
    },
    {
      id: 'music-schools',
      name: 'Music and art schools',
      people: 9,
      does: 'teach kids piano, violin, guitar, singing, drawing and dance, music lessons',
      office: { receptionist: 0.07, administrator: 0.05, marketer: 0.02 },
      emphasis: { appointments: 2.2, billing: 1.7, rosters: 0.8, content: 1 },
      words:
        'music school, music lessons, music teacher, piano lessons, guitar lessons, conservatory, art classes, drama school, acting school, cooking school, cooking classes, pottery classes, art studio, piano teacher',
      abroad:
        'escuela de música, clases de música, escola de música, école de musique, conservatoire, scuola di musica, Musikschule, Musiklehrer, Kunstschule, Kochschule, conservatorio',
    },
    {
      id: 'training-providers',
      name: 'Training providers',
      people: 17,
      does: 'train employees, safety courses, certificates, seminars, e-learning, train welders, forklift training, certify workers',
      office: { salesperson: 0.1, marketer: 0.07, scheduler: 0.05 },
      rest: 'consultant',
      emphasis: { crmRecords: 1.3, content: 1.4, quoting: 1.4, appointments: 1.3, evidence: 2 },
      words:
        'corporate training, training provider, training company, training center, vocational training, trade school, vocational school, professional development, online courses, e-learning, elearning, edtech, coding bootcamp, bootcamp, online learning, education technology, workforce training, online education, online course creator, certification provider, beauty school',
      abroad:
        'capacitación, formación, formación profesional, centro de formación, treinamento, curso profissionalizante, cursos online, formation professionnelle, centre de formation, organisme de formation, formazione, formazione professionale, Weiterbildung, Bildungsträger, Schulungen, Berufsschule, Ausbildung, E-Learning',
    },
    {
      id: 'libraries',
      name: 'Libraries and archives',
      people: 20,
      does: 'lend books, archives, readers, branches',
      office: {
        administrator: 0.3,
        receptionist: 0.15,
        technician: 0.04,
        buyer: 0.05,
        manager: 0.08,
      },
      rest: 'guide',
      emphasis: { filing: 2, rosters: 1.4, stock: 2, knowHow: 2, billing: 0.3 },
      words: 'library, public library, archives, librarian, digital archive, university library',
      abroad: 'biblioteca, archivo, bibliothèque, médiathèque, Bibliothek, Bücherei, Stadtbücherei',
    },
  ],
  educationCases,
);
