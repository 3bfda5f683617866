import { setTimeout as sleep } from 'node:timers/promises';
import sharp from 'sharp';
import { sampleContactRequest } from '../contact-request.ts';
import type { MeasuredProgram } from '../program.ts';
import { ADMIN } from './pauses.ts';

/** What visitors got while pictures arrived. */
export interface PictureRow {
  pictures: number;
  /** Seconds until the last one was answered. */
  seconds: number;
  /** How many uploads had each status. */
  statuses: Record<string, number>;
  /** Contact requests and health checks meanwhile, and the longest that one took, in milliseconds. */
  asked: number;
  longest: number;
  /** How many of them failed. */
  failed: number;
}

const PICTURES = 12;
/** 49 megapixels. */
const SIDE = 7000;
const PAUSE_MS = 50;

/** Uploads twelve photos at once, and meanwhile asks for health and sends contact requests, one after the other. */
export async function runPictures({ origin }: MeasuredProgram): Promise<PictureRow> {
  const cookie = await signIn(origin);
  const form = new FormData();
  form.set('file', new Blob([await drawPhoto()]));
  // Encoded once: this process measures how long others wait.
  const encoded = new Response(form);
  const headers = { cookie, 'content-type': encoded.headers.get('content-type') ?? '' };
  const body = await encoded.arrayBuffer();
  const statuses: PictureRow['statuses'] = {};
  const started = performance.now();
  let left = PICTURES;
  const upload = async () => {
    const { status } = await fetch(`${origin}/api/admin/media`, { method: 'POST', headers, body });
    statuses[status] = (statuses[status] ?? 0) + 1;
    left--;
  };
  const uploads = Promise.all(Array.from({ length: PICTURES }, upload));
  const row = { pictures: PICTURES, seconds: 0, statuses, asked: 0, longest: 0, failed: 0 };
  while (left > 0) {
    for (const ask of [askHealth, sendContact]) {
      const begun = performance.now();
      const isGood = await ask(origin);
      row.asked++;
      row.longest = Math.max(row.longest, Math.round(performance.now() - begun));
      if (!isGood) row.failed++;
    }
    await sleep(PAUSE_MS);
  }
  await uploads;
  return { ...row, seconds: Math.round((performance.now() - started) / 100) / 10 };
}

async function signIn(origin: string): Promise<string> {
  const answer = await fetch(
    `${origin}/api/admin/login`,
    json({ username: ADMIN.ADMIN_USERNAME, password: ADMIN.ADMIN_PASSWORD }),
  );
  if (!answer.ok) throw new Error(`The login was answered ${answer.status}.`);
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
}

/** A photo of about 4 MB, as noisy as one. */
async function drawPhoto(): Promise<Uint8Array<ArrayBuffer>> {
  const noise = { type: 'gaussian', mean: 128, sigma: 50 } as const;
  const small = await sharp({ create: { width: 400, height: 400, channels: 3, background: '#888', noise } })
    .png()
    .toBuffer();
  const large = sharp(small).resize(SIDE, SIDE, { kernel: 'cubic' });
  return new Uint8Array(await large.jpeg({ quality: 60 }).toBuffer());
}

async function askHealth(origin: string): Promise<boolean> {
  return (await fetch(`${origin}/api/health`)).ok;
}

async function sendContact(origin: string): Promise<boolean> {
  return (await fetch(`${origin}/api/contact`, json(sampleContactRequest))).status === 201;
}

function json(body: object): RequestInit {
  return { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
}
