import { chat } from './chat.ts';
import { industryAnalysis } from './industry-analysis.ts';

/** What needs all that the assistant knows, at `/api/webhook/`. */
export const assistantRoutes = [chat, industryAnalysis];
