import type { IndustryCase } from '../case.ts';

/** Typos, plurals, and words run together. */
export const slips: readonly IndustryCase[] = [
  { says: 'resturant', is: ['restaurants'] },
  { says: 'restuarants', is: ['restaurants'] },
  { says: 'denitst', is: ['dental-clinics'] },
  { says: 'lawyeer', is: ['law-firms'] },
  { says: 'accountig firm', is: ['accounting-firms'] },
  { says: 'pluming', is: ['plumbers'] },
  { says: 'contruction', is: ['general-contractors'] },
  { says: 'insurrance agency', is: ['insurance-agencies'] },
  { says: 'veternarian', is: ['veterinary-clinics'] },
  { says: 'manufactoring', is: ['manufacturers'] },
  { says: 'hotell', is: ['hotels'] },
  { says: 'lawfirm', is: ['law-firms'] },
  { says: 'coffeeshop', is: ['coffee-shops'] },
  { says: 'realestate agency', is: ['real-estate-agencies'] },
  { says: 'propery managment', is: ['property-management'] },
  { says: 'dog gromming', is: ['pet-groomers'] },
  { says: 'nursing hom', is: ['nursing-homes'] },
  { says: 'LOGISTICS COMPANY', is: ['freight-forwarders', 'warehouses', 'trucking-companies'] },
  { says: 'univeristy', is: ['universities'] },
  { says: 'Pharmacys', is: ['pharmacies'] },
];
