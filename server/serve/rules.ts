import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'smol-toml';
import { headersFromConfig, headersFromFile, type HeaderRule, type RawHeaders } from './headers.ts';
import {
  type RawRedirect,
  redirectsFromConfig,
  redirectsFromFile,
  type Redirect,
} from './redirects.ts';

/** The serving rules of netlify.toml and of a build's files. */
export interface Rules {
  redirects: Redirect[];
  headers: HeaderRule[];
  /** One line for each rule that has no effect on this machine. */
  warnings: string[];
}

/** The parts of netlify.toml that the local server uses. */
export interface PlatformConfig {
  /** Folder whose top-level files are the functions. */
  functionsFolder: string;
  redirects: RawRedirect[];
  headers: RawHeaders[];
}

/** Reads netlify.toml of a project. */
export async function readPlatformConfig(root: string): Promise<PlatformConfig> {
  const toml = parse(await readFile(join(root, 'netlify.toml'), 'utf8')) as Partial<
    PlatformConfig & { functions: { directory?: string } }
  >;
  const { functions, redirects = [], headers = [] } = toml;
  const functionsFolder = join(root, functions?.directory ?? 'netlify/functions');
  return { functionsFolder, redirects, headers };
}

/**
 * The rules for a built folder. As on the platform, redirects of `_redirects` come before those of netlify.toml, and
 * headers of netlify.toml win over those of `_headers`.
 */
export async function readRules(config: PlatformConfig, built: string): Promise<Rules> {
  const ofBuild = redirectsFromFile(await readIfThere(join(built, '_redirects')));
  const ofConfig = redirectsFromConfig(config.redirects);
  return {
    redirects: [...ofBuild.redirects, ...ofConfig.redirects],
    headers: [
      ...headersFromFile(await readIfThere(join(built, '_headers'))),
      ...headersFromConfig(config.headers),
    ],
    warnings: [...ofBuild.warnings, ...ofConfig.warnings],
  };
}

async function readIfThere(file: string): Promise<string> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return '';
    throw error;
  }
}
