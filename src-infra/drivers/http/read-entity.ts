import type { RemoteFailure } from '@domain/kernel/remote-failure.ts';
import { err, ok, type Result } from '@domain/kernel/result.ts';
import { asInteger, asRecord, dataOf } from './wire.ts';

/** Contract 1.5: existing servers answer 200 without data for a missing entity. */
export const notFound: RemoteFailure = {
  kind: 'rejected',
  status: 404,
  code: 'ERROR_404',
  message: '',
  params: {},
  data: undefined,
};

/** Returns the entity of an answer, or the 404 refusal where it is absent. */
export const readEntity = <Entity>(
  body: unknown,
  read: (item: unknown) => Entity | undefined,
): Result<Entity, RemoteFailure> => {
  const entity = read(dataOf(body));
  return entity === undefined ? err(notFound) : ok(entity);
};

/** Returns the entity that a call created; a successful answer without one counts as malformed. */
export const readCreated = <Entity>(
  body: unknown,
  read: (item: unknown) => Entity | undefined,
): Result<Entity, RemoteFailure> => {
  const entity = read(dataOf(body));
  return entity === undefined ? err({ kind: 'malformed' }) : ok(entity);
};

/** Every stored entity has an id; an answer without one holds no entity. */
export const requireId =
  <Entity>(read: (item: unknown) => Entity): ((item: unknown) => Entity | undefined) =>
  (item) =>
    asInteger(asRecord(item)['id']) > 0 ? read(item) : undefined;
