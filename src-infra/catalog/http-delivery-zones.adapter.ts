import type { $Fetch } from 'ofetch';
import type { DeliveryZones, ZoneAnswer } from '@domain/catalog/index.ts';
import type { RemoteFailure } from '@domain/kernel/remote-failure.ts';
import { ok, type Result } from '@domain/kernel/result.ts';
import { toRemoteFailure } from '../drivers/http/remote-failure.ts';
import { asRecord, optionalNumber } from '../drivers/http/wire.ts';
import { pointQuery } from './shop-filter-query.ts';

export const createHttpDeliveryZones = ({ api }: { readonly api: $Fetch }): DeliveryZones => ({
  anyShop: (at) =>
    api<unknown>('rest/shop/delivery-zone/check/distance', { query: pointQuery(at) }).then(inside, toZoneAnswer),
  away: (at) =>
    api<unknown>('rest/shop/delivery-zone/check/distance', { query: pointQuery(at) }).then(
      () => ok(undefined),
      toDistance,
    ),
  shop: (shop, at) =>
    api<unknown>(`rest/shop/${shop}/delivery-zone/check/distance`, { query: pointQuery(at) }).then(
      inside,
      toZoneAnswer,
    ),
});

const inside = (): Result<ZoneAnswer, RemoteFailure> => ok('inside');

/** The server answers 400 outside every zone and 404 for a shop without zones. */
const toZoneAnswer = (thrown: unknown): Result<ZoneAnswer, RemoteFailure> => {
  const failure = toRemoteFailure(thrown);
  const { error } = failure;
  return error.kind === 'rejected' && (error.status === 400 || error.status === 404) ? ok('outside') : failure;
};

/** `data.kilometres` of the refusal is an extension. */
const toDistance = (thrown: unknown): Result<number | undefined, RemoteFailure> => {
  const failure = toRemoteFailure(thrown);
  const { error } = failure;
  if (error.kind !== 'rejected' || error.status !== 400) return failure;
  const kilometres = optionalNumber(asRecord(error.data)['kilometres']);
  return ok(kilometres !== undefined && kilometres >= 0 ? kilometres : undefined);
};
