import { signText } from '@infra/server/features/payments/signed-text.ts';
import { SIGNATURE_HEADER } from '@infra/server/features/payments/test-provider/test-provider.adapter.ts';
import { createPaymentKeyRepository } from '@infra/server/features/payments/payment-keys.repository.ts';
import { instant } from '@domain/kernel/clock.port.ts';
import { ORIGIN } from '../support/api.ts';
import type { TestMarketplace } from '../support/marketplace.ts';
import { createShopping, type Cart, type Customer, type Shopping } from '../support/shopping.ts';

/** What customers and providers do with payment pages, in the words of the tests. */
export interface Paying {
  readonly shopping: Shopping;
  /** What the test provider signs with. */
  secret(): Promise<string>;
  /** Opens a process; its id. */
  start(customer: Customer, sent: object, tag?: string): Promise<string>;
  /** The fields of form (a) for a cart. */
  draft(cart: Cart, more?: object): object;
  get(path: string, headers?: Readonly<Record<string, string>>): Promise<Response>;
  press(id: string, action: string, headers?: Readonly<Record<string, string>>): Promise<Response>;
  /** A callback as the test provider sends it, or changed on its way. */
  tell(
    message: object,
    how?: { readonly secret?: string; readonly at?: number; readonly signature?: string; readonly provider?: string },
  ): Promise<Response>;
  /** The message that the provider sends of a checkout. */
  messageOf(id: string, event: 'paid' | 'canceled', more?: object): Promise<object>;
  /** What the provider and the marketplace hold of a process. */
  book(id: string): Promise<{
    readonly state: string;
    readonly orderId: number | null;
    readonly draft: unknown;
    readonly atProvider: string | undefined;
  }>;
  transactions(customer: Customer): Promise<
    readonly {
      readonly status: string;
      readonly type: string;
      readonly price: number;
      readonly payable_type: string;
      readonly payable_id: number;
      readonly tag: string;
    }[]
  >;
}

export const createPaying = async (test: TestMarketplace): Promise<Paying> => {
  const shopping = await createShopping(test);
  const { store, api, marketplace, clock } = test;
  const secret = (): Promise<string> =>
    createPaymentKeyRepository(store).secretOf('test', 'a secret that was made before', 1);
  const get: Paying['get'] = (path, headers = {}) =>
    marketplace.fetch(new Request(path.startsWith('http') ? path : ORIGIN + path, { headers }));

  return {
    shopping,
    get,
    secret,
    start: async ({ token }, sent, tag = 'stripe') =>
      (await api.ok('startPayment', { tag, ...sent }, { token })).data.id,
    draft: (cart, more = {}) => ({ ...shopping.draft(cart), payment_id: undefined, ...more }),

    press: (id, action, headers = {}) =>
      marketplace.fetch(
        new Request(`${ORIGIN}/pay/${id}`, { method: 'POST', body: new URLSearchParams({ action }), headers }),
      ),

    tell: async (message, { secret: key, at = clock.now(), signature, provider = 'test' } = {}) => {
      const body = JSON.stringify(message);
      const header = signature ?? signText(key ?? (await secret()), body, instant(at));
      return marketplace.fetch(
        new Request(`${ORIGIN}/pay/callbacks/${provider}`, {
          method: 'POST',
          body,
          headers: { [SIGNATURE_HEADER]: header },
        }),
      );
    },

    messageOf: async (id, event, more = {}) => {
      await get(`/pay/${id}`);
      const row = await store.database
        .selectFrom('test_payments')
        .selectAll()
        .where('process_id', '=', id)
        .executeTakeFirstOrThrow();
      return {
        event: `checkout.${event}`,
        reference: row.reference,
        process_id: id,
        amount: row.amount,
        currency: row.currency,
        ...more,
      };
    },

    book: async (id) => {
      const row = await store.database
        .selectFrom('payment_processes')
        .selectAll()
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      const checkout = await store.database
        .selectFrom('test_payments')
        .select('status')
        .where('process_id', '=', id)
        .executeTakeFirst();
      return { state: row.status, orderId: row.order_id, draft: row.draft, atProvider: checkout?.status };
    },

    transactions: (customer) =>
      store.database
        .selectFrom('transactions')
        .innerJoin('payments', 'payments.id', 'payment_id')
        .where('user_id', '=', customer.id)
        .select(['status', 'type', 'price', 'payable_type', 'payable_id', 'tag'])
        .orderBy('transactions.id')
        .execute(),
  };
};

export const pathOf = (response: Response): string => response.headers.get('location') ?? '';
export const inMinor = (major: number): number => Math.round(major * 100);
