import { wireEvents } from '@infra/server/wiring/foundation.ts';
import { createDesk, type Desk } from '../support/delivering.ts';
import { startMarketplace, type TestMarketplace } from '../support/marketplace.ts';
import { createShopping, HOME, USD, type Customer, type Order, type Shopping } from '../support/shopping.ts';

type Sent = Readonly<Record<string, unknown>>;
export type Subject = { readonly kind: 'order' | 'parcel'; readonly id: number };
export const PARK = { latitude: 52.36, longitude: 4.91 } as const;

/** Couriers, customers and the desk of one marketplace. */
export type Stage = {
  readonly test: TestMarketplace;
  readonly shopping: Shopping;
  readonly desk: Desk;
  /** A customer who applied and was approved. */
  applicant(): Promise<Customer>;
  /** The same, online beside the shop. */
  courier(): Promise<Customer>;
  work(courier: Customer): ReturnType<typeof readWork>;
  /** An order or parcel in a status. */
  order(status?: 'new' | 'accepted' | 'cooking' | 'ready', who?: Customer, more?: Sent): Promise<Order>;
  parcel(status?: 'accepted' | 'ready', who?: Customer): Promise<Subject>;
  move(subject: Subject, status: string): Promise<void>;
  /** What the customer sees. */
  shown(who: Customer, id: number): Promise<Order>;
  codeOf(id: number): Promise<string>;
  eventsOf(who: Customer, event: string): Promise<readonly Readonly<Record<string, unknown>>[]>;
};

const readWork = async ({ api }: TestMarketplace, { token }: Customer) =>
  (await api.ok('showCourierWork', {}, { token })).data;

const STEPS = ['accepted', 'cooking', 'ready'];

export const openStage = async (environment: Readonly<Record<string, string>> = {}): Promise<Stage> => {
  const test = await startMarketplace({ LIMITS: 'off', ...environment });
  const { api } = test;
  const [shopping, desk] = [await createShopping(test), await createDesk(test)];

  const move = async ({ kind, id }: Subject, status: string): Promise<void> =>
    void (await api.ok(kind === 'order' ? 'moveOrder' : 'moveParcel', { id, status }, { token: desk.token }));
  const applicant = async (): Promise<Customer> => {
    const who = await shopping.customer();
    const sent = { type: 'user', id: who.id, data: { type_of_technique: 'bike' } };
    const { id } = (await api.ok('applyAsDriver', sent, { token: who.token })).data;
    await api.ok('decideApplication', { id, status: 'approved' }, { token: desk.token });
    return who;
  };

  return {
    test,
    shopping,
    desk,
    move,
    applicant,
    courier: async () => {
      const who = await applicant();
      await api.ok('setCourierOnline', { online: true }, { token: who.token });
      await api.ok('reportCourierPlace', { ...HOME }, { token: who.token });
      return who;
    },
    work: (courier) => readWork(test, courier),
    order: async (status = 'ready', who, more = {}) => {
      const order = await shopping.order(who ?? (await shopping.customer()), more);
      for (const step of STEPS.slice(0, STEPS.indexOf(status) + 1)) await move({ kind: 'order', id: order.id }, step);
      return order;
    },
    parcel: async (status = 'ready', who) => {
      const sender = who ?? (await shopping.customer());
      const wanted = new Date(test.clock.now() + 7_200_000).toISOString();
      const { id } = (
        await api.ok(
          'placeParcel',
          {
            currency_id: USD,
            type_id: 1,
            phone_from: '+31 6 1234 5678',
            username_from: 'Nadia Berg',
            address_from: { ...HOME, address: 'Lindenstraat 8', house: '8', stage: '2', room: '1' },
            phone_to: '31687654321',
            username_to: 'Omar Vis',
            address_to: { ...PARK, address: 'Parkweg 3' },
            delivery_date: wanted.slice(0, 10),
            delivery_time: wanted.slice(11, 16),
          },
          { token: sender.token },
        )
      ).data;
      const subject = { kind: 'parcel', id } as const;
      for (const step of ['accepted', ...(status === 'ready' ? ['ready'] : [])]) await move(subject, step);
      return subject;
    },
    shown: async (who, id) => (await api.ok('showOrder', { id }, { token: who.token })).data,
    codeOf: async (id) => {
      const row = await test.store.database
        .selectFrom('orders')
        .select('otp')
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      return String(row.otp).padStart(4, '0');
    },
    eventsOf: async (who, event) =>
      (await wireEvents({ store: test.store, clock: test.clock }).after(`user ${who.id}`, 0)).events
        .filter((known) => known.event === event)
        .map(({ data }) => JSON.parse(data) as Readonly<Record<string, unknown>>),
  };
};
