import type { AccessTokens } from '../../features/identity/index.ts';
import { wireTime } from '../../foundation/time/index.ts';
import type { Handlers } from '../handler.ts';
import { enveloped, notFound } from '../response/index.ts';

type Ids = 'listSessions' | 'endSession' | 'endOtherSessions';
type Deps = { readonly tokens: Pick<AccessTokens, 'sessionsOf' | 'revokeOwn' | 'revokeAll'> };

/** ACCOUNT-5: the caller's sessions. */
export const sessionsRoutes = ({ tokens }: Deps): Handlers<Ids> => ({
  listSessions: async ({ user }) =>
    enveloped(
      (await tokens.sessionsOf(user.id)).map(({ id, userAgent, way, createdAt, lastUsedAt }) => ({
        id,
        user_agent: userAgent,
        via: way,
        created_at: wireTime(createdAt),
        last_used_at: wireTime(lastUsedAt),
        is_current: id === user.tokenId,
      })),
    ),

  endSession: async ({ user, params }) =>
    (await tokens.revokeOwn(user.id, params.id)) ? enveloped(null, 'RECORD_WAS_SUCCESSFULLY_DELETED') : notFound,

  endOtherSessions: async ({ user }) => {
    await tokens.revokeAll(user.id, user.tokenId);
    return enveloped(null, 'RECORD_WAS_SUCCESSFULLY_DELETED');
  },
});
