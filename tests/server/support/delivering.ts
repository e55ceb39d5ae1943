import type { TestMarketplace } from './marketplace.ts';
import type { Order } from './shopping.ts';

const STEPS = ['accepted', 'ready', 'on_a_way', 'delivered'] as const;

/** What the desk does with orders, in the words of the tests. */
export interface Desk {
  readonly token: string;
  /** Takes a new order to its end. */
  deliver(order: Pick<Order, 'id'>, courierId?: number): Promise<void>;
  /** Takes a new parcel to its end. */
  deliverParcel(id: number, courierId?: number): Promise<void>;
}

export const createDesk = async ({ api }: TestMarketplace): Promise<Desk> => {
  const token = await api.signIn('desk@tiffin.test');
  const courier = (status: string, courierId: number | undefined) =>
    status === 'on_a_way' && courierId !== undefined ? { deliveryman_id: courierId } : {};
  return {
    token,
    deliver: async ({ id }, courierId) => {
      for (const status of STEPS) {
        const answer = await api.call('moveOrder', { id, status, ...courier(status, courierId) }, { token });
        // What is fetched has no way.
        if (answer.status !== 200 && status !== 'on_a_way') throw new Error(JSON.stringify(answer.body));
      }
    },
    deliverParcel: async (id, courierId) => {
      for (const status of STEPS) await api.ok('moveParcel', { id, status, ...courier(status, courierId) }, { token });
    },
  };
};

/** The one courier of the small city. */
export const courierOf = async ({ store }: TestMarketplace): Promise<number> =>
  (await store.database.selectFrom('couriers').select('user_id').orderBy('user_id').executeTakeFirstOrThrow()).user_id;
