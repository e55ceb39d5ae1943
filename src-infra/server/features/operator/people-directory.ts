import type { Clock } from '@domain/kernel/clock.port.ts';
import type { CourierFilter, CourierPage, Couriers, SignInFilter, SignInPage, SignIns } from './operator.ports.ts';

export type SignInQuery = Omit<SignInFilter, 'isValid'> & { readonly status: string | undefined };

/** People listed for operators (contract 8.12). */
export interface PeopleDirectory {
  /** API-3: lists sign-ins with origin and method; an unknown status matches nothing. */
  signIns(query: SignInQuery): Promise<SignInPage>;
  /** Couriers who can be assigned an order or a parcel. */
  couriers(filter: CourierFilter): Promise<CourierPage>;
}

type Deps = {
  readonly signIns: SignIns;
  readonly couriers: Couriers;
  /** The real time, by which sign-ins expire. */
  readonly clock: Clock;
};

export const createPeopleDirectory = ({ signIns, couriers, clock }: Deps): PeopleDirectory => ({
  signIns: async ({ status, ...rest }) =>
    status === undefined || status === 'valid' || status === 'ended'
      ? signIns.list({ ...rest, isValid: status === undefined ? undefined : status === 'valid' }, clock.now())
      : { items: [], total: 0 },
  couriers: couriers.list,
});
