/** Loaded before the emulator: redirects purges that functions send to the platform's API to the CDN of the test. */
const API = 'https://api.netlify.com/api/v1/purge';
const { fetch } = globalThis;

globalThis.fetch = (input, init) => {
  const request = new Request(input, init);
  if (request.url !== API) return fetch(request);
  return request.text().then((body) => fetch(process.env.PURGE_URL, { method: 'POST', body }));
};
