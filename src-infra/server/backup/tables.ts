import { sql } from 'kysely';
import type { Store } from '../store/index.ts';

type Edge = { readonly child: string; readonly parent: string };

/** Every table with data of the marketplace, parents before the tables that refer to them. */
export const tablesInOrder = async ({ database }: Pick<Store, 'database'>): Promise<readonly string[]> => {
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = current_schema() and table_type = 'BASE TABLE' and table_name not like 'kysely\\_%' order by table_name`.execute(database);
  const { rows: edges } = await sql<Edge>`
    select child.relname as child, parent.relname as parent
    from pg_constraint c join pg_class child on child.oid = c.conrelid join pg_class parent on parent.oid = c.confrelid
    where c.contype = 'f' and child.relnamespace = current_schema()::regnamespace`.execute(database);
  return parentsFirst(tables.map(({ name }) => name), edges);
};

/** A table may refer to itself; a circle of several is a mistake of the schema and throws. */
export const parentsFirst = (names: readonly string[], edges: readonly Edge[]): readonly string[] => {
  const left = new Set(names);
  const ordered: string[] = [];
  while (left.size > 0) {
    const free = [...left].filter((name) => edges.every(({ child, parent }) => child !== name || parent === name || !left.has(parent)));
    if (free.length === 0) throw new Error(`Tables refer to one another in a circle: ${[...left].join(', ')}`);
    for (const name of free) left.delete(name);
    ordered.push(...free);
  }
  return ordered;
};

/** Names of the migrations that have made the tables, in order. */
export const migrationsOf = async ({ database }: Pick<Store, 'database'>): Promise<readonly string[]> => {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(database);
  return rows.map(({ name }) => name);
};
