import { agriculture } from './agriculture.data.ts';
import { automotive } from './automotive.data.ts';
import { construction } from './construction.data.ts';
import { education } from './education.data.ts';
import { energy } from './energy.data.ts';
import { finance } from './finance.data.ts';
import { food } from './food.data.ts';
import { healthTrades } from './health.data.ts';
import type { Industry } from '../industry.ts';
import { law } from './law.data.ts';
import { leisure } from './leisure.data.ts';
import { manufacturing } from './manufacturing.data.ts';
import { mediaTrades } from './media.data.ts';
import { personal } from './personal.data.ts';
import { professional } from './professional.data.ts';
import { publicSector } from './public.data.ts';
import { realEstate } from './real-estate.data.ts';
import { retail } from './retail.data.ts';
import { supportServices } from './support-services.data.ts';
import { technology } from './technology.data.ts';
import { transport } from './transport.data.ts';
import { wholesale } from './wholesale.data.ts';

/** Every industry that the model has figures for. Where a word fits two, the earlier one wins. */
export const industries: readonly Industry[] = [
  ...healthTrades,
  ...finance,
  ...law,
  ...realEstate,
  ...construction,
  ...retail,
  ...food,
  ...leisure,
  ...personal,
  ...transport,
  ...automotive,
  ...technology,
  ...professional,
  ...supportServices,
  ...manufacturing,
  ...wholesale,
  ...agriculture,
  ...energy,
  ...education,
  ...publicSector,
  ...mediaTrades,
];
