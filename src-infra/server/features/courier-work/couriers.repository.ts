import { createCachedValue } from '../../foundation/cache/index.ts';
import type { Store } from '../../store/index.ts';
import type { CourierDeliveries, CourierState } from './courier-work.ports.ts';

type Couriers = Pick<CourierDeliveries, 'courier' | 'lockCourier' | 'setOnline' | 'move' | 'online' | 'placesOf'>;

/** Rows of `couriers`; who is online is cached until that or an account changes, since every order asks. */
export const createCourierRepository = (store: Store): Couriers => {
  const rows = (id: number) =>
    store.database
      .selectFrom('couriers')
      .select(['user_id', 'is_online', 'latitude', 'longitude'])
      .where('user_id', '=', id);
  const online = createCachedValue(store.transactions, async () =>
    (
      await store.database
        .selectFrom('couriers')
        .innerJoin('users', 'users.id', 'couriers.user_id')
        .select('couriers.user_id')
        .where('is_online', '=', true)
        .where('active', '=', true)
        .where('role', '=', 'deliveryman')
        .orderBy('couriers.user_id')
        .execute()
    ).map(({ user_id: id }) => id),
  );
  store.broadcast.subscribe('identity', online.forget);
  store.broadcast.subscribe('couriers', online.forget);

  return {
    online,
    courier: async (id) => toCourier(await rows(id).executeTakeFirst()),
    lockCourier: async (id) => toCourier(await rows(id).forUpdate().executeTakeFirst()),

    placesOf: async (ids) => {
      const found = await store.database
        .selectFrom('couriers')
        .select(['user_id', 'latitude', 'longitude'])
        .where('user_id', 'in', [...ids])
        .execute();
      return found.map(({ user_id: id, latitude, longitude }) => ({ id, place: { latitude, longitude } }));
    },

    // Whoever goes online by hand is a person from then on, whom the simulation sends nowhere.
    setOnline: async (id, isOnline) => {
      await store.database
        .updateTable('couriers')
        .set({ is_online: isOnline, is_person: true })
        .where('user_id', '=', id)
        .execute();
      await store.broadcast.publish('couriers', String(id));
    },

    move: async (id, { latitude, longitude }, at) =>
      void (await store.database
        .updateTable('couriers')
        .set({ latitude, longitude, seen_at: at })
        .where('user_id', '=', id)
        .execute()),
  };
};

type Row = {
  readonly user_id: number;
  readonly is_online: boolean;
  readonly latitude: number;
  readonly longitude: number;
};
const toCourier = (row: Row | undefined): CourierState | undefined =>
  row && {
    id: row.user_id,
    isOnline: row.is_online,
    place: { latitude: row.latitude, longitude: row.longitude },
  };
