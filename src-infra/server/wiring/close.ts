import type { Log } from '../foundation/platform/log.ts';
import type { Marketplace } from '../marketplace.port.ts';

type Deps = {
  readonly products: { stop(): void };
  readonly jobs: { close(): Promise<void> };
  readonly webVitals: { flush(): Promise<void> };
  readonly log: Pick<Log, 'warn'>;
  readonly streams: { close(): void };
  readonly push: { close(): Promise<void> } | undefined;
  readonly delivery: { close(): void };
  readonly store: { close(): Promise<void> };
  readonly tracing: { close(): Promise<void> };
};

/** Ends what runs, in order: the store after the calls under way have been answered, last what traces it. */
export const createClose =
  ({ products, jobs, webVitals, log, streams, push, delivery, store, tracing }: Deps): Marketplace['close'] =>
  async (answered) => {
    products.stop();
    await jobs.close();
    streams.close();
    await answered;
    await webVitals.flush().catch((failure: unknown) => log.warn('web-vitals.lost', { reason: String(failure) }));
    await push?.close();
    delivery.close();
    await store.close();
    await tracing.close();
  };
