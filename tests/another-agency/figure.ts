export * from '#scripts/new-site/content/figure.ts';
