/** What the calculator knows: the trades of a folder of src/trades, or a table of your own, and what its people earn and do. */
export { industries } from '#src/trades/en/index.ts';
export { LOADING, occupations } from '#src/trades/occupations.data.ts';
export { tasks } from '#src/trades/tasks.data.ts';
