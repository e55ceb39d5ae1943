import type { $Fetch } from 'ofetch';
import type { DeliveryZones, ZoneAnswer } from '@domain/catalog/index.ts';
import type { RemoteFailure } from '@domain/kernel/remote-failure.ts';
import { ok, type Result } from '@domain/kernel/result.ts';
import { toRemoteFailure } from '../drivers/http/remote-failure.ts';
import { pointQuery } from './shop-filter-query.ts';

export const createHttpDeliveryZones = ({ api }: { readonly api: $Fetch }): DeliveryZones => ({
  anyShop: (at) =>
    api<unknown>('rest/shop/delivery-zone/check/distance', { query: pointQuery(at) }).then(inside, toZoneAnswer),
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
