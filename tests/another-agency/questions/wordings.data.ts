export * from '#scripts/new-site/content/questions/wordings.data.ts';
