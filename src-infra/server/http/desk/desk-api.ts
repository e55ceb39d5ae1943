import type { LanguageCode } from '../../foundation/languages/index.ts';
import { API_BASE, type Connection } from '../app.ts';
import { readOperations, type Operation, type OperationId } from '../contract/index.ts';
import type { operations } from '../openapi.generated.ts';

export type Success<Id extends OperationId> = operations[Id]['responses'][200] extends {
  readonly content: { readonly 'application/json': infer Body };
}
  ? Body
  : never;
/** The API's error message. */
export type DeskRefusal = {
  readonly status: number;
  readonly message: string;
  readonly params: Readonly<Record<string, readonly string[]>>;
};
export type Answered<Body> =
  | { readonly ok: true; readonly body: Body }
  | { readonly ok: false; readonly refusal: DeskRefusal };
export type Sent = Readonly<Record<string, unknown>>;

/** Calls the API in this process with the visitor's own token, so that permissions are checked in one place. */
export interface DeskApi {
  call<Id extends OperationId>(id: Id, sent?: Sent): Promise<Answered<Success<Id>>>;
  /** Sends a picture, of news or of a product; the answer is what `img` takes. */
  upload(picture: File, type?: 'blogs' | 'products'): Promise<Answered<Success<'uploadPicture'>>>;
}

type Fetch = (request: Request, connection: Connection) => Promise<Response>;
/** The client's address and user agent, which sign-ins record. */
export type Caller = {
  readonly origin: string;
  readonly authorization: string | undefined;
  readonly userAgent: string;
  /** The cookies of a sign-in, which tell a known device. */
  readonly cookies?: string | undefined;
  readonly connection: Connection;
  readonly language: LanguageCode;
};

const byId = new Map<string, Operation>(readOperations().map((operation) => [operation.id, operation]));

export const createDeskApi = (
  fetch: Fetch,
  { origin, authorization, userAgent, cookies, connection, language }: Caller,
): DeskApi => {
  const headers = (): Headers =>
    new Headers({
      'user-agent': userAgent,
      ...(authorization !== undefined && { authorization }),
      ...(cookies !== undefined && { cookie: cookies }),
    });
  const send = async <Body>(request: Request): Promise<Answered<Body>> => {
    const response = await fetch(request, { remoteAddress: connection.remoteAddress, isDesk: true });
    const body: unknown = await response.json();
    return response.ok ? { ok: true, body: body as Body } : { ok: false, refusal: refusalOf(response.status, body) };
  };

  return {
    call: (id, sent = {}) => {
      const operation = byId.get(id);
      if (!operation) throw new TypeError(`No operation ${id}`);
      const names = Object.keys(operation.pathParameters.properties ?? {});
      const path = operation.path.replace(/\{(\w+)\}/g, (_whole, name: string) =>
        encodeURIComponent(String(sent[name])),
      );
      const rest = Object.entries(sent).filter(
        ([name, value]) => !names.includes(name) && value !== undefined && value !== '',
      );
      const url = new URL(`${API_BASE}${path}`, origin);
      url.searchParams.set('lang', language);
      if (operation.method !== 'POST') {
        for (const [name, value] of rest) url.searchParams.set(name, String(value));
        return send(new Request(url, { method: operation.method, headers: headers() }));
      }
      const typed = headers();
      typed.set('content-type', 'application/json');
      return send(new Request(url, { method: 'POST', headers: typed, body: JSON.stringify(Object.fromEntries(rest)) }));
    },

    upload: (picture, type = 'blogs') => {
      const form = new FormData();
      form.append('type', type);
      form.append('image', picture);
      return send(
        new Request(new URL(`${API_BASE}/dashboard/galleries?lang=${language}`, origin), {
          method: 'POST',
          headers: headers(),
          body: form,
        }),
      );
    },
  };
};

const refusalOf = (status: number, body: unknown): DeskRefusal => {
  const { message = '', params = {} } = body as Partial<DeskRefusal>;
  return { status, message, params };
};
