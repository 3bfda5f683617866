import react from '@astrojs/react';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, fontProviders } from 'astro/config';
import { smallPreloadHelper } from './build/preload-helper.ts';
import { securityPolicy } from './build/security-policy.ts';
import { shareImages } from './build/share-images.ts';
import { site } from './src/content/site.ts';

/** Cut down by build/subset-fonts.ts; served from our own origin. */
const besley = './src/ui/fonts/besley.woff2';
const publicSans = './src/ui/fonts/public-sans.woff2';

const FRAME =
  /src\/layouts\/frame\/|src\/ui\/toast|src\/lib\/island|features\/(contact|chat|calculator)\/store\.ts|node_modules\/nanostores\/atom\/|preload-helper/;

export default defineConfig({
  site: process.env.SITE_URL || 'http://localhost:4321',
  outDir: process.env.OUT_DIR || 'dist',
  trailingSlash: 'never',
  build: { format: 'file', inlineStylesheets: 'never' },
  devToolbar: { enabled: false },
  integrations: [react(), securityPolicy({ scene: site.splineScene }), shareImages()],
  fonts: [
    {
      provider: fontProviders.local(),
      name: 'Besley',
      cssVariable: '--font-besley',
      fallbacks: ['serif'],
      options: { variants: [{ weight: 500, style: 'normal', src: [besley] }] },
    },
    {
      provider: fontProviders.local(),
      name: 'Public Sans',
      cssVariable: '--font-public-sans',
      fallbacks: ['sans-serif'],
      options: { variants: [{ weight: '400 600', style: 'normal', src: [publicSans] }] },
    },
  ],
  vite: {
    plugins: [tailwindcss(), smallPreloadHelper()],
    // Scripts stay files: cached across pages, and the policy needs no hash for them.
    build: {
      assetsInlineLimit: 0,
      rolldownOptions: {
        output: {
          // What every page needs comes as one file: less overhead, and it compresses together.
          codeSplitting: { groups: [{ name: 'frame', test: FRAME }] },
        },
      },
    },
  },
});
