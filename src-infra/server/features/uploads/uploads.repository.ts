import type { Store } from '../../store/store.ts';
import type { StoredUploads } from './uploads.ports.ts';

/** Rows of `uploads`. */
export const createUploadRepository = (store: Store): StoredUploads => {
  const of = (userId: number) => store.database.selectFrom('uploads').where('user_id', '=', userId);
  return {
    lock: async (userId) =>
      void (await store.database.selectFrom('users').select('id').where('id', '=', userId).forUpdate().execute()),

    bytesOf: async (userId) =>
      Number(
        (
          await of(userId)
            .select((at) => at.fn.sum<number | string | null>('bytes').as('bytes'))
            .executeTakeFirstOrThrow()
        ).bytes ?? 0,
      ),

    insert: async (rows) =>
      void (
        rows.length > 0 &&
        (await store.database
          .insertInto('uploads')
          .values([...rows])
          .execute())
      ),

    owned: async (userId, types, paths) =>
      paths.length === 0
        ? []
        : (
            await of(userId)
              .select('path')
              .where('type', 'in', [...types])
              .where('path', 'in', [...paths])
              .execute()
          ).map(({ path }) => path),

    remove: async (userId, path) =>
      void (await store.database
        .deleteFrom('uploads')
        .where('user_id', '=', userId)
        .where('path', '=', path)
        .execute()),

    exists: async (path) =>
      (await store.database.selectFrom('uploads').select('id').where('path', '=', path).executeTakeFirst()) !==
      undefined,

    paths: async () => (await store.database.selectFrom('uploads').select('path').execute()).map(({ path }) => path),
  };
};
