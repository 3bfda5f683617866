export * from '#scripts/new-site/content/post-categories.data.ts';
