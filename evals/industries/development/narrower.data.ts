import type { IndustryCase } from '../case.ts';

/** Narrower than our list of industries. */
export const narrower: readonly IndustryCase[] = [
  { says: 'mobile dog grooming', is: ['pet-groomers'], narrow: true },
  { says: 'organic coffee roaster', is: ['coffee-roasters', 'food-manufacturers'], narrow: true },
  { says: 'immigration law', is: ['law-firms'], narrow: true },
  { says: 'vegan restaurant', is: ['restaurants'], narrow: true },
  { says: 'Korean barbecue restaurant', is: ['restaurants'], narrow: true },
  { says: 'ski resort hotel', is: ['hotels'], narrow: true },
  { says: 'residential window cleaning', is: ['cleaning-companies'], narrow: true },
  { says: 'crane rental', is: ['equipment-rental'], narrow: true },
  { says: 'electric bike shop', is: ['bicycle-shops'], narrow: true },
  {
    says: 'cybersecurity consulting',
    is: ['it-service-providers', 'consulting-firms'],
    narrow: true,
  },
  {
    says: 'drone manufacturing',
    is: ['manufacturers', 'aerospace-manufacturers', 'electronics-manufacturers'],
    narrow: true,
  },
  { says: 'equine veterinarian', is: ['veterinary-clinics'], narrow: true },
  { says: 'piano moving company', is: ['moving-companies'], narrow: true },
  { says: 'IVF clinic', is: ['medical-practices'], narrow: true },
  { says: 'medical malpractice lawyer', is: ['law-firms'], narrow: true },
  { says: 'pool cleaning', is: ['pool-services', 'cleaning-companies'] },
  { says: 'hydroponic lettuce farm', is: ['crop-farms', 'greenhouses'], narrow: true },
];
