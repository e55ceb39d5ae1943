import type { $Fetch } from 'ofetch';
import { ok } from '@domain/kernel/result.ts';
import type { FollowLinks } from '@domain/orders/index.ts';
import { readCreated, readEntity } from '../drivers/http/read-entity.ts';
import { readAnswer } from '../drivers/http/remote-failure.ts';
import { asBoolean, asRecord, optionalText } from '../drivers/http/wire.ts';

/** Extension `order_follow`. A link that is created twice, after a lost answer, does no harm: both end together. */
export const createHttpFollowLinks = ({ api }: { readonly api: $Fetch }): FollowLinks => {
  const at = (order: number): string => `dashboard/user/orders/${order}/follow-link`;
  return {
    isShared: (order) =>
      readAnswer(api<unknown>(at(order)), (body) => readEntity(body, (item) => asBoolean(asRecord(item)['shared']))),
    share: (order) =>
      readAnswer(api<unknown>(at(order), { method: 'POST' }), (body) =>
        readCreated(body, (item) => optionalText(asRecord(item)['secret'])),
      ),
    stop: (order) => readAnswer(api<unknown>(at(order), { method: 'DELETE' }), () => ok(undefined)),
  };
};
