import type { TextArgs, TextKey } from '../../foundation/messages/index.ts';

type ErrorCode = Extract<TextKey, `ERROR_${number}`>;
export type FieldTexts = Readonly<Record<string, readonly { readonly text: TextKey; readonly args: TextArgs }[]>>;

/** Why the server rejects a call (contract 1.5). */
export type Refusal = {
  readonly kind: 'refusal';
  readonly status: 400 | 401 | 403 | 404 | 409 | 422 | 429 | 500 | 503;
  readonly code: ErrorCode;
  /** The message; by default that of the code. */
  readonly text?: TextKey;
  readonly args?: TextArgs;
  readonly params?: FieldTexts;
  readonly data?: unknown;
  /** In seconds. */
  readonly retryAfter?: number;
};
type More = Pick<Refusal, 'text' | 'args' | 'params' | 'data' | 'retryAfter'>;

/** "Other refusal": 400 with its code. */
export const refused = (code: ErrorCode, more: More = {}): Refusal => ({ kind: 'refusal', status: 400, code, ...more });
export const notFound: Refusal = { kind: 'refusal', status: 404, code: 'ERROR_404' };
export const notSignedIn: Refusal = { kind: 'refusal', status: 401, code: 'ERROR_100' };
export const wrongRole: Refusal = { kind: 'refusal', status: 403, code: 'ERROR_101' };
export const internalError: Refusal = { kind: 'refusal', status: 500, code: 'ERROR_500' };
/** The database is away; the client may ask again. */
export const unavailable: Refusal = { kind: 'refusal', status: 503, code: 'ERROR_415', retryAfter: 2 };
/** `data.reason` says what changed (contract 8). */
export const conflict = (
  data: { readonly reason: string } & Readonly<Record<string, unknown>>,
  more: More = {},
): Refusal => ({
  kind: 'refusal',
  status: 409,
  code: 'ERROR_409',
  data,
  ...more,
});
export const rateLimited = (retryAfter: number): Refusal => ({
  kind: 'refusal',
  status: 429,
  code: 'ERROR_429',
  retryAfter,
});

/** A validation error that JSON Schema cannot express: 400 with `params`. */
export const fieldRefused = (field: string, text: TextKey, args: TextArgs = {}): Refusal =>
  refused('ERROR_400', { params: { [field]: [{ text, args: { field: field.replaceAll('_', ' '), ...args } }] } });
