import type { AstroIntegration } from 'astro';

/**
 * Adds `client:asked="contact"`: the island is downloaded and started when its feature is first
 * asked for (docs/decisions/0003-islands-on-request.md), and not before.
 */
export function askedDirective(): AstroIntegration {
  return {
    name: 'client:asked',
    hooks: {
      'astro:config:setup': ({ addClientDirective }) =>
        addClientDirective({ name: 'asked', entrypoint: './build/asked-directive-client.ts' }),
    },
  };
}
