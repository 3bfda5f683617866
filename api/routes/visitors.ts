import { calendar } from './calendar.ts';
import { contact } from './contact.ts';
import { health } from './health.ts';
import { openApi } from './openapi.ts';
import { scheduledCalls } from './scheduled-calls.ts';
import { siteSettings } from './settings.ts';
import { views } from './views.ts';

/** What visitors wait for. */
export const visitorRoutes = [calendar, contact, health, openApi, scheduledCalls, siteSettings, views];
