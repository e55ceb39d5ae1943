/** The tables that a backup copies. */
export interface BackupTables {
  /** Runs `work` in one transaction that sees all rows as they were at one moment. */
  atOneMoment<Value>(work: () => Promise<Value>): Promise<Value>;
  /** Runs `work` in one transaction: everything it inserts is committed, or nothing. */
  together<Value>(work: () => Promise<Value>): Promise<Value>;
  /** Returns the names of the migrations that made the tables, in order. */
  migrations(): Promise<readonly string[]>;
  /** Returns the names of all tables with data of the marketplace, each after those it refers to. */
  inOrder(): Promise<readonly string[]>;
  /** Calls `write` with every row as one line of JSON, in the order of the primary key. Needs a transaction. */
  rows(table: string, write: (line: string) => Promise<void>): Promise<void>;
  /** Whether one of the tables has rows. */
  hasRows(tables: readonly string[]): Promise<boolean>;
  /** Inserts rows written by `rows`. */
  insert(table: string, rows: readonly string[]): Promise<void>;
  /** Makes generated ids continue after the highest one inserted. */
  continueIds(table: string): Promise<void>;
}
