import { promisify } from 'node:util';
import { gunzipSync, gzip } from 'node:zlib';

/** A text as browsers take it over a slow line. */
export type Packed = { readonly gzip: Uint8Array<ArrayBuffer> };

const packBytes = promisify(gzip);

/** Shorter texts fit into one packet anyway. */
const WORTH_LETTERS = 1200;
/** What goes out once is packed quickly, what many ask for well. */
const LEVELS = { once: 1, often: 6 } as const;

/** Packs beside the loop of this process. */
export const pack = async (text: string, use: keyof typeof LEVELS): Promise<Packed> => ({ gzip: new Uint8Array(await packBytes(text, { level: LEVELS[use] })) });

export const isPacked = (body: object | string): body is Packed => typeof body === 'object' && 'gzip' in body;

type Sendable = Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array>;
type Fitted = { readonly body: Sendable; readonly headers: Readonly<Record<string, string>> };
const PACKED_HEADERS = { 'content-encoding': 'gzip' } as const;

/** A body in the form that the asker takes. */
export const fitted = async (body: string | Packed | Sendable, accepted: string | null): Promise<Fitted> => {
  const takesPacked = accepted !== null && GZIP.test(accepted);
  if (isPacked(body)) return takesPacked ? { body: body.gzip, headers: PACKED_HEADERS } : { body: new Uint8Array(gunzipSync(body.gzip)), headers: {} };
  if (typeof body !== 'string') return { body, headers: {} };
  if (!takesPacked || body.length < WORTH_LETTERS) return { body: Buffer.from(body), headers: {} };
  return { body: (await pack(body, 'once')).gzip, headers: PACKED_HEADERS };
};

/** Named, and not with the weight 0, which means never. */
const GZIP = /(?:^|[,\s])gzip(?=\s*(?:[,;]|$))(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/i;
