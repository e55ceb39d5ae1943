import type { $Fetch } from 'ofetch';
import { SHOP_STATUSES, type OwnShop, type ShopApplications } from '@domain/partners/index.ts';
import { toShopCard, type ReadingContext } from '../catalog/catalog-wire.ts';
import { readCreated, requireId } from '../drivers/http/read-entity.ts';
import { readAnswer } from '../drivers/http/remote-failure.ts';
import { asRecord } from '../drivers/http/wire.ts';
import { applicationBody } from './application-body.ts';

type Deps = { readonly api: $Fetch; readonly context: ReadingContext & { currencyId(): number | undefined } };

export const createHttpShopApplications = ({ api, context }: Deps): ShopApplications => ({
  apply: (application) =>
    readAnswer(
      // Amounts are in this currency (contract 1.8).
      api<unknown>('dashboard/user/shops', {
        method: 'POST',
        query: { currency_id: context.currencyId() },
        body: applicationBody(application),
      }),
      (body) =>
        readCreated(
          body,
          requireId((item) => toOwnShop(item, context)),
        ),
    ),
});

/** Reads the Shop of contract 2.2 as its owner sees it. */
const toOwnShop = (item: unknown, context: ReadingContext): OwnShop => {
  const { status } = asRecord(item);
  return { ...toShopCard(item, context), status: SHOP_STATUSES.find((known) => known === status) ?? 'new' };
};
