import { err, type Result } from '@domain/kernel/result.ts';
import { StoreUnavailable } from '../foundation/transactions/index.ts';
import { asStoreFailure } from './lost-connection.ts';

/** Why PostgreSQL cannot be used at all: it is away, does not let us in, or forbids us to create tables. */
export type DatabaseRefusal = {
  readonly kind: 'database-away' | 'database-refuses' | 'database-owned';
  /** Host and port. */
  readonly place: string;
  readonly reason: string;
};

/** Of PostgreSQL: the role lacks a privilege. */
const FORBIDDEN = '42501';

const codeOf = (failure: object): string | undefined =>
  'code' in failure && typeof failure.code === 'string' ? failure.code : undefined;

/** Some failures of the network have a code alone. */
const reasonOf = (failure: unknown): string => {
  if (!(failure instanceof Error)) return String(failure);
  if (failure.message !== '') return failure.message;
  return codeOf(failure) ?? (failure.cause === undefined ? failure.name : reasonOf(failure.cause));
};

const refusalOf = (kind: DatabaseRefusal['kind'], url: string, failure: unknown): DatabaseRefusal => ({
  kind,
  place: (URL.canParse(url) && new URL(url).host) || 'this machine',
  reason: reasonOf(failure).replace(/\.$/, ''),
});

/**
 * Asks for one answer, then works. What goes wrong on the way there is for the operator to mend: a stack trace tells
 * them nothing.
 */
export const onDatabase = async <Value, Refusal>(
  url: string,
  ask: () => Promise<unknown>,
  work: () => Promise<Result<Value, Refusal>>,
): Promise<Result<Value, Refusal | DatabaseRefusal>> => {
  try {
    await ask();
  } catch (failure) {
    const kind = asStoreFailure(failure) instanceof StoreUnavailable ? 'database-away' : 'database-refuses';
    return err(refusalOf(kind, url, failure));
  }
  return work().catch((failure: unknown) => {
    if (failure instanceof Error && codeOf(failure) === FORBIDDEN)
      return err(refusalOf('database-owned', url, failure));
    throw failure;
  });
};
