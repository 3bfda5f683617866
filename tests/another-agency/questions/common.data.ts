export * from '#scripts/new-site/content-de/questions/common.data.ts';
