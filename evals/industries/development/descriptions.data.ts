import type { IndustryCase } from '../case.ts';

/** Companies as their owners describe them, with the size in it or not. */
export const descriptions: readonly IndustryCase[] = [
  {
    says: 'we are 12 people importing coffee and roasting it for cafés',
    is: ['coffee-roasters', 'import-export-companies'],
    people: 12,
  },
  {
    says: 'We import green coffee from Colombia and sell it to roasters across the Midwest. Nine of us, mostly on the phone with farms and the port.',
    is: ['import-export-companies'],
    people: 9,
  },
  {
    says: 'Two coffee shops downtown, 14 baristas, and we buy our beans from a roaster nearby',
    is: ['coffee-shops'],
    people: 14,
  },
  {
    says: 'We make crowns and bridges for about forty dentists. Seven technicians and a driver.',
    is: ['dental-laboratories'],
  },
  { says: 'dental lab with 9 technicians', is: ['dental-laboratories'], people: 9 },
  {
    says: 'I am a dentist with two hygienists and a receptionist, so four of us',
    is: ['dental-clinics'],
    people: 4,
  },
  {
    says: 'We sell and lease new Toyotas and run a service department, 65 employees',
    is: ['car-dealers'],
    people: 65,
  },
  {
    says: 'we fix cars, mostly brakes and engines, five mechanics',
    is: ['auto-repair-shops'],
    people: 5,
  },
  { says: 'county court with 40 clerks drowning in e-filed motions', is: ['courts'], people: 40 },
  {
    says: 'Three attorneys doing divorces and custody cases in family court',
    is: ['law-firms'],
    people: 3,
  },
  {
    says: 'My brother and I repair washing machines and dryers in people’s homes',
    is: ['repair-shops'],
  },
  {
    says: 'We are a small team of six that designs kitchens and baths and then builds them',
    is: ['remodelers'],
    people: 6,
  },
  {
    says: 'We put new roofs on houses after hail storms, crew of 18, everything goes through insurers',
    is: ['roofers'],
    people: 18,
  },
  {
    says: 'Our 30 drivers bring parcels to doors for a big online retailer',
    is: ['courier-services'],
    people: 30,
  },
  {
    says: 'We find trucks for shippers and shippers for trucks. Eleven people on phones all day.',
    is: ['freight-brokers'],
    people: 11,
  },
  {
    says: 'Family business, 22 trucks and 27 drivers hauling steel and lumber',
    is: ['trucking-companies'],
  },
  {
    says: 'we clear shipments through customs for importers, staff of 16',
    is: ['customs-brokers'],
    people: 16,
  },
  {
    says: 'We rent out 240 apartments for their owners and deal with tenants, leaks and late rent',
    is: ['property-management'],
  },
  { says: 'I sell houses, three agents and an assistant', is: ['real-estate-agencies'] },
  {
    says: 'We look after old people in their homes. 55 caregivers, and somebody calls in sick every morning.',
    is: ['home-care-agencies'],
    people: 55,
  },
  { says: 'Our nursing home has 80 beds and 95 staff', is: ['nursing-homes'], people: 95 },
  {
    says: 'We do the books for 60 small restaurants, five bookkeepers',
    is: ['bookkeeping-services', 'accounting-firms'],
    people: 5,
  },
  {
    says: 'Tax returns for 900 families every spring, me and two seasonal helpers',
    is: ['tax-preparers'],
  },
  {
    says: 'We sell homeowners and auto insurance for eight carriers; there are ten of us',
    is: ['insurance-agencies'],
    people: 10,
  },
  {
    says: 'our shop sells handmade candles on Etsy and Shopify, I pack every order myself, just me',
    is: ['online-stores'],
    people: 1,
  },
  { says: 'We brew beer and fill cans, with a taproom. 19 people.', is: ['breweries'], people: 19 },
  {
    says: 'we grow tomatoes and peppers in greenhouses for supermarkets, 35 workers',
    is: ['greenhouses'],
    people: 35,
  },
  { says: 'Dairy with 400 cows and eight milkers', is: ['dairy-farms'] },
  { says: 'I run a food truck with tacos, three of us', is: ['food-trucks'], people: 3 },
  {
    says: 'We cook for weddings and offices, 25 on payroll and more on weekends',
    is: ['caterers'],
  },
  { says: 'Our restaurant seats 70 and employs 28 people', is: ['restaurants'], people: 28 },
  {
    says: 'We translate patents and manuals into twelve languages with a staff of 9 and 200 freelancers',
    is: ['translation-agencies'],
    people: 9,
  },
  {
    says: 'We place nurses and warehouse workers in temp jobs. 14 recruiters.',
    is: ['staffing-agencies'],
    people: 14,
  },
  {
    says: 'We run ads and write posts for dentists and lawyers, a team of seven',
    is: ['marketing-agencies'],
    people: 7,
  },
  { says: 'We build websites for restaurants', is: ['web-agencies'] },
  {
    says: 'our company writes software for hotels, 45 developers',
    is: ['software-companies'],
    people: 45,
  },
  {
    says: 'We keep the computers of forty small offices running. Eight technicians.',
    is: ['it-service-providers'],
    people: 8,
  },
  {
    says: 'We mill parts for medical devices on twelve CNC machines, 24 machinists',
    is: ['machine-shops'],
    people: 24,
  },
  {
    says: 'we weld railings, stairs and steel frames, fifteen people in the shop',
    is: ['metal-fabricators'],
    people: 15,
  },
  {
    says: 'We make cardboard boxes, 80 employees on two shifts',
    is: ['packaging-manufacturers'],
    people: 80,
  },
  { says: 'We distribute beer and soft drinks to bars and shops', is: ['food-wholesalers'] },
  {
    says: 'Lumber yard with 20 people, contractors phone in lists all day',
    is: ['building-material-dealers'],
    people: 20,
  },
  {
    says: 'Our church has 600 members, a pastor, an office manager and many volunteers',
    is: ['churches'],
  },
  { says: 'We teach kids piano and violin, six teachers', is: ['music-schools'], people: 6 },
  {
    says: 'after-school math tutoring, 3 locations and 20 tutors',
    is: ['tutoring-centers'],
    people: 20,
  },
  { says: 'We groom dogs out of a van, only me', is: ['pet-groomers'], people: 1 },
  { says: 'We board dogs and cats while owners travel', is: ['pet-boarding'] },
  {
    says: 'A veterinary practice for horses and cattle, four vets and three techs',
    is: ['veterinary-clinics'],
  },
  {
    says: 'We spray for termites and bed bugs, eleven technicians on the road',
    is: ['pest-control'],
    people: 11,
  },
  {
    says: 'We clean offices at night, 70 cleaners in 40 buildings',
    is: ['cleaning-companies'],
    people: 70,
  },
  {
    says: 'guards for malls and construction sites, 120 people',
    is: ['security-services'],
    people: 120,
  },
  {
    says: 'We mow lawns in summer and plow snow in winter, 13 people',
    is: ['landscapers'],
    people: 13,
  },
  {
    says: 'We install solar panels on houses; sales, permits and crews, 26 people',
    is: ['solar-installers'],
    people: 26,
  },
  {
    says: 'I take wedding pictures and edit them at night, on my own',
    is: ['photography-studios'],
    people: 1,
  },
  {
    says: 'We plan corporate events and product launches, a crew of nine',
    is: ['event-planners'],
    people: 9,
  },
  {
    says: 'Our museum of natural history has 30 staff and lots of school groups',
    is: ['museums'],
    people: 30,
  },
  {
    says: 'We lend excavators and lifts to contractors, three yards, 34 employees',
    is: ['equipment-rental'],
    people: 34,
  },
  { says: 'We are drowning in e-mail and want it to stop', is: null },
  { says: 'My team of 12 spends all day copying data from PDFs into spreadsheets', is: null },
  { says: 'Tell us how much 12 people could save', is: null },
];
