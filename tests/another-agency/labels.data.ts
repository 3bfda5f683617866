export * from '#scripts/new-site/content/labels.data.ts';
