type Deps = {
  /** Reports not ready from now on. */
  readonly drain: () => void;
  /** Waits until balancers have noticed; new requests are still answered. */
  readonly wait: (seconds: number) => Promise<void>;
  /** Accepts no new connections; resolves when all requests are answered. */
  readonly closeServer: () => Promise<void>;
  /** Ends streams, waits for the answers, closes the data. */
  readonly closeMarketplace: (answered: Promise<void>) => Promise<void>;
  readonly drainSeconds: number;
};

/** How long responses in progress may take after the server is told to stop. */
const GRACE_SECONDS = 10;

/** Stops in the order in which nobody notices: out of the balancer, no new connections, streams, answers, data. */
export const shutDown = async (deps: Deps): Promise<void> => {
  const { drain, wait, closeServer, closeMarketplace, drainSeconds } = deps;
  drain();
  if (drainSeconds > 0) await wait(drainSeconds);
  await closeMarketplace(Promise.race([closeServer(), wait(GRACE_SECONDS)]));
};
