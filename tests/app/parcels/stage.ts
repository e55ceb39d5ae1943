import { instant } from '@domain/kernel/clock.port.ts';
import { currencyId, parcelId, parcelTypeId, paymentId, userId, type PaymentId } from '@domain/kernel/ids.ts';
import type { RemoteFailure } from '@domain/kernel/remote-failure.ts';
import { err, ok } from '@domain/kernel/result.ts';
import {
  createPlaceParcel,
  type Parcel,
  type ParcelIntent,
  type Parcels,
  type ParcelType,
} from '@domain/parcels/index.ts';
import type { PaymentVisit } from '@domain/payments/index.ts';
import { decimal, money } from '@domain/pricing/index.ts';
import { createDataCache } from '@app/data/index.ts';
import { ParcelFormViewModel } from '@app/features/parcels/parcel-form.view-model.ts';
import type { StoredForm } from '@app/features/parcels/parcel-fields.view-model.ts';
import { createParcelQueries } from '@app/features/parcels/parcels.queries.ts';
import { unreachable } from '../remote-failures.ts';

export { unreachable } from '../remote-failures.ts';

const DOLLAR = {
  id: currencyId(1),
  rate: decimal(1),
  scale: 2,
  symbol: '$',
  position: 'before',
  title: 'USD',
  isDefault: true,
} as const;

export const NOW = instant(Date.UTC(2025, 2, 10, 12));
const sides = { min: 0, max: 40 };
export const boxOf = (id: number, change: Partial<ParcelType> = {}): ParcelType => ({
  id: parcelTypeId(id),
  title: `Box ${id}`,
  image: undefined,
  size: { width: sides, height: sides, length: sides },
  weight: { min: 0, max: 5000 },
  maxRangeKm: decimal(25),
  tariff: { base: decimal(3), perKm: decimal('0.5') },
  special: undefined,
  options: [],
  ...change,
});
export const CASH = { id: paymentId(1), tag: 'cash' };
export const WALLET = { id: paymentId(2), tag: 'wallet' };
export const STRIPE = { id: paymentId(3), tag: 'stripe' };
export const place = (latitude: number) => ({
  location: { latitude, longitude: 4.88 },
  text: `Quay ${latitude}`,
  house: '',
  stage: '',
  room: '',
});
const end = { name: 'Omar Vis', phone: '31687654321', ...place(52.36) };
export const parcelOf = (change: Partial<Parcel> = {}): Parcel => ({
  id: parcelId(61),
  status: 'new',
  typeTitle: 'Box 1',
  receiver: end,
  sender: { ...end, name: 'Nadia Berg' },
  createdAt: NOW,
  updatedAt: NOW,
  total: money(490, 2),
  priceStyle: { symbol: '$', position: 'before' },
  payment: undefined,
  date: '2025-03-10',
  time: '13:00',
  typeId: parcelTypeId(1),
  currency: currencyId(1),
  km: decimal('2.4'),
  note: '',
  instruction: 'Keep level',
  description: '',
  isNotifying: true,
  courier: undefined,
  eta: undefined,
  stars: undefined,
  ...change,
});

/** The form over a server that counts what it is asked. */
export const formStage = ({ balance = 10_000, isOffered = true } = {}) => {
  const said: string[] = [];
  const went: string[] = [];
  const toasts: string[] = [];
  const created: string[] = [];
  const paid: string[] = [];
  const visits: PaymentVisit[] = [];
  const waits: (() => void)[] = [];
  const tab: { form: StoredForm | undefined; intent: ParcelIntent | undefined } = {
    form: undefined,
    intent: undefined,
  };
  const server = { lost: 0, payFailure: undefined as RemoteFailure | undefined, isReachable: true };
  let keys = 0;
  const parcels: Parcels = {
    types: async () => ok([boxOf(1), boxOf(2, { tariff: { base: decimal(8), perKm: decimal(1) } })]),
    methods: async () => ok([CASH, WALLET, STRIPE]),
    place: async (_, __, key) => {
      if (!created.includes(key)) created.push(key);
      if (server.lost-- > 0) return err(unreachable);
      return ok({ id: parcelId(61), total: money(490, 2) });
    },
    load: async () => ok(parcelOf()),
    list: async () => err(unreachable),
    cancel: async () => err(unreachable),
    review: async () => err(unreachable),
  };
  const methodOf = (id: PaymentId): string => [CASH, WALLET].find((method) => method.id === id)?.tag ?? '';
  const open = () => {
    const cache = createDataCache();
    const queries = createParcelQueries({ parcels, history: { times: async () => ok([]) }, scope: () => [] });
    return new ParcelFormViewModel({
      cache,
      queries,
      parcels,
      placeParcel: createPlaceParcel({
        parcels,
        intents: { read: () => tab.intent, write: (intent) => void (tab.intent = intent) },
        makeKey: () => `key ${++keys}`,
        announcesIdempotency: () => true,
      }),
      payments: {
        pay: async (_, id) => {
          paid.push(methodOf(id));
          return server.payFailure ? err(server.payFailure) : ok(undefined);
        },
      },
      keepVisit: (visit) => void visits.push(visit),
      form: { read: () => tab.form, write: (form) => void (tab.form = form) },
      reach: async () => server.isReachable,
      profiles: {
        load: async () =>
          ok({
            id: userId(1),
            firstName: 'Nadia',
            lastName: 'Berg',
            phone: '31612345678',
            walletBalance: money(balance, 2),
          } as never),
      },
      address: { read: () => undefined, changes: undefined as never, write: () => {} },
      addresses: {
        list: async () =>
          ok([
            {
              id: 1,
              title: 'Home',
              isActive: true,
              text: 'Quay 12',
              house: '',
              floor: '3',
              entrance: '',
              comment: '',
              location: place(52.37).location,
            } as never,
          ]),
      },
      suggester: { suggest: async () => ok([]) },
      currencies: {
        current: DOLLAR,
        options: [DOLLAR],
        text: (amount) => `$${(amount?.minor ?? 0) / 100}`,
      },
      reference: {
        settings: { isParcelActive: isOffered, timeZone: 'UTC', extensions: ['split_payment'] } as never,
      },
      zones: { offsetAt: () => 0 },
      deviceZone: 'UTC',
      clock: { now: () => NOW },
      delay: () => new Promise<void>((resolve) => void waits.push(resolve)),
      announcer: { say: (text) => void said.push(text) },
      language: () => 'en',
      makeUuid: () => `uuid ${++keys}`,
      navigator: { go: (to) => void went.push(to) },
      toasts: { show: (kind, text) => void toasts.push(`${kind}: ${text}`) },
      translate: ((key: string, values?: { amount?: string }) =>
        values?.amount ? `${key} ${values.amount}` : key) as never,
    });
  };
  return { open, said, went, toasts, created, paid, visits, tab, server, waits };
};

export const settled = async (): Promise<void> => {
  for (let turn = 0; turn < 60; turn++) await Promise.resolve();
};

/** A form in which only the payment is missing. */
export const filled = async (scene: ReturnType<typeof formStage>) => {
  const vm = scene.open();
  vm.show({ path: '/parcel-checkout', params: {}, query: {} });
  await vm.prepare();
  const stop = vm.activate();
  await settled();
  vm.fields.chooseType(parcelTypeId(1));
  vm.fields.changeParty('receiver', { name: 'Omar Vis', phone: '+31 6 8765 4321', place: place(52.36) });
  return { vm, stop };
};
