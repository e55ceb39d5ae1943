import type { $Fetch } from 'ofetch';
import { err, ok } from '@domain/kernel/result.ts';
import { SHOP_STATUSES, type ShopApplications } from '@domain/partners/index.ts';
import { toShopCard, type ReadingContext } from '../catalog/catalog-wire.ts';
import { readAnswer } from '../drivers/http/remote-failure.ts';
import { asInteger, asRecord, dataOf } from '../drivers/http/wire.ts';
import { applicationBody } from './application-body.ts';

type Deps = { readonly api: $Fetch; readonly context: ReadingContext & { currencyId(): number | undefined } };

export const createHttpShopApplications = ({ api, context }: Deps): ShopApplications => ({
  apply: (application) =>
    readAnswer(
      // Amounts are of this currency (contract 1.8).
      api<unknown>('dashboard/user/shops', { method: 'POST', query: { currency_id: context.currencyId() }, body: applicationBody(application) }),
      (body) => {
        const dto = asRecord(dataOf(body));
        if (asInteger(dto['id']) <= 0) return err({ kind: 'malformed' });
        return ok({ ...toShopCard(dto, context), status: SHOP_STATUSES.find((status) => status === dto['status']) ?? 'new' });
      },
    ),
});
