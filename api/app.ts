/** The whole API as one app. The platform's functions are parts of it. */
import { createApp } from './create-app.ts';
import { adminRoutes } from './routes/admin.ts';
import { assistantRoutes } from './routes/assistant.ts';
import { pictureRoutes } from './routes/pictures.ts';
import { visitorRoutes } from './routes/visitors.ts';

export const app = createApp(...visitorRoutes, ...assistantRoutes, ...adminRoutes, ...pictureRoutes);

/** Whether an address is the API's. All others are files and pages. */
export function isApi(pathname: string): boolean {
  return /^\/(?:api|media|share\/(?:blog|signal-board))\//.test(pathname);
}
