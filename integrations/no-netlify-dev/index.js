/** No plugins: see package.json beside it. */
export default () => [];
