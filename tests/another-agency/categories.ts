export * from '#scripts/new-site/content/categories.ts';
