import type { $Fetch } from 'ofetch';
import type { FollowLinks } from '@domain/following/index.ts';
import type { OrderId, ParcelId } from '@domain/kernel/ids.ts';
import { ok } from '@domain/kernel/result.ts';
import { readCreated, readEntity } from '../drivers/http/read-entity.ts';
import { readAnswer } from '../drivers/http/remote-failure.ts';
import { asBoolean, asRecord, optionalText } from '../drivers/http/wire.ts';

type Deps = { readonly api: $Fetch };

/** Extension `order_follow`. */
export const createHttpOrderLinks = ({ api }: Deps) => linksUnder<OrderId>(api, 'orders');

/** Extension `parcel_follow`. */
export const createHttpParcelLinks = ({ api }: Deps) => linksUnder<ParcelId>(api, 'parcel-orders');

/** A link that is created twice, after a lost answer, does no harm: both end together. */
const linksUnder = <Id extends OrderId | ParcelId>(api: $Fetch, subjects: string): FollowLinks<Id> => {
  const at = (id: Id): string => `dashboard/user/${subjects}/${id}/follow-link`;
  return {
    isShared: (id) =>
      readAnswer(api<unknown>(at(id)), (body) => readEntity(body, (item) => asBoolean(asRecord(item)['shared']))),
    share: (id) =>
      readAnswer(api<unknown>(at(id), { method: 'POST' }), (body) =>
        readCreated(body, (item) => optionalText(asRecord(item)['secret'])),
      ),
    stop: (id) => readAnswer(api<unknown>(at(id), { method: 'DELETE' }), () => ok(undefined)),
  };
};
