import type { APIRoute } from 'astro';
import { site } from '#src/content/site.ts';
import { iconAddress } from '#src/domain/brand.ts';
import { pageColors } from '#src/ui/page-colors.ts';

const icon = (name: string, size: number, purpose: 'any' | 'maskable') => ({
  src: iconAddress(name),
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

/** The web app manifest, for adding the site to a phone's home screen. */
export const GET: APIRoute = () =>
  Response.json({
    name: site.name,
    short_name: site.name,
    description: site.description,
    start_url: '/',
    display: 'browser',
    background_color: pageColors.light,
    theme_color: pageColors.light,
    icons: [
      icon('icon-192.png', 192, 'any'),
      icon('icon-512.png', 512, 'any'),
      icon('icon-maskable-512.png', 512, 'maskable'),
    ],
  });
