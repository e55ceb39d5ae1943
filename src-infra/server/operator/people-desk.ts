import type { Clock } from '@domain/kernel/clock.port.ts';
import { readCouriers, readSignIns, type CourierFilter, type CourierPage, type SignInFilter, type SignInPage, type Store } from '../store/index.ts';

export type SignInWish = Omit<SignInFilter, 'isValid'> & { readonly status: string | undefined };

/** Whom the desk sees (contract 8.12). */
export interface PeopleDesk {
  /** API-3: who has signed in, from where and with what; an unknown status has none. */
  signIns(wish: SignInWish): Promise<SignInPage>;
  /** Those whom an order or a parcel may be given to. */
  couriers(wish: CourierFilter): Promise<CourierPage>;
}

type Deps = { readonly store: Store; /** The real time, by which sign-ins end. */ readonly clock: Clock };

export const createPeopleDesk = ({ store, clock }: Deps): PeopleDesk => ({
  signIns: async ({ status, ...rest }) =>
    status === undefined || status === 'valid' || status === 'ended'
      ? readSignIns(store, { ...rest, isValid: status === undefined ? undefined : status === 'valid' }, clock.now())
      : { items: [], total: 0 },
  couriers: (wish) => readCouriers(store, wish),
});
