import {
  createValidator,
  readOperations,
  type Operation,
  type OperationId,
} from '@infra/server/http/contract/index.ts';
import type { operations } from '@infra/server/http/openapi.generated.ts';
import type { Marketplace } from '@infra/server/index.ts';

export type Sent = Readonly<Record<string, unknown>>;
export type How = {
  /** The token itself, `<id>|<secret>`. */
  readonly token?: string | undefined;
  readonly lang?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** How parameters travel: GET and DELETE in the query, others as JSON, unless said otherwise. */
  readonly as?: 'query' | 'json' | 'form';
  readonly address?: string;
  readonly userAgent?: string;
};
export type Answer = { readonly status: number; readonly headers: Headers; readonly body: unknown };
export type Refusal = {
  readonly status: number;
  readonly statusCode: string;
  readonly message: string;
  readonly retryAfter: number | undefined;
  readonly params: Readonly<Record<string, readonly string[]>>;
  readonly data: unknown;
};
type Success<Id extends OperationId> = operations[Id]['responses'][200] extends {
  readonly content: { readonly 'application/json': infer Body };
}
  ? Body
  : never;

/** Calls operations by name; every answer must be as the description says. */
export interface Api {
  call(id: OperationId, sent?: Sent, how?: How): Promise<Answer>;
  /** The body of an answer that must be a success. */
  ok<Id extends OperationId>(id: Id, sent?: Sent, how?: How): Promise<Success<Id>>;
  /** An answer that must be a refusal. */
  no(id: OperationId, sent?: Sent, how?: How): Promise<Refusal>;
  /** A token of the account with this e-mail address. */
  signIn(email: string, password?: string): Promise<string>;
}

export const ORIGIN = 'http://tiffin.test';
const validator = createValidator();
const byId = new Map<string, Operation>(readOperations().map((operation) => [operation.id, operation]));

export const createApi = (marketplace: Pick<Marketplace, 'fetch'>): Api => {
  const call = async (id: OperationId, sent: Sent = {}, how: How = {}): Promise<Answer> => {
    const operation = byId.get(id);
    if (!operation) throw new Error(`No operation ${id}`);
    const response = await marketplace.fetch(toRequest(operation, sent, how), {
      remoteAddress: how.address ?? '10.0.0.1',
    });
    const body: unknown = JSON.parse(await response.text());
    const mistake = validator.answer(operation, response.status, body);
    if (mistake !== undefined)
      throw new Error(
        `${id} answered ${response.status} against the description: ${mistake}\n${JSON.stringify(body).slice(0, 400)}`,
      );
    return { status: response.status, headers: response.headers, body };
  };

  const ok = async <Id extends OperationId>(id: Id, sent?: Sent, how?: How): Promise<Success<Id>> => {
    const { status, body } = await call(id, sent, how);
    if (status !== 200) throw new Error(`${id} was refused: ${status} ${JSON.stringify(body)}`);
    return body as Success<Id>;
  };

  return {
    call,
    ok,
    no: async (id, sent, how) => {
      const { status, body, headers } = await call(id, sent, how);
      if (status < 400) throw new Error(`${id} was not refused: ${status} ${JSON.stringify(body).slice(0, 400)}`);
      const retryAfter = headers.get('retry-after');
      const refusal = body as Omit<Refusal, 'status' | 'retryAfter'>;
      return {
        status,
        statusCode: refusal.statusCode,
        message: refusal.message,
        params: refusal.params ?? {},
        data: refusal.data,
        retryAfter: retryAfter === null ? undefined : Number(retryAfter),
      };
    },
    signIn: async (email, password = 'lunchbox') => (await ok('logIn', { email, password })).data.access_token,
  };
};

/** The request of a call: path parameters in the path, the rest as `how` says. */
export const toRequest = (operation: Operation, sent: Sent, how: How): Request => {
  const inPath = Object.keys(operation.pathParameters.properties ?? {});
  const path = operation.path.replace(/\{(\w+)\}/g, (_whole, name: string) => encodeURIComponent(String(sent[name])));
  const rest = Object.fromEntries(Object.entries(sent).filter(([name]) => !inPath.includes(name)));
  const inQuery = how.as === 'query' || (how.as === undefined && ['GET', 'DELETE'].includes(operation.method));
  const pairs = bracketed(rest);
  const query = new URLSearchParams([...(how.lang ? [['lang', how.lang]] : []), ...(inQuery ? pairs : [])]);
  const headers = new Headers(how.headers);
  if (how.token) headers.set('authorization', `Bearer ${how.token}`);
  if (how.userAgent) headers.set('user-agent', how.userAgent);
  const body =
    inQuery || Object.keys(rest).length === 0
      ? undefined
      : how.as === 'form'
        ? new URLSearchParams(pairs)
        : JSON.stringify(rest);
  if (typeof body === 'string') headers.set('content-type', 'application/json');
  return new Request(`${ORIGIN}/api/v1${path}?${query}`, {
    method: operation.method,
    headers,
    ...(body !== undefined && { body }),
  });
};

/** `ids: [1]` as `ids[0]=1`. */
const bracketed = (value: unknown, name = ''): [string, string][] => {
  if (value === undefined) return [];
  if (typeof value !== 'object' || value === null)
    return [[name, typeof value === 'string' ? value : JSON.stringify(value)]];
  return Object.entries(value).flatMap(([key, member]) => bracketed(member, name === '' ? key : `${name}[${key}]`));
};
