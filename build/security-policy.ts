import type { AstroIntegration } from 'astro';

export function securityPolicy(): AstroIntegration {
  return { name: 'security-policy', hooks: {} };
}
