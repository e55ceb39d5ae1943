/** What programs of the release before cannot work with: each pattern with its reason. */
const BREAKING: readonly (readonly [pattern: RegExp, reason: string])[] = [
  [/^drop (table|view|type|sequence|function)/, 'removes what an older program reads'],
  [/^truncate|^delete from/, 'removes rows'],
  [/^alter table .*\brename\b|^alter (type|index|sequence) .*\brename\b/s, 'renames what an older program names'],
  [/^alter table .*\bdrop (column|constraint|default)\b/s, 'removes what an older program relies on'],
  [/^alter table .*\balter column \w+ (set data )?type\b/s, 'changes a type'],
  [/^alter table .*\bset not null\b/s, 'refuses rows of an older program'],
  [/^alter table .*\badd (constraint|unique|check|foreign|primary)\b/s, 'refuses rows of an older program'],
  [/^create unique index/, 'refuses rows of an older program'],
  [/^create (unique )?index (?!concurrently)/, 'locks a table that may be large'],
];

/** Programs up to migration 0061 insert whole rows into these, so that a column they do not know is null there. */
const WHOLE_ROWS: ReadonlySet<string> = new Set(['orders', 'order_details', 'transactions', 'parcel_orders']);

/** What the rows of a unique index are: `orders (id) where open`. */
const rowsOf = (statement: string): string | undefined =>
  /^create unique index .*? on (.*)$/s.exec(statement.trim().toLowerCase())?.[1]?.replaceAll(/\s+/g, ' ');

/** Whether a unique index refuses nothing that an earlier one let pass: it covers some of its rows. */
const isWeaker = (statement: string, earlier: readonly string[]): boolean => {
  const rows = rowsOf(statement);
  return rows !== undefined && earlier.some((other) => rows.startsWith(`${rowsOf(other) ?? ''} and `));
};

/**
 * Returns why a statement is not additive. Tables that the same migration creates may be anything; `earlier` are the
 * statements of the migrations before.
 */
export const whyBreaking = (
  statement: string,
  created: ReadonlySet<string>,
  earlier: readonly string[] = [],
): string | undefined => {
  const text = statement.trim().toLowerCase();
  if (/^create unique index concurrently/.test(text) && isWeaker(text, earlier)) return undefined;
  const table = /^alter table (?:if exists )?(\w+)/.exec(text)?.[1] ?? /\bon (\w+)/.exec(text)?.[1] ?? '';
  if (created.has(table)) return undefined;
  const added = /\badd column (?:if not exists )?\w+ [^,]*/g;
  const hasDefault = (column: string): boolean => /\bdefault\b/.test(column) && !WHOLE_ROWS.has(table);
  if ([...text.matchAll(added)].some(([column]) => /\bnot null\b/.test(column) && !hasDefault(column)))
    return 'adds a column that rows of an older program lack';
  return BREAKING.find(([pattern]) => pattern.test(text))?.[1];
};

export const createdTables = (statements: readonly string[]): ReadonlySet<string> =>
  new Set(statements.flatMap((statement) => /^\s*create table (\w+)/i.exec(statement)?.[1]?.toLowerCase() ?? []));
