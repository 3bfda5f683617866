/** Variables that let the program send data to other services; previews get none of them. */
export const outboundVariables = [
  'BUILD_HOOK_URL',
  'NOTIFY_WEBHOOK_URL',
  'NOTIFY_WEBHOOK_SECRET',
  'SMTP_URL',
  'NOTIFY_EMAIL',
  'ALERT_WEBHOOK_URL',
  'ALERT_EMAIL',
  'CHATBOT_WEBHOOK_URL',
  'INDUSTRY_ANALYSIS_WEBHOOK_URL',
  'LLM_BASE_URL',
  'LLM_API_KEY',
  'LLM_MODEL',
  'ASSISTANT_MODEL',
  'OPENAI_BASE_URL',
  'OPENAI_API_KEY',
] as const;
