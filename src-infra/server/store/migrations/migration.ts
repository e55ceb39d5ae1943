/**
 * A change of the tables. Additive first: a program of the release before runs on the tables after it. What removes or
 * renames comes a release later and says in `needs` which migration a program has to know from then on.
 */
export type TableMigration = {
  /** In one transaction; `create index concurrently` runs outside, and stands in migrations of its own. */
  readonly statements: readonly string[];
  /** The newest migration that a program must know to work with the tables after this one. */
  readonly needs?: string;
};

/** Splits a script at semicolons that end a line. */
export const script = (text: string, needs?: string): TableMigration => ({
  statements: text.split(/;\s*$/m).flatMap((statement) => statement.trim() || []),
  ...(needs !== undefined && { needs }),
});

const CONCURRENT = /^create (unique )?index concurrently (?:if not exists )?(\w+) /i;

/** Returns the name of an index that is created without locking its table. */
export const concurrentIndex = (statement: string): string | undefined => CONCURRENT.exec(statement)?.[2];

/** Returns a statement as the embedded database takes it, whose only client need not wait for itself. */
export const withoutConcurrency = (statement: string): string =>
  concurrentIndex(statement) === undefined ? statement : statement.replace(/ concurrently /i, ' ');
