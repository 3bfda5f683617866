import { priceText, prices, spanOf, supportPeriods } from './prices.ts';

/** A fixed scope of work with a starting price. */
export interface Package {
  readonly id: 'starter' | 'business' | 'enterprise';
  readonly name: string;
  readonly price: string;
  readonly description: string;
  readonly features: readonly string[];
  readonly popular: boolean;
  readonly buttonText: 'Get Started' | 'Contact Sales';
}

/** The badge on the package whose `popular` is set. */
export const popularFlag = 'Most Popular';

export const packages: readonly Package[] = [
  {
    id: 'starter',
    name: 'Starter',
    price: priceText(prices.starter),
    description: 'One painful task, gone. For a team that wants proof before it wants a plan.',
    features: [
      'One process mapped, start to finish',
      'Up to two simple automations',
      'Connection to two systems you already use',
      'An hour of training, recorded',
      spanOf(supportPeriods.starter, 'support'),
    ],
    popular: false,
    buttonText: 'Get Started',
  },
  {
    id: 'business',
    name: 'Business',
    price: priceText(prices.business),
    description: 'A department’s busywork, taken on in order of annoyance. What most clients pick.',
    features: [
      'Three processes mapped and ranked by hours lost',
      'Up to five automations, simple or moderate',
      'Connections to your CRM, email and accounting',
      'A dashboard of what ran and what’s waiting for you',
      'Training for each role that touches it',
      spanOf(supportPeriods.business, 'support'),
    ],
    popular: true,
    buttonText: 'Get Started',
  },
  {
    id: 'enterprise',
    name: 'Enterprise',
    price: priceText(prices.enterprise),
    description: 'Several departments, real compliance, and an IT team with questions. We like questions.',
    features: [
      'Discovery across departments and sites',
      'Automations of any size, custom builds included',
      'Single sign-on, audit log, your cloud or ours',
      'Security review with your IT team',
      'A named engineer you can call',
      `${spanOf(supportPeriods.enterprise, 'support')}, extended hours`,
    ],
    popular: false,
    buttonText: 'Contact Sales',
  },
];
