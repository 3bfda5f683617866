export * from '#scripts/new-site/content/questions/not-stated.data.ts';
