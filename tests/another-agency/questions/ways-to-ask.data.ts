export * from '#scripts/new-site/content/questions/ways-to-ask.data.ts';
