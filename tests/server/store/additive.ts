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

/** Returns why a statement is not additive; tables that the same migration creates may be anything. */
export const whyBreaking = (statement: string, created: ReadonlySet<string>): string | undefined => {
  const text = statement.trim().toLowerCase();
  const table = /^alter table (?:if exists )?(\w+)/.exec(text)?.[1] ?? /\bon (\w+)/.exec(text)?.[1] ?? '';
  if (created.has(table)) return undefined;
  const added = /\badd column (?:if not exists )?\w+ [^,]*/g;
  if ([...text.matchAll(added)].some(([column]) => /\bnot null\b/.test(column) && !/\bdefault\b/.test(column)))
    return 'adds a column that rows of an older program lack';
  return BREAKING.find(([pattern]) => pattern.test(text))?.[1];
};

export const createdTables = (statements: readonly string[]): ReadonlySet<string> =>
  new Set(statements.flatMap((statement) => /^\s*create table (\w+)/i.exec(statement)?.[1]?.toLowerCase() ?? []));
