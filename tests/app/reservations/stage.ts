import { noChoices, type CheckoutChoices } from '@domain/checkout/index.ts';
import { instant } from '@domain/kernel/clock.port.ts';
import { bookingId, reservationId, shopId, tableId, tableWaitId } from '@domain/kernel/ids.ts';
import { createLiveValue } from '@domain/kernel/live-value.ts';
import { err, ok } from '@domain/kernel/result.ts';
import {
  stayFrom,
  TABLE_HOLD_MS,
  type ChangeReservation,
  type NewReservation,
  type Reservation,
  type ReservationNews,
  type ReservationOffer,
  type Reservations,
  type ReserveTable,
  type TableHolds,
  type TableWait,
  type TableWaits,
  type WaitRequest,
  type WantedChange,
  type WantedTable,
  type TakenPeriods,
} from '@domain/reservations/index.ts';
import { afterEach } from 'vitest';
import { BehaviorSubject, Subject } from 'rxjs';
import { createDataCache } from '@app/data/index.ts';
import { createReservationQueries } from '@app/features/reservations/reservations.queries.ts';
import { ReservationsViewModel } from '@app/features/reservations/reservations.view-model.ts';
import type { StoredChoices } from '@app/features/reservations/table-form.view-model.ts';
import { TableViewModel } from '@app/features/reservations/table.view-model.ts';

/** Monday noon, in UTC, which is the shop's zone. */
export const NOW = instant(Date.UTC(2025, 2, 10, 12));
export const at = (hour: number, day = 10) => instant(Date.UTC(2025, 2, day, hour));
export const SHOP = {
  id: shopId(1),
  title: 'Levant Kitchen',
  address: '28 Harbor Street',
  phone: '',
  logo: undefined,
  timeZone: 'UTC',
};
const tableOf = (id: number, chairs: number) => ({ id: tableId(id), name: `T${id}`, chairs, isActive: true });

/** Two small tables and a large one; guests from 18:00 to 20:00, a stay of two hours. Nobody comes on the 11th. */
export const OFFER: ReservationOffer = {
  shop: SHOP,
  tableHours: undefined,
  closedDates: ['2025-03-11'],
  template: { id: bookingId(5), startTime: '18:00', endTime: '20:00', maxTimeHours: 2 },
  sections: [
    { id: 1, title: 'By the window', description: '', tables: [tableOf(1, 2), tableOf(2, 2)] },
    { id: 2, title: 'Terrace', description: '', tables: [tableOf(3, 6)] },
  ],
};
export const reservationOf = (change: Partial<Reservation> = {}): Reservation => ({
  id: reservationId(7),
  status: 'new',
  shop: SHOP,
  tableId: tableId(1),
  tableName: 'T1',
  sectionTitle: 'By the window',
  guests: 2,
  note: '',
  period: stayFrom(at(18), 120),
  changes: 0,
  ...change,
});

export const waitOf = (change: Partial<TableWait> = {}): TableWait => ({
  id: tableWaitId(4),
  status: 'waiting',
  shop: SHOP,
  date: '2025-03-10',
  from: '18:00',
  to: '19:00',
  guests: 2,
  sectionId: undefined,
  sectionTitle: '',
  before: 1,
  offer: undefined,
  ...change,
});
/** Table 3 at seven, kept until ten past noon. */
export const OFFERED: NonNullable<TableWait['offer']> = {
  tableId: tableId(3),
  tableName: 'T3',
  sectionTitle: 'Terrace',
  stay: stayFrom(at(19), 120),
  until: instant(NOW + 600_000),
};

export const NOT_FOUND = {
  kind: 'rejected',
  status: 404,
  code: 'ERROR_404',
  message: '',
  params: {},
  data: undefined,
} as const;

const settings = {
  isReservationActive: true,
  reservation: { slotMinutes: 60, hoursAhead: 2, leastHours: 3 },
  title: 'Tiffin',
  extensions: ['reservation_change', 'reservation_waiting'] as readonly string[],
};
const zones = { offsetAt: () => 0 };
const translate = (key: string, values?: Readonly<Record<string, unknown>>): string =>
  values ? `${key} ${JSON.stringify(values)}` : key;

type Given = {
  readonly taken?: TakenPeriods;
  readonly reserve?: ReserveTable;
  readonly change?: ChangeReservation;
  readonly offer?: Reservations['offer'];
  readonly isReached?: boolean;
  readonly hold?: TableHolds['hold'];
  readonly kept?: StoredChoices;
  readonly keptChange?: StoredChoices;
  readonly settings?: Partial<typeof settings>;
  readonly reservations?: readonly Reservation[];
  readonly cancel?: Reservations['cancel'];
  readonly waits?: readonly TableWait[];
  readonly join?: TableWaits['join'];
  readonly leave?: TableWaits['leave'];
};

