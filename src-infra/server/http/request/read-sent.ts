import { err, ok, type Result } from '@domain/kernel/result.ts';
import type { TextKey } from '../../messages/index.ts';
import { cleanText, cleanValue } from './clean.ts';
import { readNested } from './nested.ts';

/** Query and body as one; the body wins (contract 1.1). */
export type Sent = Readonly<Record<string, unknown>>;

const BODY_BYTES = 256 * 1024;
const JSON_LEVELS = 32;

/** Reads the parameters of a request; the error is what to say with status 400. */
export const readSent = async (request: Request, query: URLSearchParams): Promise<Result<Sent, TextKey>> => {
  const fromQuery = readNested([...query].map(([name, value]) => [cleanText(name), cleanText(value)] as const));
  const body = await readBody(request);
  return body.ok ? ok({ ...fromQuery, ...body.value }) : body;
};

const readBody = async (request: Request): Promise<Result<Sent, TextKey>> => {
  const bytes = await readBytes(request);
  if (!bytes) return err('BODY_TOO_LARGE');
  if (bytes.length === 0) return ok({});
  const type = (request.headers.get('content-type') ?? '').toLowerCase();
  if (type.startsWith('application/x-www-form-urlencoded')) return ok(ofForm(new URLSearchParams(bytes.toString('utf8'))));
  if (type.startsWith('multipart/form-data')) return readMultipart(bytes, request.headers.get('content-type') ?? '');
  return readJson(bytes.toString('utf8'));
};

/** `undefined` when there is more than a body may have; no more than that is ever held. */
const readBytes = async (request: Request): Promise<Buffer | undefined> => {
  if (Number(request.headers.get('content-length') ?? 0) > BODY_BYTES) return undefined;
  if (!request.body) return Buffer.alloc(0);
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body) {
    size += chunk.byteLength;
    if (size > BODY_BYTES) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
};

const readJson = (text: string): Result<Sent, TextKey> => {
  if (text.trim() === '') return ok({});
  try {
    const parsed: unknown = JSON.parse(text);
    if (parsed === null) return ok({});
    if (typeof parsed !== 'object' || Array.isArray(parsed)) return err('BODY_NOT_JSON');
    const clean = cleanValue(parsed, JSON_LEVELS);
    return clean ? ok(clean.value as Sent) : err('BODY_TOO_DEEP');
  } catch (failure) {
    if (failure instanceof SyntaxError) return err('BODY_NOT_JSON');
    throw failure;
  }
};

const readMultipart = async (bytes: Buffer, type: string): Promise<Result<Sent, TextKey>> => {
  try {
    const form = await new Response(bytes, { headers: { 'content-type': type } }).formData();
    return ok(ofForm([...form].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value] as const] : []))));
  } catch (failure) {
    if (failure instanceof TypeError) return err('BODY_NOT_JSON');
    throw failure;
  }
};

const ofForm = (entries: Iterable<readonly [string, string]>): Sent =>
  readNested([...entries].map(([name, value]) => [cleanText(name), cleanText(value)] as const));
