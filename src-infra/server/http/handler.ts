import type { Currency } from '@domain/pricing/index.ts';
import type { Instant } from '@domain/kernel/clock.port.ts';
import type { CurrentUser } from '../features/identity/index.ts';
import type { Say } from '../foundation/messages/index.ts';
import type { OperationId } from './contract/index.ts';
import type { operations, SecuredOperation } from './openapi.generated.ts';
import type { Reply } from './response/index.ts';
import type { Sent, SentFile } from './request/index.ts';

type Given<Part> = [NonNullable<Part>] extends [never] ? unknown : NonNullable<Part>;
type QueryOf<Operation> = Operation extends { readonly parameters: { readonly query?: infer Query } }
  ? Given<Query>
  : unknown;
type PathOf<Operation> = Operation extends { readonly parameters: { readonly path?: infer Path } }
  ? Given<Path>
  : unknown;
type BodyOf<Operation> = Operation extends { readonly requestBody?: infer Body }
  ? NonNullable<Body> extends {
      readonly content: { readonly 'application/json': infer Json } | { readonly 'multipart/form-data': infer Json };
    }
    ? Json
    : unknown
  : unknown;

/** Path, query and body merged, with the described types. */
export type Params<Id extends OperationId> = PathOf<operations[Id]> & QueryOf<operations[Id]> & BodyOf<operations[Id]>;

/** The call of an operation, as its handler receives it. */
export type ApiCall<Id extends OperationId> = {
  readonly operation: Id;
  readonly params: Params<Id>;
  /** Query and body as sent: merged, but neither coerced nor validated. */
  readonly sent: Sent;
  /** Files of a multipart body, where the description allows any. */
  readonly files: readonly SentFile[];
  /** The caller; always present where the operation needs a token. */
  readonly user: Id extends SecuredOperation ? CurrentUser : CurrentUser | undefined;
  /** The language of the response. */
  readonly language: string;
  readonly say: Say;
  /** The requested currency, else the base currency. */
  readonly currency: Currency;
  /** The marketplace's time, simulated in demo mode. */
  readonly now: Instant;
  /** Scheme and host for links and pictures. */
  readonly origin: string;
  readonly client: { readonly address: string; readonly userAgent: string };
  readonly headers: Headers;
  /** Aborts when the client disconnects. */
  readonly signal: AbortSignal;
};

export type Handler<Id extends OperationId> = (call: ApiCall<Id>) => Promise<Reply<Id>>;
/** The handlers of some operations, by operation id. */
export type Handlers<Ids extends OperationId = OperationId> = { readonly [Id in Ids]: Handler<Id> };
