/** Decides which statements a connection keeps planned, by their text. */
export interface KeptStatements {
  /** The name to keep it under; `undefined` for what is seldom asked. */
  nameOf(sql: string): string | undefined;
}

/** Lists of changing length write ever new texts: only what comes back is worth a plan, and a plan takes some 50 kB. */
const ASKED_OFTEN = 5;
const MOST_KEPT = 250;
const MOST_COUNTED = 2000;

export const createKeptStatements = (): KeptStatements => {
  const names = new Map<string, string>();
  const counts = new Map<string, number>();

  return {
    nameOf: (sql) => {
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
  };
};
