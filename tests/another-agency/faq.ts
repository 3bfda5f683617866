export * from '#scripts/new-site/content/faq.ts';
