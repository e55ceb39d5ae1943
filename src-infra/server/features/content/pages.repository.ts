import type { Row } from '../../store/tables/index.ts';
import type { Pages, FaqRow, CareerRow, PageRow } from './content.ports.ts';
import type { Store } from '../../store/store.ts';

/** Reads the editorial pages: landing pages, FAQs, jobs, terms. */
export const createPageRepository = (store: Store): Pages => ({
  faqs: (): Promise<FaqRow[]> =>
    store.database.selectFrom('faqs').selectAll().where('active', '=', true).orderBy('input').orderBy('id').execute(),
  careers: (): Promise<CareerRow[]> =>
    store.database.selectFrom('careers').selectAll().where('active', '=', true).orderBy('id').execute(),
  career: (id: number): Promise<CareerRow | undefined> =>
    store.database.selectFrom('careers').selectAll().where('active', '=', true).where('id', '=', id).executeTakeFirst(),
  pages: (): Promise<PageRow[]> =>
    store.database.selectFrom('pages').selectAll().where('active', '=', true).orderBy('id').execute(),
  page: (type: string): Promise<PageRow | undefined> =>
    store.database
      .selectFrom('pages')
      .selectAll()
      .where('active', '=', true)
      .where('type', '=', type)
      .executeTakeFirst(),
  landing: (type: string): Promise<Row<'landing_pages'> | undefined> =>
    store.database.selectFrom('landing_pages').selectAll().where('type', '=', type).executeTakeFirst(),
  legalText: (kind: 'term' | 'policy'): Promise<Row<'legal_texts'> | undefined> =>
    store.database.selectFrom('legal_texts').selectAll().where('kind', '=', kind).executeTakeFirst(),
  /** Returns the newest referral program. */
  referral: (): Promise<Row<'referrals'> | undefined> =>
    store.database.selectFrom('referrals').selectAll().orderBy('id', 'desc').executeTakeFirst(),

  statistics: async (): Promise<{ readonly users: number; readonly orders: number }> => {
    const users = await store.database
      .selectFrom('users')
      .select((at) => at.fn.countAll<number>().as('count'))
      .where('deleted_at', 'is', null)
      .executeTakeFirstOrThrow();
    const orders = await store.database
      .selectFrom('orders')
      .select((at) => at.fn.countAll<number>().as('count'))
      .where('status', '=', 'delivered')
      .executeTakeFirstOrThrow();
    return { users: users.count, orders: orders.count };
  },
});
