import { noHandover } from '@domain/orders/index.ts';
import type { ExpressionBuilder, ExpressionWrapper, Selectable, SqlBool } from 'kysely';
import { instant } from '@domain/kernel/clock.port.ts';
import { cartId, orderId, parcelId, paymentProcessId, shopId, userCartId, userId } from '@domain/kernel/ids.ts';
import type { PaymentTarget, ProcessState } from '@domain/payments/index.ts';
import { decimal, money, type Scale } from '@domain/pricing/index.ts';
import type { OrderDraft } from '../orders/index.ts';
import type { ModelType, ProcessRecord } from './process-record.ts';
import type { Store } from '../../store/store.ts';
import { asJson, type Tables } from '../../store/tables/index.ts';
import type { HeldSubject, PaymentProcesses } from './payment-processes.ports.ts';

type Row = Selectable<Tables['payment_processes']> & { readonly tag: string };

/** Payment processes in the table `payment_processes`. */
export const createPaymentProcessRepository = (store: Store): PaymentProcesses => {
  const rows = () =>
    store.database
      .selectFrom('payment_processes')
      .innerJoin('payments', 'payments.id', 'payment_id')
      .selectAll('payment_processes')
      .select('payments.tag');

  return {
    insert: async ({ draft, at, ...row }) =>
      void (await store.database
        .insertInto('payment_processes')
        .values({
          ...row,
          draft: draft && asJson(draft),
          status: 'open',
          reference: null,
          page_url: null,
          created_at: at,
          updated_at: at,
        })
        .execute()),

    find: async (id) => {
      const row = await rows().where('payment_processes.id', '=', id).executeTakeFirst();
      return row && toRecord(row);
    },

    lock: async (id) => {
      await store.database
        .selectFrom('payment_processes')
        .select('id')
        .where('id', '=', id)
        .forUpdate()
        .executeTakeFirst();
      const row = await rows().where('payment_processes.id', '=', id).executeTakeFirst();
      return row && toRecord(row);
    },

    setPage: async (id, { reference, url }, at) => {
      const changed = await store.database
        .updateTable('payment_processes')
        .set({ reference, page_url: url ?? null, updated_at: at })
        .where('id', '=', id)
        .where('status', '=', 'open')
        .where((row) => row.or([row('reference', 'is', null), row('reference', '=', reference)]))
        .executeTakeFirst();
      return changed.numUpdatedRows > 0n;
    },

    finish: async (id, { state, orderId: placed, isReturned, at }) =>
      void (await store.database
        .updateTable('payment_processes')
        .set({ status: state, returned: isReturned, draft: null, updated_at: at })
        .$if(placed !== null, (query) => query.set({ order_id: placed }))
        .where('id', '=', id)
        .execute()),

    openOf: async ({ kind, id }, userId) =>
      (
        await rows()
          .where('payment_processes.status', '=', 'open')
          .where('model_type', '=', modelOf(kind))
          .where('model_id', '=', id)
          .where('type', '=', 'model')
          .$if(userId !== undefined, (query) => query.where('user_id', '=', userId ?? 0))
          .orderBy('payment_processes.created_at', 'desc')
          .execute()
      ).map(toRecord),

    ofShare: async ({ orderId: order, part }) =>
      (
        await rows()
          .where('order_id', '=', order)
          .where('user_cart_id', '=', part)
          .orderBy('payment_processes.created_at', 'desc')
          .execute()
      ).map(toRecord),

    isReturned: async ({ kind, id }) => {
      const latest = await store.database
        .selectFrom('payment_processes')
        .select('returned')
        .where('model_type', '=', modelOf(kind))
        .where('model_id', '=', id)
        .where('type', '=', 'model')
        .orderBy('updated_at', 'desc')
        .executeTakeFirst();
      return latest?.returned === true;
    },

    postpone: async (id, expiresAt) =>
      void (await store.database
        .updateTable('payment_processes')
        .set({ expires_at: expiresAt })
        .where('id', '=', id)
        .where('status', '=', 'open')
        .execute()),

    expired: async (now, most) =>
      (
        await store.database
          .selectFrom('payment_processes')
          .select('id')
          .where('status', '=', 'open')
          .where((row) =>
            row.or([
              row('expires_at', '<=', now),
              canceled(row, 'orders', 'model_id', row('model_type', '=', 'order')),
              canceled(row, 'parcel_orders', 'model_id', row('model_type', '=', 'parcel_order')),
              canceled(row, 'orders', 'order_id', row('user_cart_id', 'is not', null)),
            ]),
          )
          .orderBy('expires_at')
          .limit(most)
          .execute()
      ).map(({ id }) => id),
  };
};

type Condition = ExpressionBuilder<Tables, 'payment_processes'>;

/** What ends because its order or parcel, named by the column `id`, is canceled. */
const canceled = (
  row: Condition,
  table: 'orders' | 'parcel_orders',
  id: 'model_id' | 'order_id',
  isOfTable: ExpressionWrapper<Tables, 'payment_processes', SqlBool>,
) =>
  row.and([
    isOfTable,
    row.exists(
      row
        .selectFrom(table)
        .select(`${table}.id`)
        .whereRef(`${table}.id`, '=', `payment_processes.${id}`)
        .where(`${table}.status`, '=', 'canceled'),
    ),
  ]);

const toRecord = (row: Row): ProcessRecord => ({
  id: paymentProcessId(row.id),
  target: targetOf(row),
  amount: money(row.amount, row.scale as Scale),
  fromWallet: money(row.from_wallet ?? 0, row.scale as Scale),
  state: row.status as ProcessState,
  userId: row.user_id,
  payment: { id: row.payment_id, tag: row.tag },
  provider: row.provider,
  currencyId: row.currency_id,
  rate: decimal(row.rate),
  locale: row.locale,
  draft: toDraft(row.draft),
  reference: row.reference,
  pageUrl: row.page_url,
  orderId: row.order_id,
  modelType: row.model_type as ModelType,
  modelId: row.model_id,
  createdAt: row.created_at,
  updatedAt: row.updated_at,
  expiresAt: instant(row.expires_at),
});

const modelOf = (kind: HeldSubject['kind']): ModelType => (kind === 'order' ? 'order' : 'parcel_order');

const targetOf = (row: Row): PaymentTarget => {
  const { model_type: type, model_id: id, type: part, shop_id: shop, user_id: user } = row;
  switch (type as ModelType) {
    case 'cart': {
      const cart = { cartId: cartId(id), shopId: shopId(shop ?? 0) };
      return row.user_cart_id === null
        ? { kind: 'cart', ...cart }
        : { kind: 'share', orderId: orderId(row.order_id ?? 0), member: userCartId(row.user_cart_id), ...cart };
    }
    case 'order':
      return { kind: part === 'tip' ? 'tip' : 'order', orderId: orderId(id) };
    case 'parcel_order':
      return { kind: 'parcel', parcelId: parcelId(id) };
    case 'wallet':
      return { kind: 'top-up', userId: userId(user) };
  }
};

/** Drafts from before handovers were stored ask for nothing. */
const toDraft = (stored: unknown): OrderDraft | null =>
  stored === null
    ? null
    : { ...(stored as OrderDraft), handover: (stored as Partial<OrderDraft>).handover ?? noHandover };
