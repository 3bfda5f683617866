export * from '#scripts/new-site/content/questions/trade-words.data.ts';
