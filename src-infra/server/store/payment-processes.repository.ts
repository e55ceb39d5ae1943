import type { Insertable, Selectable } from 'kysely';
import { instant } from '@domain/kernel/clock.port.ts';
import { cartId, orderId, parcelId, paymentProcessId, shopId, userId } from '@domain/kernel/ids.ts';
import type { PaymentTarget, ProcessState } from '@domain/payments/index.ts';
import { decimal, money, type Scale } from '@domain/pricing/index.ts';
import type { OrderDraft } from '../orders/index.ts';
import type { ModelType, ProcessRecord } from '../payments/process-record.ts';
import type { Store } from './store.ts';
import type { Tables } from './tables/index.ts';

type Row = Selectable<Tables['payment_processes']> & { readonly tag: string };
export type NewProcessRow = Insertable<Tables['payment_processes']>;

/** Visits to the pages of payment providers. */
export const createPaymentProcessRepository = (store: Store) => {
  const rows = () =>
    store.database.selectFrom('payment_processes').innerJoin('payments', 'payments.id', 'payment_id').selectAll('payment_processes').select('payments.tag');

  return {
    insert: async (row: NewProcessRow): Promise<void> => void (await store.database.insertInto('payment_processes').values(row).execute()),

    find: async (id: string): Promise<ProcessRecord | undefined> => {
      const row = await rows().where('payment_processes.id', '=', id).executeTakeFirst();
      return row && toRecord(row);
    },

    /** Nobody else ends the process until the end of the transaction. */
    lock: async (id: string): Promise<ProcessRecord | undefined> => {
      await store.database.selectFrom('payment_processes').select('id').where('id', '=', id).forUpdate().executeTakeFirst();
      const row = await rows().where('payment_processes.id', '=', id).executeTakeFirst();
      return row && toRecord(row);
    },

    /** Keeps where the provider shows an open process; false when it has ended meanwhile. */
    setPage: async (id: string, { reference, url }: { readonly reference: string; readonly url: string | undefined }, at: number): Promise<boolean> => {
      const changed = await store.database
        .updateTable('payment_processes').set({ reference, page_url: url ?? null, updated_at: at }).where('id', '=', id).where('status', '=', 'open')
        .where((row) => row.or([row('reference', 'is', null), row('reference', '=', reference)])).executeTakeFirst();
      return changed.numUpdatedRows > 0n;
    },

    /** The end of a process; what its cart was to become is not needed any more. */
    finish: async (id: string, { state, orderId: placed, at }: { readonly state: ProcessState; readonly orderId: number | null; readonly at: number }): Promise<void> =>
      void (await store.database.updateTable('payment_processes').set({ status: state, order_id: placed, draft: null, updated_at: at }).where('id', '=', id).execute()),

    /** Asks about an open process later. */
    postpone: async (id: string, expiresAt: number): Promise<void> =>
      void (await store.database.updateTable('payment_processes').set({ expires_at: expiresAt }).where('id', '=', id).where('status', '=', 'open').execute()),

    /** Open processes whose time is over, the oldest first. */
    lapsed: async (now: number, most: number): Promise<readonly string[]> =>
      (await store.database.selectFrom('payment_processes').select('id').where('status', '=', 'open').where('expires_at', '<=', now).orderBy('expires_at').limit(most).execute()).map(
        ({ id }) => id,
      ),
  };
};

const toRecord = (row: Row): ProcessRecord => ({
  id: paymentProcessId(row.id),
  target: targetOf(row),
  amount: money(row.amount, row.scale as Scale),
  state: row.status as ProcessState,
  userId: row.user_id,
  payment: { id: row.payment_id, tag: row.tag },
  provider: row.provider,
  currencyId: row.currency_id,
  rate: decimal(row.rate),
  locale: row.locale,
  draft: row.draft as OrderDraft | null,
  reference: row.reference,
  pageUrl: row.page_url,
  orderId: row.order_id,
  modelType: row.model_type as ModelType,
  modelId: row.model_id,
  createdAt: row.created_at,
  updatedAt: row.updated_at,
  expiresAt: instant(row.expires_at),
});

const targetOf = ({ model_type: type, model_id: id, type: part, shop_id: shop, user_id: user }: Row): PaymentTarget => {
  switch (type as ModelType) {
    case 'cart':
      return { kind: 'cart', cartId: cartId(id), shopId: shopId(shop ?? 0) };
    case 'order':
      return { kind: part === 'tip' ? 'tip' : 'order', orderId: orderId(id) };
    case 'parcel_order':
      return { kind: 'parcel', parcelId: parcelId(id) };
    case 'wallet':
      return { kind: 'top-up', userId: userId(user) };
  }
};
