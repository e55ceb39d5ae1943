import type { $Fetch } from 'ofetch';
import type { UserId } from '@domain/kernel/ids.ts';
import { err, ok } from '@domain/kernel/result.ts';
import type { CouponFailure, Coupons } from '@domain/orders/index.ts';
import { toRemoteFailure } from '../drivers/http/remote-failure.ts';
import { asRecord, dataOf, optionalText } from '../drivers/http/wire.ts';

type Deps = { readonly api: $Fetch; readonly userId: () => UserId | undefined };

const KIND_OF_CODE: Readonly<Record<string, CouponFailure['kind']>> = {
  ERROR_249: 'invalid',
  ERROR_250: 'expired',
  ERROR_251: 'used',
};

export const createHttpCoupons = ({ api, userId }: Deps): Coupons => ({
  check: (code, shop) =>
    api<unknown>('rest/coupons/check', {
      method: 'POST',
      body: { coupon: code, shop_id: shop, user_id: userId() },
    }).then((body) => {
      const name = optionalText(asRecord(dataOf(body))['name']);
      return name === undefined ? err({ kind: 'unknown' as const }) : ok({ code: name });
    }, toCouponFailure),
});

const toCouponFailure = (thrown: unknown) => {
  const { error } = toRemoteFailure(thrown);
  if (error.kind !== 'rejected') return err(error);
  const kind = error.status === 404 ? 'unknown' : KIND_OF_CODE[error.code];
  return kind ? err({ kind }) : err(error);
};
