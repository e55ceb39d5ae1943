import { sql } from 'kysely';
import type { Store } from './store.ts';
import { asJson } from './tables/index.ts';

/** What the processes of a server know together, by name. */
export const createFactRepository = (store: Store, name: string) => ({
  read: async (): Promise<unknown> =>
    (await store.database.selectFrom('server_facts').select('value').where('name', '=', name).executeTakeFirst())?.value,

  /** The value; nobody else changes it until the end of the transaction. */
  lock: async (): Promise<unknown> => {
    await sql`insert into server_facts (name, value, updated_at) values (${name}, 'null', 0) on conflict (name) do nothing`.execute(store.database);
    return (await store.database.selectFrom('server_facts').select('value').where('name', '=', name).forUpdate().executeTakeFirst())?.value ?? undefined;
  },

  write: async (value: unknown, at: number): Promise<void> =>
    void (await sql`
      insert into server_facts (name, value, updated_at) values (${name}, ${asJson(value)}, ${at})
      on conflict (name) do update set value = excluded.value, updated_at = excluded.updated_at`.execute(store.database)),
});
