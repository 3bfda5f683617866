import netlify from '@astrojs/netlify';
import react from '@astrojs/react';
import tailwindcss from '@tailwindcss/vite';
import { hash } from 'node:crypto';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig, fontProviders } from 'astro/config';
import { site } from '#src/content/site.ts';
import { siteProblems } from '#src/contracts/content/check-site.ts';
import { redirectProblems } from '#src/domain/redirects.ts';
import { fontFaces } from '#src/ui/fonts/font-faces.ts';
import { HEAD_SCRIPT, SPECULATION_RULES } from '#src/layouts/inline-scripts.ts';
import { pagePolicy } from '#src/lib/security-headers.ts';
import { securityHeaders } from './integrations/security-headers.ts';
import { shareImages } from './integrations/share-images.ts';
import { contentFolder } from './server/content-folder.ts';

/** What every page needs, and the two openers and guards so small that a request of their own costs more. */
const FRAME =
  /src\/layouts\/frame\/|src\/ui\/(toast\/toast|image-fallback)|services\/offering-opener|src\/lib\/(request-island|composition|set-flag)|features\/(contact|chat|calculator|scheduling)\/store\.ts|node_modules\/nanostores\/atom\/|preload-helper/;

/** What islands have in common, as two files: the frame names every file that an island needs. */
const REACT = /node_modules\/(react|react-dom|scheduler|@nanostores\/react)\//;
const ISLANDS =
  /src\/ui\/([bB]utton\.tsx?|dialog\/Dialog|use-loaded|form\/(Field|focus-first-error|use-form)|window\/)|src\/contracts\/(text|failure)|src\/lib\/(random-id|calendar-dates)|src\/domain\/booking\/words|node_modules\/zod\//;

/** What both lists of posts run on, as one file instead of eight. What reads the text of a post is named otherwise. */
const POSTS =
  /features\/posts\/(list|query|fill-card)\.ts|lib\/(dates|next-page)|domain\/posts\/(article-card|varied-covers|paths|publication)/;

/** What owners have set of what every page shows: JSON, from whoever starts the build and has the database. */
const OWNER_SETTINGS = process.env.OWNER_SETTINGS || 'undefined';

/** This agency's, or another one's (docs/guides/make-it-yours.md). */
const content = contentFolder(fileURLToPath(new URL('.', import.meta.url)));

/** The function brings its packages along, or the adapter would trace every file of theirs. Development loads them. */
const bundledPackages = {
  name: 'bundled-packages',
  /** @type {'build'} */
  apply: 'build',
  config: () => ({ ssr: { noExternal: true } }),
};

/** How a content policy names an inline script. @type {(script: string) => `sha256-${string}`} */
const sourceOf = (script) => `sha256-${hash('sha256', script, 'base64')}`;

/** Without the lists of files of what opens later, half a kilobyte on every page. Astro overrides Vite's own setting. */
const noPreloadLists = {
  name: 'no-preload-lists',
  /** @param {string} name */
  configEnvironment: (name) => (name === 'client' ? { build: { modulePreload: false } } : undefined),
};

const problems = [...siteProblems(site), ...redirectProblems()];
if (problems.length > 0) throw new Error(problems.join('\n'));

export default defineConfig({
  site: process.env.SITE_URL || 'http://localhost:4321',
  outDir: process.env.OUT_DIR || 'dist',
  publicDir: join(content, 'public'),
  build: { format: 'file', inlineStylesheets: 'always' },
  // Shorter than an attribute on every element.
  scopedStyleStrategy: 'class',
  devToolbar: { enabled: false },
  adapter: netlify({ devFeatures: false, staticHeaders: true }),
  session: false,
  security: {
    // Pages answer GET alone.
    checkOrigin: false,
    csp: pagePolicy({ inlineScripts: [HEAD_SCRIPT, SPECULATION_RULES].map(sourceOf), scene: site.splineScene }),
  },
  cache: { provider: { entrypoint: new URL('./integrations/cache-provider.ts', import.meta.url) } },
  integrations: [react(), securityHeaders(), shareImages()],
  fonts: fontFaces.map(({ name, cssVariable, path, unicodeRange, weight }) => ({
    provider: fontProviders.local(),
    name,
    cssVariable,
    fallbacks: [],
    ...(unicodeRange && { unicodeRange: [unicodeRange] }),
    options: { variants: [{ weight, style: 'normal', src: [`./${path}`] }] },
  })),
  vite: {
    define: {
      OWNER_SETTINGS,
      'import.meta.env.WITHOUT_CHAT': String(site.without.includes('chat')),
      'import.meta.env.WITHOUT_CALCULATOR': String(site.without.includes('calculator')),
    },
    plugins: [tailwindcss(), bundledPackages, noPreloadLists],
    resolve: { alias: { '#src/content': content } },
    // Scripts stay files: cached across pages, and the policy needs no hash for them.
    build: {
      // The floor of docs/decisions/0037.
      target: ['chrome111', 'edge111', 'firefox115', 'safari16.4'],
      assetsInlineLimit: 0,
      rolldownOptions: {
        // A message is where it is shown, not in a file of all messages.
        optimization: { inlineConst: { mode: 'all', pass: 1 } },
        output: {
          codeSplitting: {
            groups: [
              { name: 'frame', test: FRAME },
              // Small things of many pages and islands, which must not fetch the file of prices or lists for them.
              { name: 'common', test: /src\/ui\/move-by-keys|src\/messages\/(plural|[^/]+\/language)/ },
              // What dialogs and fields without React need, which must not fetch the islands' file for it.
              { name: 'site', test: /\/site(\.data)?\.ts$|lib\/wall-clock/ },
              { name: 'dialogs', test: /src\/ui\/dialog\/(trap-focus|plain-dialog)/ },
              { name: 'money', test: /content\/prices|lib\/(prices|money)/ },
              { name: 'stored', test: /src\/lib\/stored-value|features\/contact\/draft|first-touch/ },
              { name: 'posts', test: POSTS },
              { name: 'react', test: REACT },
              { name: 'islands', test: ISLANDS },
            ],
          },
        },
      },
    },
  },
});
