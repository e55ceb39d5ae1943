import { readFileSync } from 'node:fs';
import { createImageReader } from '@infra/drivers/http/image-reader.ts';

type Sample = { readonly endpoint: string; readonly http: number; readonly response: unknown };
const file = new URL('../../server/http/api-samples.json', import.meta.url);
const { samples } = JSON.parse(readFileSync(file, 'utf8')) as { samples: readonly Sample[] };

/** The contract's sample answer of a call, found by enough of the call to identify it. */
export const sampleOf = (endpoint: string): unknown => {
  const found = samples.find((sample) => sample.endpoint.startsWith(endpoint));
  if (!found) throw new Error(`No sample of ${endpoint}`);
  return found.response;
};

/** Host of the pictures in the samples. */
export const SAMPLE_HOST = 'https://api.example.test';
export const sampleContext = {
  toImage: createImageReader({ host: SAMPLE_HOST, report: () => {} }),
  scale: () => 2 as const,
  timeZone: () => 'Europe/Amsterdam',
  currencyId: () => 2,
  language: () => 'en',
};
