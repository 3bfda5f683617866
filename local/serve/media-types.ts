import { extname } from 'node:path';

interface MediaType {
  type: string;
  /** Worth compressing: the others are compressed already. */
  text: boolean;
}

const text = (type: string): MediaType => ({ type: `${type}; charset=utf-8`, text: true });
const binary = (type: string): MediaType => ({ type, text: false });

const TYPES: Record<string, MediaType> = {
  '.html': text('text/html'),
  '.css': text('text/css'),
  '.js': text('text/javascript'),
  '.mjs': text('text/javascript'),
  '.txt': text('text/plain'),
  '.md': text('text/markdown'),
  '.csv': text('text/csv'),
  '.ics': text('text/calendar'),
  '.xsl': text('text/xsl'),
  '.xml': text('application/xml'),
  '.rss': text('application/rss+xml'),
  '.atom': text('application/atom+xml'),
  '.json': text('application/json'),
  '.map': text('application/json'),
  '.webmanifest': text('application/manifest+json'),
  '.svg': text('image/svg+xml'),
  '.ico': { type: 'image/x-icon', text: true },
  '.wasm': { type: 'application/wasm', text: true },
  '.glb': { type: 'model/gltf-binary', text: true },
  '.ttf': { type: 'font/ttf', text: true },
  '.otf': { type: 'font/otf', text: true },
  '.woff': binary('font/woff'),
  '.woff2': binary('font/woff2'),
  '.png': binary('image/png'),
  '.jpg': binary('image/jpeg'),
  '.jpeg': binary('image/jpeg'),
  '.gif': binary('image/gif'),
  '.webp': binary('image/webp'),
  '.avif': binary('image/avif'),
  '.mp4': binary('video/mp4'),
  '.webm': binary('video/webm'),
  '.mp3': binary('audio/mpeg'),
  '.pdf': binary('application/pdf'),
  '.zip': binary('application/zip'),
};

/** The media type of a file by its name; a file without a known ending is bytes to be saved. */
export function mediaTypeOf(file: string): MediaType {
  return TYPES[extname(file).toLowerCase()] ?? binary('application/octet-stream');
}
