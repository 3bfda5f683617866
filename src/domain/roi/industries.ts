import { agriculture } from './industries/agriculture.ts';
import { automotive } from './industries/automotive.ts';
import { construction } from './industries/construction.ts';
import { education } from './industries/education.ts';
import { energy } from './industries/energy.ts';
import { finance } from './industries/finance.ts';
import { food } from './industries/food.ts';
import { health } from './industries/health.ts';
import type { Industry } from './industries/industry.ts';
import { law } from './industries/law.ts';
import { leisure } from './industries/leisure.ts';
import { manufacturing } from './industries/manufacturing.ts';
import { media } from './industries/media.ts';
import { personal } from './industries/personal.ts';
import { professional } from './industries/professional.ts';
import { publicSector } from './industries/public.ts';
import { realEstate } from './industries/real-estate.ts';
import { retail } from './industries/retail.ts';
import { supportServices } from './industries/support-services.ts';
import { technology } from './industries/technology.ts';
import { transport } from './industries/transport.ts';
import { wholesale } from './industries/wholesale.ts';

export type { Industry } from './industries/industry.ts';

/** Every industry that the model has figures for. Where a word fits two, the earlier one wins. */
export const industries: readonly Industry[] = [
  ...health,
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
  ...media,
];
