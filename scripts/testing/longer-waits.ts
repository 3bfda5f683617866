/** A busy machine is late, which is no fault: a test waits for what it expects for longer than the default second. */
import { vi } from 'vitest';

const TIMEOUT = 20_000;

type Options = Parameters<typeof vi.waitFor>[1];

const longer = (options: Options) => (typeof options === 'number' ? options : { timeout: TIMEOUT, ...options });

const { waitFor, waitUntil } = vi;
vi.waitFor = (callback, options) => waitFor(callback, longer(options));
vi.waitUntil = (callback, options) => waitUntil(callback, longer(options));
