import { calendar } from './calendar.ts';
import { chat } from './chat.ts';
import { contact } from './contact.ts';
import { health } from './health.ts';
import { industryAnalysis } from './industry-analysis.ts';
import { posts } from './posts.ts';
import { scheduledCalls } from './scheduled-calls.ts';
import { views } from './views.ts';

/** What visitors call, and the posts of both boards with it. */
export const visitorRoutes = [calendar, chat, contact, health, industryAnalysis, posts, scheduledCalls, views];
