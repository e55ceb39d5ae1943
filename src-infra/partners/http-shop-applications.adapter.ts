import type { $Fetch } from 'ofetch';
import { ok } from '@domain/kernel/result.ts';
import type { ShopApplication, ShopApplications } from '@domain/partners/index.ts';
import type { ReadingContext } from '../catalog/catalog-wire.ts';
import { readCreated, requireId } from '../drivers/http/read-entity.ts';
import { readAnswer } from '../drivers/http/remote-failure.ts';
import { asRecord, dataOf } from '../drivers/http/wire.ts';
import { withKey } from '../drivers/http/with-key.ts';
import { applicationBody } from './application-body.ts';
import { toOwnShop } from './own-shop-wire.ts';

type Deps = {
  readonly api: $Fetch;
  readonly context: ReadingContext & { currencyId(): number | undefined };
  readonly announces: (extension: string) => boolean;
};

const PATH = 'dashboard/user/shops';

export const createHttpShopApplications = ({ api, context, announces }: Deps): ShopApplications => {
  // Amounts are in this currency (contract 1.8).
  const query = () => ({ currency_id: context.currencyId() });
  const toShop = requireId((item) => toOwnShop(item, context));
  const send = (by: $Fetch, method: 'POST' | 'PUT', application: ShopApplication) =>
    readAnswer(by<unknown>(PATH, { method, query: query(), body: applicationBody(application) }), (body) =>
      readCreated(body, toShop),
    );
  return {
    // Part of the account (contract 2.5): asked for by itself, a missing shop would be an error.
    own: () =>
      readAnswer(api<unknown>('dashboard/user/profile/show', { query: query() }), (body) =>
        ok(toShop(asRecord(dataOf(body))['shop'])),
      ),
    apply: (application, key) => send(announces('idempotency') ? withKey(api, key) : api, 'POST', application),
    change: (application) => send(api, 'PUT', application),
  };
};
