/** Decides by their text which statements a connection prepares. */
export interface StatementCache {
  /** Returns the name of a prepared statement; `undefined` for rare statements. */
  nameOf(sql: string): string | undefined;
  /** Stops preparing a statement whose plans became invalid. */
  forget(sql: string): void;
}

/**
 * Lists of varying length produce ever new texts: only repeated statements are worth a plan, which takes some 50 kB.
 */
const MIN_USES = 5;
const MAX_PREPARED = 250;
const MAX_COUNTED = 2000;

export const createStatementCache = (): StatementCache => {
  const names = new Map<string, string>();
  const counts = new Map<string, number>();
  const outdated = new Set<string>();

  return {
    nameOf: (sql) => {
      if (outdated.has(sql)) return undefined;
      const name = names.get(sql);
      if (name !== undefined || names.size >= MAX_PREPARED) return name;
      const count = (counts.get(sql) ?? 0) + 1;
      if (count < MIN_USES) {
        if (counts.size >= MAX_COUNTED) counts.clear();
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

/** Runs a statement by its prepared plan, if any. Replans it if a newer version of this program has changed a table. */
export const runPrepared = async <Value>(
  statements: StatementCache,
  sql: string,
  run: (name: string | undefined) => Promise<Value>,
): Promise<Value> => {
  const name = statements.nameOf(sql);
  try {
    return await run(name);
  } catch (failure) {
    if (name === undefined || codeOf(failure) !== PLAN_IS_OUTDATED) throw failure;
    statements.forget(sql);
    // After a failure nothing can run in the transaction, so the store restarts it.
    return run(undefined).catch(() => Promise.reject(failure as Error));
  }
};

export const PLAN_IS_OUTDATED = '0A000';
const codeOf = (failure: unknown): unknown =>
  failure instanceof Error && 'code' in failure ? failure.code : undefined;
