import { sql, type DatabaseIntrospector, type Kysely } from 'kysely';

/**
 * Introspects table names without columns: all that migrations need, and columns take the embedded database half a
 * second.
 */
export const createTableNames = (database: Kysely<unknown>): DatabaseIntrospector => {
  const getTables = async () => {
    const { rows } = await sql<{ name: string }>`
      select relname as name
      from pg_class
      where relkind = 'r'
        and relnamespace = current_schema()::regnamespace`.execute(database);
    return rows.map(({ name }) => ({ name, isView: false, columns: [] }));
  };
  return { getSchemas: () => Promise.resolve([]), getTables, getMetadata: async () => ({ tables: await getTables() }) };
};
