import { sql } from 'kysely';
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
