export type HealthCheck = 'database' | 'migrations' | 'search' | 'disk';
export type Readiness = {
  /** `draining` from the moment the process is told to stop. */
  readonly status: 'ready' | 'unavailable' | 'draining';
  readonly checks: Readonly<Record<HealthCheck, boolean>>;
};

/** Whether this process should receive visitors. */
export interface Health {
  readiness(): Promise<Readiness>;
  /** Reports not ready from now on. */
  drain(): void;
}

/** A balancer gives up before a statement does. */
const PATIENCE_MS = 2000;

type Checks = Readonly<Record<HealthCheck, () => Promise<boolean>>>;

/** Runs all checks for every request; one that fails, or takes too long, is not passed. */
export const createHealth = (checks: Checks, patienceMs: number = PATIENCE_MS): Health => {
  let isDraining = false;
  const pass = (check: () => Promise<boolean>): Promise<boolean> =>
    new Promise((resolve) => {
      const timer = setTimeout(() => resolve(false), patienceMs);
      void check()
        .catch(() => false)
        .then((isPassed) => {
          clearTimeout(timer);
          resolve(isPassed);
        });
    });

  return {
    readiness: async () => {
      const [database, migrations, search, disk] = await Promise.all(
        [checks.database, checks.migrations, checks.search, checks.disk].map(pass),
      );
      const passed = { database: !!database, migrations: !!migrations, search: !!search, disk: !!disk };
      const isReady = Object.values(passed).every(Boolean);
      return { status: isDraining ? 'draining' : isReady ? 'ready' : 'unavailable', checks: passed };
    },
    drain: () => {
      isDraining = true;
    },
  };
};
