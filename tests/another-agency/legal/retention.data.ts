export * from '#scripts/new-site/content/legal/retention.data.ts';
