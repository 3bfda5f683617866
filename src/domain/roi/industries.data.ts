import { agriculture } from './industries/agriculture.data.ts';
import { automotive } from './industries/automotive.data.ts';
import { construction } from './industries/construction.data.ts';
import { education } from './industries/education.data.ts';
import { energy } from './industries/energy.data.ts';
import { finance } from './industries/finance.data.ts';
import { food } from './industries/food.data.ts';
import { healthTrades } from './industries/health.data.ts';
import type { Industry } from './industries/industry.ts';
import { law } from './industries/law.data.ts';
import { leisure } from './industries/leisure.data.ts';
import { manufacturing } from './industries/manufacturing.data.ts';
import { mediaTrades } from './industries/media.data.ts';
import { personal } from './industries/personal.data.ts';
import { professional } from './industries/professional.data.ts';
import { publicSector } from './industries/public.data.ts';
import { realEstate } from './industries/real-estate.data.ts';
import { retail } from './industries/retail.data.ts';
import { supportServices } from './industries/support-services.data.ts';
import { technology } from './industries/technology.data.ts';
import { transport } from './industries/transport.data.ts';
import { wholesale } from './industries/wholesale.data.ts';

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