const leavings: (() => void)[] = [];
/** A hold counts its seconds until its page is left. */
afterEach(() => {
  for (const leave of leavings.splice(0)) leave();
});

/** The two view-models of reservations over a shop in memory, and what they did. */
export const stage = (given: Given = {}) => {
  const state = {
    taken: given.taken ?? {},
    reservations: given.reservations ?? [],
    waits: given.waits ?? [],
    joined: [] as WaitRequest[],
    asked: [] as WaitRequest[],
    ahead: 0,
    left: [] as number[],
    now: NOW,
    sent: [] as NewReservation[],
    changed: [] as WantedChange[],
    held: [] as WantedTable[],
    released: 0,
    went: [] as string[],
    shown: [] as string[],
    said: [] as string[],
    kept: given.kept,
    keptChange: given.keptChange,
  };
  const cache = createDataCache();
  const queries = createReservationQueries({
    reservations: {
      offer: given.offer ?? (async () => ok(OFFER)),
      find: async (id) => {
        const own = state.reservations.find((one) => one.id === id);
        return own ? ok(own) : err(NOT_FOUND);
      },
      taken: async () => ok(state.taken),
      list: async () => ok({ items: state.reservations, page: 1, lastPage: 1, total: state.reservations.length }),
    },
    shops: {
      list: async () => ok({ items: [], page: 1, lastPage: 1, total: 0 }),
      find: () => Promise.reject(new Error('Not asked for')),
    },
    waits: {
      list: async () => ok(state.waits),
      ahead: async (_, request) => {
        state.asked.push(request);
        return ok(state.ahead);
      },
    },
    clock: { now: () => NOW },
    zones,
    scope: () => ['en'],
  });
  const news = new Subject<ReservationNews>();
  const visible = new BehaviorSubject(true);
  const shared = {
    cache,
    queries,
    reference: { settings: { ...settings, ...given.settings } },
    zones,
    toasts: { show: (_: string, text: string) => void state.shown.push(text) },
    translate,
  };
  const createTable = (): TableViewModel =>
    new TableViewModel({
      ...(shared as unknown as ConstructorParameters<typeof TableViewModel>[0]),
      reservations: {
        list: async () => ok({ items: state.reservations, page: 1, lastPage: 1, total: state.reservations.length }),
      },
      reserveTable: async (wanted) => {
        state.sent.push(wanted);
        return (given.reserve ?? (async () => ok(reservationOf())))(wanted);
      },
      changeReservation: async (change) => {
        state.changed.push(change);
        return (given.change ?? (async () => ok(reservationOf())))(change);
      },
      form: (change) => {
        const name = change === 0 ? 'kept' : 'keptChange';
        return { read: () => state[name], write: (choices) => void (state[name] = choices) };
      },
      holds: {
        hold: async (wanted) => {
          state.held.push(wanted);
          return given.hold ? given.hold(wanted) : ok(instant(state.now + TABLE_HOLD_MS));
        },
        release: async () => {
          state.released += 1;
          return ok(undefined);
        },
      },
      visible,
      waits: {
        join: async (shop, request) => {
          state.joined.push(request);
          return given.join ? given.join(shop, request) : ok(waitOf(request));
        },
      },
      announcer: { say: (text) => void state.said.push(text) },
      reach: async () => given.isReached ?? true,
      clock: { now: () => state.now },
      navigator: { go: (path) => void state.went.push(path) },
    });
  const choices = createLiveValue<CheckoutChoices>(noChoices);
  const createList = (): ReservationsViewModel =>
    new ReservationsViewModel({
      ...(shared as unknown as ConstructorParameters<typeof ReservationsViewModel>[0]),
      reservations: { cancel: given.cancel ?? (async () => ok(undefined)) },
      waits: {
        leave: async (id) => {
          state.left.push(id);
          return given.leave ? given.leave(id) : ok(undefined);
        },
      },
      updates: { news },
      time: {
        get now() {
          return state.now;
        },
      },
      announcer: { say: (text) => void state.said.push(text) },
      choices,
      defaultTip: () => 10,
      navigator: { go: (path) => void state.went.push(path) },
    });
  /** The page of a shop, or of the change of a reservation, loaded and on screen; `leave` leaves it. */
  const visit = async (id = '1', reservation?: string, query: Readonly<Record<string, string>> = {}) => {
    const vm = createTable();
    const params = reservation === undefined ? { id } : { id, reservation };
    vm.show({ path: `/reservations/${id}`, params, query });
    await vm.prepare();
    const leave = vm.activate();
    leavings.push(leave);
    return { vm, leave };
  };
  const open = async (id?: string, reservation?: string): Promise<TableViewModel> => (await visit(id, reservation)).vm;
  const list = async (): Promise<ReservationsViewModel> => {
    const vm = createList();
    await vm.prepare();
    vm.activate();
    return vm;
  };
  return { state, choices, news, visible, createTable, visit, open, list };
};
