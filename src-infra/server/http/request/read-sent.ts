import { err, ok, type Result } from '@domain/kernel/result.ts';
import type { TextKey } from '../../foundation/messages/index.ts';
import { FILE_BYTES } from '../../features/uploads/index.ts';
import { cleanText, cleanValue } from './clean.ts';
import { readNested } from './nested.ts';

/** Query and body as one; the body wins (contract 1.1). */
export type Sent = Readonly<Record<string, unknown>>;
/** A file of a multipart form; the parameters contain a text in its place. */
export type SentFile = { readonly field: string; readonly bytes: Uint8Array };
type Body = { readonly sent: Sent; readonly files: readonly SentFile[] };

/** Contract 1.11; larger bodies are rejected unread. */
const BODY_BYTES = 256 * 1024;
const JSON_LEVELS = 32;

/** Reads the parameters of a request and, if allowed, its files; the error is the message of status 400. */
export const readSent = async (
  request: Request,
  query: URLSearchParams,
  mostFiles = 0,
): Promise<Result<Body, TextKey>> => {
  const fromQuery = readNested([...query].map(([name, value]) => [cleanText(name), cleanText(value)] as const));
  const body = await readBody(request, mostFiles);
  return body.ok ? ok({ ...body.value, sent: { ...fromQuery, ...body.value.sent } }) : body;
};

const readBody = async (request: Request, mostFiles: number): Promise<Result<Body, TextKey>> => {
  const bytes = await readBytes(request, BODY_BYTES + mostFiles * FILE_BYTES);
  if (!bytes) return err('BODY_TOO_LARGE');
  if (bytes.length === 0) return ok(withoutFiles({}));
  const type = (request.headers.get('content-type') ?? '').toLowerCase();
  if (type.startsWith('application/x-www-form-urlencoded'))
    return ok(withoutFiles(ofForm(new URLSearchParams(bytes.toString('utf8')))));
  if (type.startsWith('multipart/form-data'))
    return readMultipart(bytes, request.headers.get('content-type') ?? '', mostFiles);
  const json = readJson(bytes.toString('utf8'));
  return json.ok ? ok(withoutFiles(json.value)) : json;
};

const withoutFiles = (sent: Sent): Body => ({ sent, files: [] });

/** `undefined` when there is more than a body may have; no more than that is ever held. */
export const readBytes = async (request: Request, most: number): Promise<Buffer | undefined> => {
  if (Number(request.headers.get('content-length') ?? 0) > most) return undefined;
  if (request.method === 'GET' || request.method === 'HEAD' || !request.body) return Buffer.alloc(0);
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body) {
    size += chunk.byteLength;
    if (size > most) return undefined;
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

/** Ignores files that are not allowed or exceed the number. */
const readMultipart = async (bytes: Buffer, type: string, mostFiles: number): Promise<Result<Body, TextKey>> => {
  try {
    const form = [...(await new Response(bytes, { headers: { 'content-type': type } }).formData())];
    const found = form.filter(([, value]) => typeof value !== 'string').slice(0, mostFiles);
    const files = await Promise.all(
      found.map(async ([name, value]) => ({
        field: fieldOf(name),
        bytes: new Uint8Array(await (value as Blob).arrayBuffer()),
      })),
    );
    const entries = form.flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value] as const] : mostFiles > 0 ? [[name, 'file'] as const] : [],
    );
    return ok({ sent: ofForm(entries), files });
  } catch (failure) {
    if (failure instanceof TypeError) return err('BODY_NOT_JSON');
    throw failure;
  }
};

/** `images[]` and `images[3]` are both `images`. */
const fieldOf = (name: string): string => name.replace(/\[.*/s, '');

const ofForm = (entries: Iterable<readonly [string, string]>): Sent =>
  readNested([...entries].map(([name, value]) => [cleanText(name), cleanText(value)] as const));
