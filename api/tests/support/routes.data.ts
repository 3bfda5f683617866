/** What editors may not do, some of it unless an owner lets them. */
export const ownerRoutes = [
  'DELETE /api/admin/agenda/closed-hours',
  'DELETE /api/admin/users/1',
  'GET /api/admin/activity',
  'GET /api/admin/inbox/export',
  'GET /api/admin/settings',
  'GET /api/admin/users',
  'GET /api/health?deep=1',
  'PATCH /api/admin/settings',
  'PATCH /api/admin/users',
  'PATCH /api/admin/users/1',
  'POST /api/admin/agenda/closed-hours',
  'POST /api/admin/inbox/person',
  'POST /api/admin/inbox/person/delete',
  'POST /api/admin/inbox/person/export',
  'POST /api/admin/users',
  'POST /api/admin/users/1/invitation',
];

/** Writes that need no session, and what a login page reads. */
export const publicRoutes = [
  // Authorized by the booking's secret code.
  'DELETE /api/scheduled-calls/mine',
  'GET /api/admin/invitations/1',
  'GET /api/admin/password-resets',
  'PATCH /api/scheduled-calls/mine',
  // Authorized by the invitation's secret link.
  'POST /api/admin/email-confirmations',
  'POST /api/admin/invitations/1',
  'POST /api/admin/login',
  'POST /api/admin/login/passkey',
  'POST /api/admin/logout',
  'POST /api/admin/password-resets',
  'POST /api/contact',
  'POST /api/price-slip',
  'POST /api/scheduled-calls',
  'POST /api/scheduled-calls/mine',
  'POST /api/views',
  'POST /api/webhook/chatbot',
  'POST /api/webhook/chatbot/mail',
  'POST /api/webhook/chatbot/rating',
  'POST /api/webhook/industry-analysis',
];

/** Public addresses with queries for admins only. */
export const adminQueries = [
  '/api/blog?scope=all',
  '/api/blog?scope=deleted',
  '/api/health?deep=1',
  '/api/signal-board?scope=all',
  '/api/signal-board?scope=deleted',
];
