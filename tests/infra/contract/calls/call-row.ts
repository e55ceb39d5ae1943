import type { $Fetch } from 'ofetch';
import type { Result } from '@domain/kernel/result.ts';
import { context, type Call } from '../../orders/fake-api.ts';
import type { SpecifiedCall } from './specification.data.ts';

/** What the adapters of a row are made of. */
export type Caller = { readonly api: $Fetch; readonly fetch: typeof globalThis.fetch };

/** One call of the specification, and how an adapter makes it. */
export type CallRow = {
  readonly line: SpecifiedCall;
  readonly ask: (caller: Caller) => Promise<Result<unknown, unknown>>;
  /**
   * Path after the base address, with the query the adapter adds to `lang`, and the JSON body; absent ones have to be
   * absent.
   */
  readonly sent: { readonly path: string; readonly query?: Readonly<Record<string, string>>; readonly body?: unknown };
  /** The answer; empty, unless the adapter needs more to reach the call. */
  readonly answer?: (call: Pick<Call, 'method' | 'path'>) => unknown;
  /** Calls that the adapter has to make before, as method and path. */
  readonly after?: readonly string[];
};

/** Amounts in the currency with id 2, as the client of the recorder has it. */
export const reading = { ...context, currencyId: (): number => 2, language: () => 'en' };
