export * from '#scripts/new-site/content/questions/answers.data.ts';
