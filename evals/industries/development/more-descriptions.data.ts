import type { IndustryCase } from '../case.ts';

/** Companies in their owners' words, written after the reader of descriptions was finished and never used to tune it. */
export const moreDescriptions: readonly IndustryCase[] = [
  {
    says: 'We straighten children’s teeth, two orthodontists and five assistants',
    is: ['dental-clinics'],
  },
  {
    says: 'Our family doctors see around ninety patients a day, there are 18 of us with the front desk',
    is: ['medical-practices'],
    people: 18,
  },
  {
    says: 'we treat knees, hips and backs after operations, six physiotherapists',
    is: ['physiotherapy-clinics'],
  },
  {
    says: 'My practice offers counseling for couples and teenagers, seven therapists',
    is: ['mental-health-practices'],
    people: 7,
  },
  {
    says: 'Small animal hospital, 16 employees, lots of calls about vaccinations',
    is: ['veterinary-clinics'],
    people: 16,
  },
  {
    says: 'We fill about 300 prescriptions a day and have a counter with vitamins',
    is: ['pharmacies'],
  },
  {
    says: 'We send invoices to health insurers on behalf of doctors and chase the denials, 20 people',
    is: ['medical-billing-companies'],
    people: 20,
  },
  { says: 'A lab where blood and urine from 50 clinics is tested', is: ['medical-laboratories'] },
  {
    says: 'We prepare financial statements and audits for mid-size companies; 25 accountants',
    is: ['accounting-firms'],
    people: 25,
  },
  {
    says: 'I help families buy their first house by finding them a lender, with two assistants',
    is: ['mortgage-brokers'],
  },
  {
    says: 'We advise retirees on how to invest their savings, nine people in the office',
    is: ['wealth-management'],
    people: 9,
  },
  {
    says: 'We call people who did not pay their bills, on behalf of gyms and phone companies. 30 agents.',
    is: ['debt-collectors'],
    people: 30,
  },
  {
    says: 'Personal injury and workers compensation cases, eight lawyers',
    is: ['law-firms'],
    people: 8,
  },
  {
    says: 'We hold the money and papers while a home is sold, a company of 14',
    is: ['title-companies'],
    people: 14,
  },
  { says: 'I inspect houses before people buy them and write a report, alone', is: ['appraisers'] },
  { says: 'We own 600 storage units at three locations', is: ['self-storage'] },
  {
    says: 'We rent five cabins in the mountains to weekend guests',
    is: ['vacation-rentals', 'bed-and-breakfasts'],
  },
  {
    says: 'The board of our condominium building, 200 owners, collects monthly fees',
    is: ['homeowners-associations'],
  },
  {
    says: 'We build warehouses and schools as a general contractor with 60 people',
    is: ['general-contractors'],
    people: 60,
  },
  {
    says: 'We rewire old houses and put in chargers for electric cars. Ten electricians.',
    is: ['electricians'],
    people: 10,
  },
  {
    says: 'Unclogging drains and replacing water heaters all over the county, 7 plumbers',
    is: ['plumbers'],
    people: 7,
  },
  { says: 'we service furnaces in fall and air conditioners in spring', is: ['hvac-contractors'] },
  { says: 'We paint apartments between tenants, four painters', is: ['painters'], people: 4 },
  {
    says: 'Our crew pours concrete driveways and builds retaining walls',
    is: ['masonry-contractors'],
  },
  {
    says: 'we open pools in May, close them in September and clean them weekly in between',
    is: ['pool-services'],
  },
  {
    says: 'Small shop selling wedding rings and repairing watches',
    is: ['jewelry-stores', 'repair-shops'],
  },
  {
    says: 'We sell second-hand clothes that people donate, to finance a shelter',
    is: ['thrift-stores', 'nonprofits'],
  },
  { says: 'We sell mountain bikes and fix flat tires', is: ['bicycle-shops'] },
  { says: 'We arrange bouquets for weddings and funerals, three florists', is: ['florists'] },
  {
    says: 'Our bakery delivers bread to 40 restaurants every morning, 22 employees',
    is: ['bakeries'],
    people: 22,
  },
  {
    says: 'we serve burgers through a drive-thru at four locations',
    is: ['fast-food-restaurants'],
  },
  {
    says: 'We bottle sauces and pickles and sell them to supermarkets, 48 people',
    is: ['food-manufacturers'],
    people: 48,
  },
  { says: 'A 90-room hotel by the airport, staff of 42', is: ['hotels'], people: 42 },
  {
    says: 'We take tourists kayaking and hiking, eleven guides',
    is: ['tour-operators'],
    people: 11,
  },
  {
    says: 'Three hundred members lift weights here around the clock, I run it with my wife',
    is: ['gyms'],
  },
  { says: 'we do gel nails and pedicures, six of us', is: ['nail-salons'], people: 6 },
  { says: 'We arrange cremations and memorial services for families', is: ['funeral-homes'] },
  {
    says: 'We book sea containers and air cargo for exporters, 33 employees',
    is: ['freight-forwarders'],
    people: 33,
  },
  {
    says: 'We store pallets for online brands and ship their orders, 50 pickers',
    is: ['warehouses'],
  },
  { says: 'three moving trucks, nine movers, houses and offices', is: ['moving-companies'] },
  { says: 'We drive school children in 40 yellow buses', is: ['bus-companies'] },
  { says: 'We pull broken-down cars off the highway day and night', is: ['towing-companies'] },
  {
    says: 'we fix dents and repaint cars after crashes, most of it paid by insurers',
    is: ['body-shops'],
  },
  {
    says: 'We sell brake pads, batteries and filters to garages, 15 people',
    is: ['auto-parts-stores'],
    people: 15,
  },
  {
    says: 'We develop an app for restaurants to take reservations, 20 people, half of them programmers',
    is: ['software-companies'],
    people: 20,
  },
  {
    says: 'Engineers who calculate the structure of bridges, 35 staff',
    is: ['engineering-firms'],
    people: 35,
  },
  {
    says: 'we measure property lines for builders and banks, nine surveyors',
    is: ['surveyors'],
    people: 9,
  },
  { says: 'We print menus, flyers and books on two offset presses', is: ['printing-companies'] },
  {
    says: 'We interview shoppers and write reports for food brands',
    is: ['market-research-firms'],
  },
  {
    says: 'We answer the phones for doctors and plumbers after hours, 60 agents',
    is: ['call-centers'],
    people: 60,
  },
  {
    says: 'We mold plastic caps and containers, two shifts, 70 employees',
    is: ['plastics-manufacturers'],
    people: 70,
  },
  { says: 'We sew uniforms for airlines and hotels', is: ['apparel-manufacturers', 'tailors'] },
  {
    says: 'we supply screws, gloves and drill bits to factories, seven salespeople',
    is: ['industrial-suppliers'],
  },
  { says: 'We grow apples and cherries and hire 60 pickers each summer', is: ['fruit-farms'] },
  { says: 'We pick up garbage from 9,000 homes with eleven trucks', is: ['waste-management'] },
  {
    says: 'A preschool with five classrooms and 14 teachers',
    is: ['childcare-centers', 'schools'],
    people: 14,
  },
  {
    says: 'We rescue dogs and raise money from donors, four employees and many volunteers',
    is: ['nonprofits'],
    people: 4,
  },
  {
    says: 'We shoot commercials and corporate videos, crew of ten',
    is: ['film-production'],
    people: 10,
  },
  { says: 'Everybody here spends hours searching for the right file', is: null },
  { says: 'We want to grow but have no time, there are 8 of us', is: null },
];
