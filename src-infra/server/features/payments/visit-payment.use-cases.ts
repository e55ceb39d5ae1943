import { instant, type Clock } from '@domain/kernel/clock.port.ts';
import { currencyId, orderId } from '@domain/kernel/ids.ts';
import { returnPath } from '@domain/payments/index.ts';
import type { Currency } from '@domain/pricing/index.ts';
import type { Log } from '../../foundation/platform/log.ts';
import type { ReferenceSource } from '../reference/index.ts';
import type { PaymentProcesses } from './payment-processes.ports.ts';
import type { Callback, CheckoutState, PaymentProvider } from './payment-provider.port.ts';
import type { PaymentProviders } from './payment-providers.ts';
import type { ProcessRecord } from './process-record.ts';
import type { SettleProcess } from './settle-process.use-case.ts';

/** The details of a process that a browser may see. */
export type Visit =
  | { readonly kind: 'unknown' }
  | { readonly kind: 'unreachable'; readonly process: ProcessRecord }
  | { readonly kind: 'ended'; readonly process: ProcessRecord; /** On the site. */ readonly path: string }
  | {
      readonly kind: 'waiting';
      readonly process: ProcessRecord;
      readonly path: string;
      /** Whether the customer has done everything and the provider has not decided yet. */
      readonly isDue: boolean;
    }
  | { readonly kind: 'elsewhere'; readonly url: string }
  | {
      readonly kind: 'here';
      readonly process: ProcessRecord;
      readonly reference: string;
      readonly currency: Currency | undefined;
    };
/** The URLs of a process on this server. */
export type VisitPlace = { readonly origin: string; readonly titleOf: (process: ProcessRecord) => string };
export type CallbackOutcome = 'done' | 'ignored' | 'forged' | 'refused' | 'later';

/** Handles visits of browsers and callbacks of providers. */
export interface PaymentVisits {
  /** Opens the provider's page, or returns how the process ended. */
  open(id: string, place: VisitPlace): Promise<Visit>;
  /** Asks the provider about a checkout whose customer came back from it. */
  resume(id: string): Promise<Visit>;
  /** Expires the checkout so that nothing can be charged, unless it was paid before. */
  cancel(id: string): Promise<Visit>;
  /** Takes a provider's callback, which may be late, repeated or out of order. */
  receive(provider: PaymentProvider, callback: Callback): Promise<CallbackOutcome>;
  /** Ends expired processes. */
  endExpired(): Promise<void>;
}

type Deps = {
  readonly processes: PaymentProcesses;
  readonly reference: ReferenceSource;
  readonly clock: Clock;
  readonly log: Log;
  readonly providers: PaymentProviders;
  readonly settle: SettleProcess;
};
type Known = { readonly process: ProcessRecord; readonly provider: PaymentProvider };

const BATCH_SIZE = 50;
const RECHECK_MS = 600_000;

export const createPaymentVisits = ({ processes, reference, clock, log, providers, settle }: Deps): PaymentVisits => {
  const known = async (id: string): Promise<Known | undefined> => {
    const process = await processes.find(id);
    const provider = process && providers.named(process.provider);
    return process && provider && { process, provider };
  };
  const end = (process: ProcessRecord, isDue = false): Visit =>
    process.state === 'open'
      ? { kind: 'waiting', process, path: pathOf(process), isDue }
      : { kind: 'ended', process, path: pathOf(process) };

  /** Writes down what the provider says of a process, when that is an end. */
  const follow = async ({ process, provider }: Known, state: CheckoutState): Promise<Visit> => {
    if (state.kind === 'open') return end(process, state.isSubmitted);
    const settled = await settle({
      id: process.id,
      reference: process.reference,
      state,
    });
    if (settled.ok) return end(settled.value);
    log.error('payment.refused', { process: process.id, provider: provider.name, reason: settled.error.kind });
    return end(process);
  };

  const ask = async (id: string, how: 'inquire' | 'close'): Promise<Visit> => {
    const found = await known(id);
    if (!found) return { kind: 'unknown' };
    const { process, provider } = found;
    if (process.state !== 'open') return end(process);
    // The provider's page has not been opened yet.
    if (process.reference === null) return how === 'inquire' ? end(process) : follow(found, { kind: 'canceled' });
    const state = await provider[how](process.reference);
    if (state.ok) return follow(found, state.value);
    log.error('payment.fault', { process: id, provider: provider.name, reason: state.error.reason });
    return { kind: 'unreachable', process };
  };

  return {
    open: async (id, { origin, titleOf }) => {
      const found = await known(id);
      if (!found) return { kind: 'unknown' };
      const { process, provider } = found;
      if (process.state !== 'open') return end(process);
      if (process.expiresAt <= clock.now()) return ask(id, 'close');
      if (process.pageUrl !== null) return { kind: 'elsewhere', url: process.pageUrl };
      const currency = (await reference()).currencies.find((one) => one.id === currencyId(process.currencyId));
      const page = `${origin}/pay/${id}`;
      const opened = await provider.open({
        id,
        amount: process.amount,
        currency: currency?.title ?? '',
        locale: process.locale,
        title: titleOf(process),
        expiresAt: instant(process.expiresAt),
        returnUrl: `${page}/return`,
        cancelUrl: `${page}/cancel`,
      });
      if (!opened.ok) {
        log.error('payment.fault', { process: id, provider: provider.name, reason: opened.error.reason });
        return { kind: 'unreachable', process };
      }
      const { reference: opening, url } = opened.value;
      if (!(await processes.setPage(id, opened.value, clock.now()))) {
        await provider.close(opening);
        return ask(id, 'inquire');
      }
      return url === undefined ? { kind: 'here', process, reference: opening, currency } : { kind: 'elsewhere', url };
    },

    resume: (id) => ask(id, 'inquire'),
    cancel: (id) => ask(id, 'close'),

    receive: async (provider, callback) => {
      const read = await provider.readCallback(callback);
      if (!read.ok) {
        log.error('payment.callback', { provider: provider.name, reason: read.error.kind });
        return read.error.kind === 'unsigned' ? 'forged' : 'refused';
      }
      const news = read.value;
      if (!news || news.state.kind === 'open') return 'ignored';
      const found = await known(news.processId);
      if (!found || found.process.provider !== provider.name) return 'ignored';
      // That nothing was paid is believed only when the provider says so now: messages overtake one another.
      const isDoubtful = news.state.kind === 'canceled' && found.process.state === 'open';
      const now = isDoubtful ? await provider.close(news.reference) : undefined;
      if (now && !now.ok && now.error.kind === 'unreachable') return 'later';
      const state = now?.ok === true && now.value.kind !== 'open' ? now.value : news.state;
      const settled = await settle({ id: news.processId, reference: news.reference, state });
      if (settled.ok) return 'done';
      log.error('payment.refused', { process: news.processId, provider: provider.name, reason: settled.error.kind });
      return 'refused';
    },

    endExpired: async () => {
      for (const id of await processes.expired(clock.now(), BATCH_SIZE)) {
        const visit = await ask(id, 'close');
        if (visit.kind !== 'ended') await processes.postpone(id, clock.now() + RECHECK_MS);
      }
    },
  };
};

/** PAY-5b: returns the page the customer continues on. */
const pathOf = ({ target, orderId: placed }: ProcessRecord): string =>
  returnPath(target, placed === null ? undefined : orderId(placed));
