import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { pendingMigrations } from './migrate.ts';
import type { Store } from './store.ts';

/** Whether the database answers. */
export const isHealthy = async ({ database }: Pick<Store, 'database'>): Promise<boolean> => {
  try {
    await sql`select 1`.execute(database);
    return true;
  } catch {
    return false;
  }
};

// Migrations see no tables: the types of the tables are those of today's program.
/** Whether the tables are as this program needs them. */
export const isMigrated = async ({ database }: Pick<Store, 'database'>): Promise<boolean> =>
  (await pendingMigrations(database as unknown as Kysely<never>)).length === 0;
