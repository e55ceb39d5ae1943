import type { Answer, How } from '../support/api.ts';
import { startMarketplace, type TestMarketplace } from '../support/marketplace.ts';
import { createShopping, type Customer } from '../support/shopping.ts';

type Sent = Readonly<Record<string, unknown>>;
/** What people do with tables, in the words of the tests. */
export type TableStage = TestMarketplace & {
  readonly desk: string;
  readonly customer: () => Promise<Customer>;
  /** Table ids of the small city by name. */
  readonly table: (name: string) => number;
  readonly section: (title: string) => number;
  /** The fields of a booking of T1 of Green Spoon, tomorrow at seven, unless said otherwise. */
  readonly draft: (more?: Sent) => Sent;
  readonly book: (who: Customer, more?: Sent, how?: How) => Promise<Answer>;
  readonly taken: (name: string) => Promise<readonly { readonly start_date: string; readonly end_date: string }[]>;
};

/** The first of Green Spoon, three hours; the second of Linden Grill, the marketplace's least time. */
export const [BY_DAY, BY_NIGHT] = [1, 2];

export const startTables = async (environment: Readonly<Record<string, string>> = {}): Promise<TableStage> => {
  const test = await startMarketplace(environment);
  const shopping = await createShopping(test);
  const tables = await test.store.database.selectFrom('shop_tables').select(['id', 'name']).execute();
  const sections = await test.store.database.selectFrom('shop_sections').select(['id', 'texts']).execute();
  const draft = (more: Sent = {}): Sent => ({
    table_id: table('T1'),
    booking_id: BY_DAY,
    start_date: '2025-03-11 19:00',
    end_date: '2025-03-11 22:00',
    guest: 2,
    ...more,
  });
  const table = (name: string): number => tables.find((row) => row.name === name)?.id ?? 0;
  return {
    ...test,
    desk: await test.api.signIn('desk@tiffin.test'),
    customer: () => shopping.customer(),
    table,
    section: (title) => sections.find(({ texts }) => texts['en']?.title === title)?.id ?? 0,
    draft,
    book: ({ token }, more = {}, how = {}) => test.api.call('createBooking', draft(more), { token, ...how }),
    taken: async (name) =>
      test.api.ok('listTakenPeriods', { id: table(name), date_from: '2025-01-01', date_to: '2025-12-31' }),
  };
};
