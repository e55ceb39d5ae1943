import type { Store } from '../../../store/store.ts';
import type { StoredPasskeyChallenges } from './passkeys.ports.ts';

/** Rows of `passkey_challenges`. */
export const createPasskeyChallengeRepository = (store: Store): StoredPasskeyChallenges => ({
  insert: async ({ hash, asked, handle, expiresAt }) =>
    void (await store.database
      .insertInto('passkey_challenges')
      .values({
        challenge_hash: hash,
        user_id: asked?.userId ?? null,
        token_id: asked?.tokenId ?? null,
        user_handle: handle,
        expires_at: expiresAt,
      })
      .execute()),

  take: async (hash, asked, at) => {
    const taken = await store.database
      .deleteFrom('passkey_challenges')
      .where('challenge_hash', '=', hash)
      .where('user_id', 'is not distinct from', asked?.userId ?? null)
      .where('token_id', 'is not distinct from', asked?.tokenId ?? null)
      .where('expires_at', '>', at)
      .returning('user_handle')
      .executeTakeFirst();
    return taken && { handle: taken.user_handle };
  },
});
