/** Decides which statements a connection keeps planned, by their text. */
export interface KeptStatements {
  /** The name to keep it under; `undefined` for what is seldom asked. */
  nameOf(sql: string): string | undefined;
  /** Its plans are of no use any more: from now on it is planned each time. */
  forget(sql: string): void;
}

/** Lists of changing length write ever new texts: only what comes back is worth a plan, and a plan takes some 50 kB. */
const ASKED_OFTEN = 5;
const MOST_KEPT = 250;
const MOST_COUNTED = 2000;

export const createKeptStatements = (): KeptStatements => {
  const names = new Map<string, string>();
  const counts = new Map<string, number>();
  const outdated = new Set<string>();

  return {
    nameOf: (sql) => {
      if (outdated.has(sql)) return undefined;
      const name = names.get(sql);
      if (name !== undefined || names.size >= MOST_KEPT) return name;
      const count = (counts.get(sql) ?? 0) + 1;
      if (count < ASKED_OFTEN) {
        if (counts.size >= MOST_COUNTED) counts.clear();
        counts.set(sql, count);
        return undefined;
      }
      counts.delete(sql);
      const given = `kept_${names.size}`;
      names.set(sql, given);
      return given;
    },
    forget: (sql) => void outdated.add(sql),
  };
};

/** Runs a statement by its kept plan where it has one. A newer version of this program may have changed a table meanwhile: then it is planned anew. */
export const runKept = async <Value>(statements: KeptStatements, sql: string, run: (name: string | undefined) => Promise<Value>): Promise<Value> => {
  const name = statements.nameOf(sql);
  try {
    return await run(name);
  } catch (failure) {
    if (name === undefined || codeOf(failure) !== PLAN_IS_OUTDATED) throw failure;
    statements.forget(sql);
    // Within a transaction nothing can run any more: the first failure tells the store to begin it again.
    return run(undefined).catch(() => Promise.reject(failure as Error));
  }
};

export const PLAN_IS_OUTDATED = '0A000';
const codeOf = (failure: unknown): unknown => (failure instanceof Error && 'code' in failure ? failure.code : undefined);
