import { instantOfWall, localDateOf, type TimeZones } from '@domain/calendar/index.ts';
import type { GeoPoint } from '@domain/catalog/index.ts';
import { offersFor, REACH_KM, type CodeTries } from '@domain/couriers/index.ts';
import { DAY_MS, type Clock } from '@domain/kernel/clock.port.ts';
import type { OrderRecord, OrderSummary, OrderUseCases } from '../orders/index.ts';
import type { ParcelRecord, ParcelTypeRow, ParcelUseCases } from '../parcels/index.ts';
import type { ReferenceSource } from '../reference/index.ts';
import type { CourierDeliveries, DeliveryState, DoneRow, Subject } from './courier-work.ports.ts';

type ParcelLoad = { readonly parcel: ParcelRecord; readonly type: ParcelTypeRow | undefined };

/** COURIER-2: an open delivery, of which the API tells a part. */
export type OfferRecord = { readonly state: DeliveryState } & (
  | { readonly kind: 'order'; readonly order: OrderSummary }
  | ({ readonly kind: 'parcel' } & ParcelLoad)
);
/** A delivery in hand with the wrong codes so far. */
export type CarriedRecord = { readonly tries: CodeTries } & (
  | { readonly kind: 'order'; readonly order: OrderRecord }
  | ({ readonly kind: 'parcel' } & ParcelLoad)
);
export type CourierWorkRecord = {
  readonly isOnline: boolean;
  readonly place: GeoPoint;
  readonly carried: readonly CarriedRecord[];
  readonly offers: readonly OfferRecord[];
  readonly done: readonly DoneRow[];
};

/** Returns the work of a courier as it is now; `undefined` for anybody else. */
export type ReadWork = (courierId: number) => Promise<CourierWorkRecord | undefined>;

type Deps = {
  readonly deliveries: CourierDeliveries;
  readonly orders: Pick<OrderUseCases, 'orders'>;
  readonly parcels: Pick<ParcelUseCases, 'parcels' | 'tariffs'>;
  readonly reference: ReferenceSource;
  readonly zones: TimeZones;
  readonly clock: Clock;
};

export const createReadWork = ({ deliveries, orders, parcels, reference, zones, clock }: Deps): ReadWork => {
  const parcelOf = async (id: number): Promise<ParcelLoad | undefined> => {
    const parcel = await parcels.parcels.find(id);
    return parcel && { parcel, type: await parcels.tariffs.type(parcel.type_id) };
  };

  const carry = async (subject: Subject, courierId: number): Promise<CarriedRecord | undefined> => {
    const tries = await deliveries.tries(subject, courierId);
    if (subject.kind === 'order') {
      const order = await orders.orders.find(subject.id);
      return order && { kind: 'order', order, tries };
    }
    const load = await parcelOf(subject.id);
    return load && { kind: 'parcel', ...load, tries };
  };

  const offer = async (
    state: DeliveryState,
    summaries: ReadonlyMap<number, OrderSummary>,
  ): Promise<OfferRecord | undefined> => {
    if (state.kind === 'order') {
      const order = summaries.get(state.id);
      return order && { kind: 'order', state, order };
    }
    const load = await parcelOf(state.id);
    return load && { kind: 'parcel', state, ...load };
  };

  const startOfDay = async (): Promise<number> => {
    const { timeZone } = (await reference()).settings;
    const now = clock.now();
    return timeZone === undefined
      ? now - (now % DAY_MS)
      : instantOfWall(localDateOf(now, timeZone, zones), 0, timeZone, zones);
  };

  return async (courierId) => {
    const courier = await deliveries.courier(courierId);
    if (!courier) return undefined;
    const subjects = await deliveries.carriedBy(courierId);
    const open = courier.isOnline ? await deliveries.openNear(courier.place, REACH_KM) : [];
    const offered = offersFor(open, { ...courier, carried: subjects.length }, clock.now());
    const ids = offered.flatMap(({ kind, id }) => (kind === 'order' ? [id] : []));
    const summaries = new Map((await orders.orders.summaries(ids)).map((order) => [order.id, order]));
    const carried = [];
    for (const subject of subjects) carried.push(await carry(subject, courierId));
    const offers = [];
    for (const state of offered) offers.push(await offer(state, summaries));
    return {
      isOnline: courier.isOnline,
      place: courier.place,
      carried: carried.filter((record) => record !== undefined),
      offers: offers.filter((record) => record !== undefined),
      done: await deliveries.doneSince(courierId, await startOfDay()),
    };
  };
};
