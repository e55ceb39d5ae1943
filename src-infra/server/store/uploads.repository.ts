import type { Insertable } from 'kysely';
import type { Store } from './store.ts';
import type { Tables } from './tables/index.ts';

export type NewUploadRow = Insertable<Tables['uploads']>;

/** Which user has sent which picture. */
export const createUploadRepository = (store: Store) => {
  const of = (userId: number) => store.database.selectFrom('uploads').where('user_id', '=', userId);
  return {
    /** Makes the uploads of one user wait for each other, until the end of the transaction. */
    lock: async (userId: number): Promise<void> =>
      void (await store.database.selectFrom('users').select('id').where('id', '=', userId).forUpdate().execute()),

    bytesOf: async (userId: number): Promise<number> =>
      Number((await of(userId).select((at) => at.fn.sum<number | string | null>('bytes').as('bytes')).executeTakeFirstOrThrow()).bytes ?? 0),

    insert: async (rows: readonly NewUploadRow[]): Promise<void> =>
      void (rows.length > 0 && (await store.database.insertInto('uploads').values([...rows]).execute())),

    /** Those of these paths that the user has sent for one of these types. */
    owned: async (userId: number, types: readonly string[], paths: readonly string[]): Promise<readonly string[]> =>
      paths.length === 0
        ? []
        : (await of(userId).select('path').where('type', 'in', [...types]).where('path', 'in', [...paths]).execute()).map(({ path }) => path),

    exists: async (path: string): Promise<boolean> =>
      (await store.database.selectFrom('uploads').select('id').where('path', '=', path).executeTakeFirst()) !== undefined,

    paths: async (): Promise<readonly string[]> => (await store.database.selectFrom('uploads').select('path').execute()).map(({ path }) => path),
  };
};
