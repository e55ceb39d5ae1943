import { ContainerModule } from 'inversify';
import type { $Fetch } from 'ofetch';
import type { SessionStore } from '@domain/identity/index.ts';
import type { Coupons } from '@domain/orders/index.ts';
import { announces } from '@domain/settings/index.ts';
import { createHttpCoupons } from '@infra/orders/http-coupons.adapter.ts';
import { createHttpListedCoupons } from '@infra/orders/http-listed-coupons.adapter.ts';
import { defineToken, provide } from '../../di/index.ts';
import { COUPON_LIST_DEPS } from '../../features/checkout/coupon-list.tokens.ts';
import { CouponList } from '../../features/checkout/coupon-list.view.tsx';
import { REFERENCE_VIEW_MODEL, type ReferenceViewModel } from '../../features/reference/index.ts';
import { API, SESSION_STORE } from '../tokens.ts';
import { bindOnce } from './bind.ts';

type CheckDeps = { readonly api: $Fetch; readonly sessions: SessionStore };
type ListDeps = { readonly api: $Fetch; readonly reference: ReferenceViewModel };

export const service = defineToken<Coupons>('Coupons');

const bindCoupons = bindOnce(service, (options) => {
  provide(
    options,
    service,
    ({ api, sessions }: CheckDeps) => createHttpCoupons({ api, userId: () => sessions.read()?.user.id }),
    { api: API, sessions: SESSION_STORE },
  );
  provide(
    options,
    COUPON_LIST_DEPS,
    ({ api, reference }: ListDeps) => ({
      coupons: createHttpListedCoupons({ api }),
      isListed: () => announces(reference.settings, 'listed_coupons'),
    }),
    { api: API, reference: REFERENCE_VIEW_MODEL },
  );
});

/** Codes, typed and listed; loaded beside their field at checkout. */
export const bindings = new ContainerModule(bindCoupons);
export const View = CouponList;
