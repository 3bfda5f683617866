export * from '#scripts/new-site/content/automations/automation.ts';
