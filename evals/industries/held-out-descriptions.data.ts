import type { IndustryCase } from './case.ts';

/** Companies in their owners’ words, written after the reader of descriptions was finished and never used to tune it. */
export const heldOutDescriptions: readonly IndustryCase[] = [
  {
    says: 'We whiten and fix teeth for anxious patients, eleven of us in two rooms',
    is: ['dental-clinics'],
    people: 11,
  },
  {
    says: 'A small team of 5 that makes dentures and crowns and drives them to practices',
    is: ['dental-laboratories'],
    people: 5,
  },
  {
    says: 'We run an urgent care next to the mall, 24 staff',
    is: ['medical-practices'],
    people: 24,
  },
  { says: 'I adjust backs and necks, with one receptionist', is: ['chiropractic-clinics'] },
  { says: 'We test eyes and sell glasses, seven people', is: ['optometry-practices'], people: 7 },
  {
    says: 'We take elderly people to appointments and help them shower in their own homes, 40 caregivers',
    is: ['home-care-agencies'],
    people: 40,
  },
  {
    says: 'Sixty seniors live with us, many with dementia, and 75 people work here',
    is: ['nursing-homes'],
    people: 75,
  },
  {
    says: 'We do payroll and monthly closes for tech startups, 13 people',
    is: ['bookkeeping-services', 'accounting-firms'],
    people: 13,
  },
  {
    says: 'We file taxes for truck drivers and nail salons, four preparers',
    is: ['tax-preparers'],
  },
  {
    says: 'We sell health and life insurance to farmers; six agents',
    is: ['insurance-agencies'],
    people: 6,
  },
  {
    says: 'We lend to small companies and take deposits in five branches',
    is: ['banks', 'credit-unions'],
  },
  { says: 'I write wills and trusts, with a paralegal and a secretary', is: ['law-firms'] },
  {
    says: 'Our municipal court handles traffic tickets with twelve clerks',
    is: ['courts'],
    people: 12,
  },
  { says: 'We list and sell beach houses, nine realtors', is: ['real-estate-agencies'] },
  {
    says: 'We look after 500 rentals: repairs, leases and angry tenants. Staff of 17.',
    is: ['property-management'],
    people: 17,
  },
  { says: 'We buy land, get it zoned and put up apartment blocks', is: ['real-estate-developers'] },
  {
    says: 'We replace kitchens and bathrooms in old houses, 16 people',
    is: ['remodelers'],
    people: 16,
  },
  {
    says: 'We hang doors, patch walls and assemble furniture for people, two of us',
    is: ['handyman-services'],
    people: 2,
  },
  {
    says: 'We fix and replace leaking shingles and gutters, 20 roofers',
    is: ['roofers'],
    people: 20,
  },
  { says: 'We refinish hardwood floors and lay tile', is: ['flooring-contractors'] },
  {
    says: 'Air conditioning broke? We come. 19 technicians and four people in the office',
    is: ['hvac-contractors'],
  },
  { says: 'We trim trees and keep the gardens of hotels, 22 gardeners', is: ['landscapers'] },
  {
    says: 'Our web shop sells vintage lamps to collectors, three of us',
    is: ['online-stores'],
    people: 3,
  },
  {
    says: 'We have a supermarket in a small town with 38 employees',
    is: ['grocery-stores'],
    people: 38,
  },
  { says: 'We sell saws, screws and paint to neighbors and builders', is: ['hardware-stores'] },
  {
    says: 'Wine shop with 400 bottles and a tasting corner, four people',
    is: ['liquor-stores', 'wineries'],
    people: 4,
  },
  {
    says: 'We roast beans and ship bags to 80 cafés, ten people',
    is: ['coffee-roasters'],
    people: 10,
  },
  {
    says: 'We import olive oil and pasta from Italy and sell it to delis, 8 employees',
    is: ['import-export-companies', 'food-wholesalers'],
    people: 8,
  },
  { says: 'Espresso bar with two baristas and a pastry case', is: ['coffee-shops'] },
  {
    says: 'We bake croissants at night and sell them at three counters, 26 employees',
    is: ['bakeries'],
    people: 26,
  },
  { says: 'We cook lunch for 12 offices and three schools every day', is: ['caterers'] },
  { says: 'Cocktails, DJs on weekends, 17 bartenders and door people', is: ['bars'] },
  { says: 'We distill gin and whiskey and give tours, nine people', is: ['breweries'], people: 9 },
  { says: 'Our inn has seven rooms and serves breakfast', is: ['bed-and-breakfasts', 'hotels'] },
  { says: 'Pilates and barre classes, six instructors', is: ['yoga-studios', 'gyms'], people: 6 },
  { says: 'We cut and color hair, eight stylists', is: ['hair-salons'], people: 8 },
  { says: 'We walk dogs and feed cats while people are at work, 12 walkers', is: ['pet-boarding'] },
  { says: 'We haul gravel and sand with 14 dump trucks', is: ['trucking-companies'] },
  {
    says: 'We match loads with carriers and argue about rates all day, 20 people',
    is: ['freight-brokers'],
    people: 20,
  },
  {
    says: 'We file entries with customs and classify goods for importers, 11 people',
    is: ['customs-brokers'],
    people: 11,
  },
  { says: 'We drive people to the airport in black cars, 15 chauffeurs', is: ['taxi-companies'] },
  { says: 'We sell used pickups and do the financing, 12 people', is: ['car-dealers'], people: 12 },
  {
    says: 'Oil changes, brakes and inspections, four bays, six mechanics',
    is: ['auto-repair-shops'],
    people: 6,
  },
  { says: 'We remove dents and match paint after accidents', is: ['body-shops'] },
  {
    says: 'We set up networks and laptops for law offices and clinics, 10 technicians',
    is: ['it-service-providers'],
    people: 10,
  },
  { says: 'We make mobile games, 25 people', is: ['game-studios'], people: 25 },
  {
    says: 'We coach managers and run workshops, five consultants',
    is: ['consulting-firms'],
    people: 5,
  },
  {
    says: 'We find accountants and engineers for companies that are hiring',
    is: ['staffing-agencies'],
  },
  {
    says: 'Architects drawing schools and libraries, staff of 21',
    is: ['architecture-firms'],
    people: 21,
  },
  {
    says: 'We translate court documents and medical records into Spanish',
    is: ['translation-agencies'],
  },
  { says: 'Our maids clean 90 homes a week, 18 people', is: ['cleaning-companies'], people: 18 },
  { says: 'We get rid of rats, roaches and wasps', is: ['pest-control'] },
  {
    says: 'We turn steel and aluminum on lathes for aerospace customers, 14 machinists',
    is: ['machine-shops'],
    people: 14,
  },
  { says: 'We weld trailers and gates', is: ['metal-fabricators'] },
  {
    says: 'We make organic shampoo and face creams, 15 people',
    is: ['cosmetics-manufacturers'],
    people: 15,
  },
  { says: 'We milk 250 cows and sell to a cooperative', is: ['dairy-farms'] },
  { says: 'We grow corn and soybeans on 3,000 acres with my sons', is: ['crop-farms'] },
  { says: 'A charter school with 300 students and 35 teachers', is: ['schools'] },
  { says: 'Too many spreadsheets, too many meetings, and nobody knows who does what', is: null },
  { says: 'We would like to hear more about prices before we decide', is: null },
];
