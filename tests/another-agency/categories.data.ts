export * from '#scripts/new-site/content/categories.data.ts';
