import type { Clock } from '@domain/kernel/clock.port.ts';
import { err, ok } from '@domain/kernel/result.ts';
import { majorOf } from '@domain/pricing/index.ts';
import { randomSecret, type Random } from '../../../foundation/platform/random.ts';
import type { PaymentKeys } from '../payment-processes.ports.ts';
import type { TestPaymentRow, TestPayments } from './test-payments.ports.ts';
import type { CheckoutState, PaymentProvider } from '../payment-provider.port.ts';
import { isSigned, signText } from '../signed-text.ts';
import { messageOf, readMessage } from './test-message.ts';

/** An action on the test provider's page. `lost` pays but loses the response. */
export type TestAction = 'pay' | 'decline' | 'lost' | 'cancel';
/** A callback to be delivered. */
export type Delivery = { readonly headers: Headers; readonly body: string };

/**
 * Replaces every provider without an adapter (contract 3.11). It has its own records and calls the marketplace like a
 * real one: by signed callbacks that may be late, repeated or missing.
 */
export interface TestProvider extends PaymentProvider {
  /** Returns its record of a checkout. */
  look(
    reference: string,
  ): Promise<{ readonly status: 'open' | 'paid' | 'canceled'; readonly declines: number } | undefined>;
  /** Performs an action and returns the callback to deliver at once, if any. */
  act(reference: string, action: TestAction): Promise<Delivery | undefined>;
  /** Returns due callbacks, each once. */
  takeDue(): Promise<readonly Delivery[]>;
}

export const TEST_PROVIDER = 'test';
export const SIGNATURE_HEADER = 'tiffin-signature';

/** The delay of a lost callback, which is then repeated once. */
const DELAY_MS = 5_000;
const REPEAT_MS = 15_000;
const BATCH_SIZE = 50;

type Deps = {
  readonly book: TestPayments;
  readonly keys: PaymentKeys;
  readonly clock: Clock;
  readonly random: Random;
};

export const createTestProvider = ({ book, keys, clock, random }: Deps): TestProvider => {
  const secret = (): Promise<string> => keys.secretOf(TEST_PROVIDER, randomSecret(random), clock.now());

  const deliveryOf = async (row: TestPaymentRow): Promise<Delivery> => {
    const body = messageOf(row);
    return {
      body,
      headers: new Headers({
        'content-type': 'application/json',
        [SIGNATURE_HEADER]: signText(await secret(), body, clock.now()),
      }),
    };
  };
  const inquire: PaymentProvider['inquire'] = async (reference) => {
    const row = await book.find(reference);
    return row ? ok(stateOf(row)) : err({ kind: 'refused', reason: 'no such checkout' });
  };
  const decide = (
    reference: string,
    to: 'paid' | 'canceled',
    deliverAt: number,
    deliveries: number,
  ): Promise<boolean> => book.decide({ reference, to, deliverAt, deliveries, at: clock.now() });

  return {
    name: TEST_PROVIDER,

    open: async ({ id, amount, currency }) => {
      const { reference } = await book.open({
        reference: `ts_${randomSecret(random)}`,
        process_id: id,
        amount: majorOf(amount),
        currency,
        at: clock.now(),
      });
      return ok({ reference, url: undefined });
    },

    inquire,

    close: async (reference) => {
      await decide(reference, 'canceled', clock.now(), 0);
      return inquire(reference);
    },

    readCallback: async ({ headers, body, now }) => {
      if (!isSigned(await secret(), body, headers.get(SIGNATURE_HEADER) ?? '', now)) return err({ kind: 'unsigned' });
      const news = readMessage(body);
      return news ? ok(news) : err({ kind: 'unreadable' });
    },

    look: async (reference) => {
      const row = await book.find(reference);
      return row && { status: stateOf(row).kind, declines: row.declines };
    },

    act: async (reference, action) => {
      const now = clock.now();
      if (action === 'decline') await book.countDecline(reference, now);
      else if (action === 'lost') await decide(reference, 'paid', now + DELAY_MS, 2);
      // Delivered at once and repeated soon, since the marketplace may crash during the first delivery.
      else if (!(await decide(reference, action === 'pay' ? 'paid' : 'canceled', now + REPEAT_MS, 1))) return undefined;
      const row = action === 'pay' || action === 'cancel' ? await book.find(reference) : undefined;
      return row && deliveryOf(row);
    },

    takeDue: async () => {
      const now = clock.now();
      return Promise.all((await book.takeDue(now, now + REPEAT_MS, BATCH_SIZE)).map(deliveryOf));
    },
  };
};

const stateOf = ({ status, amount, currency, reference, declines }: TestPaymentRow): CheckoutState => {
  if (status === 'paid') return { kind: 'paid', amount, currency, paymentReference: reference };
  return status === 'open' ? { kind: 'open' } : { kind: 'canceled', isRefused: declines > 0 };
};
