import type { Clock } from '@domain/kernel/clock.port.ts';
import { err, ok } from '@domain/kernel/result.ts';
import { majorOf } from '@domain/pricing/index.ts';
import { randomSecret, type Random } from '../../platform/random.ts';
import { createTestPaymentRepository, keepPaymentKey, type Store, type TestPaymentRow } from '../../store/index.ts';
import type { CheckoutState, PaymentProvider } from '../payment-provider.port.ts';
import { isSigned, signText } from '../signed-text.ts';
import { messageOf, readMessage } from './test-message.ts';

/** What somebody does on the page of the test provider. `lost` pays, and the answer gets lost on its way. */
export type TestAction = 'pay' | 'decline' | 'lost' | 'cancel';
/** A callback on its way to the marketplace. */
export type Delivery = { readonly headers: Headers; readonly body: string };

/**
 * Stands in for every provider that has no adapter (contract 3.11). It keeps a book of its own and speaks to the
 * marketplace as a real one does: by signed callbacks that come late, again, or not at all.
 */
export interface TestProvider extends PaymentProvider {
  /** What its book says of a checkout. */
  look(reference: string): Promise<{ readonly status: 'open' | 'paid' | 'canceled'; readonly declines: number } | undefined>;
  /** Lets something happen on the page; the callback that has to be delivered at once, if there is one. */
  act(reference: string, action: TestAction): Promise<Delivery | undefined>;
  /** Callbacks whose time has come; each is given out once. */
  takeDue(): Promise<readonly Delivery[]>;
}

export const TEST_PROVIDER = 'test';
export const SIGNATURE_HEADER = 'tiffin-signature';

/** A lost answer comes by itself after this long, and then once more. */
const LATE_MS = 5_000;
const AGAIN_MS = 15_000;
const MOST_AT_ONCE = 50;

type Deps = { readonly store: Store; readonly clock: Clock; readonly random: Random };

export const createTestProvider = ({ store, clock, random }: Deps): TestProvider => {
  const book = createTestPaymentRepository(store);
  const secret = (): Promise<string> => keepPaymentKey(store, TEST_PROVIDER, randomSecret(random), clock.now());

  const deliveryOf = async (row: TestPaymentRow): Promise<Delivery> => {
    const body = messageOf(row);
    return { body, headers: new Headers({ 'content-type': 'application/json', [SIGNATURE_HEADER]: signText(await secret(), body, clock.now()) }) };
  };
  const inquire: PaymentProvider['inquire'] = async (reference) => {
    const row = await book.find(reference);
    return row ? ok(stateOf(row)) : err({ kind: 'refused', reason: 'no such checkout' });
  };
  const decide = (reference: string, to: 'paid' | 'canceled', deliverAt: number, deliveries: number): Promise<boolean> =>
    book.decide({ reference, to, deliverAt, deliveries, at: clock.now() });

  return {
    name: TEST_PROVIDER,

    open: async ({ id, amount, currency }) => {
      const { reference } = await book.open({ reference: `ts_${randomSecret(random)}`, process_id: id, amount: majorOf(amount), currency, at: clock.now() });
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
      else if (action === 'lost') await decide(reference, 'paid', now + LATE_MS, 2);
      // Told at once, and again soon: the marketplace may be gone in the middle of the first time.
      else if (!(await decide(reference, action === 'pay' ? 'paid' : 'canceled', now + AGAIN_MS, 1))) return undefined;
      const row = action === 'pay' || action === 'cancel' ? await book.find(reference) : undefined;
      return row && deliveryOf(row);
    },

    takeDue: async () => {
      const now = clock.now();
      return Promise.all((await book.takeDue(now, now + AGAIN_MS, MOST_AT_ONCE)).map(deliveryOf));
    },
  };
};

const stateOf = ({ status, amount, currency, reference }: TestPaymentRow): CheckoutState =>
  status === 'paid' ? { kind: 'paid', amount, currency, paymentReference: reference } : { kind: status === 'open' ? 'open' : 'canceled' };
