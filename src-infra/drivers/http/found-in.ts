import type { RemoteFailure } from '@domain/kernel/remote-failure.ts';
import { err, ok, type Result } from '@domain/kernel/result.ts';
import { asInteger, asRecord, dataOf } from './wire.ts';

/** Contract 1.5: existing servers answer 200 without data for what they do not have. */
export const absent: RemoteFailure = { kind: 'rejected', status: 404, code: 'ERROR_404', message: '', params: {}, data: undefined };

/** The entity of an answer, or that there is none. */
export const foundIn = <Entity>(body: unknown, read: (item: unknown) => Entity | undefined): Result<Entity, RemoteFailure> => {
  const entity = read(dataOf(body));
  return entity === undefined ? err(absent) : ok(entity);
};

/** The entity that a call has made: an answer that all is well but names none tells nothing. */
export const madeIn = <Entity>(body: unknown, read: (item: unknown) => Entity | undefined): Result<Entity, RemoteFailure> => {
  const entity = read(dataOf(body));
  return entity === undefined ? err({ kind: 'malformed' }) : ok(entity);
};

/** Everything that is stored has a number: an answer without one holds nothing. */
export const numbered =
  <Entity>(read: (item: unknown) => Entity): ((item: unknown) => Entity | undefined) =>
  (item) =>
    asInteger(asRecord(item)['id']) > 0 ? read(item) : undefined;
