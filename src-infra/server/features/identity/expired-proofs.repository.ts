import type { Store } from '../../store/index.ts';
import type { ExpiredProofs } from './identity.ports.ts';

/** Expired rows of codes, proofs and used identity tokens. */
export const createExpiredProofRepository = (store: Store): ExpiredProofs => ({
  removeExpired: async (before) => {
    const { database } = store;
    await database.deleteFrom('used_id_tokens').where('expires_at', '<', before).execute();
    await database.deleteFrom('passkey_challenges').where('expires_at', '<', before).execute();
    await database.deleteFrom('phone_checks').where('expires_at', '<', before).execute();
    await database.deleteFrom('one_time_codes').where('expires_at', '<', before).execute();
    await database.deleteFrom('account_changes').where('expires_at', '<', before).execute();
    await database.deleteFrom('code_proofs').where('expires_at', '<', before).execute();
  },
});
