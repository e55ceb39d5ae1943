import { createHash, timingSafeEqual } from 'node:crypto';
import type { Clock } from '@domain/kernel/clock.port.ts';
import { randomSecret, type Random } from '../platform/random.ts';
import type { Store } from '../store/index.ts';
import type { CurrentUser } from './current-user.ts';

const DAY_MS = 86_400_000;
export const TOKEN_DAYS = 7;
/** How long the operator can see from where somebody signed in. */
const REMEMBERED_DAYS = 90;
const REMEMBERED = 10_000;
const REMEMBERED_MS = 60_000;

export type SignInSource = { readonly address: string; readonly userAgent: string };
export type SignInWay = 'password' | 'register' | 'forgot' | 'phone' | 'google' | 'facebook' | 'apple';

/** Tokens `<id>|<secret>`: 256 random bits, of which only the hash is stored (contract 1.11). */
export interface AccessTokens {
  /** Signs a user in; the token itself is told only here. */
  issue(userId: number, way: SignInWay, source: SignInSource): Promise<string>;
  /** Who an Authorization header stands for; `undefined` for anything but a valid, unexpired, unrevoked token of an active user. */
  authenticate(authorization: string): Promise<CurrentUser | undefined>;
  /** Those of these that `authenticate` would take now. */
  valid(tokenIds: readonly number[]): Promise<ReadonlySet<number>>;
  revoke(tokenId: number): Promise<void>;
  /** Ends a user's sign-ins, except `kept`. */
  revokeAll(userId: number, kept?: number): Promise<void>;
  /** Forgets sign-ins of long ago, which name devices and addresses of people. */
  prune(): Promise<void>;
  /** Makes every process forget what it remembers of a user. */
  userChanged(userId: number): Promise<void>;
}

type Known = { readonly user: CurrentUser; readonly hash: Buffer; readonly expiresAt: number; readonly readAt: number };

export const createAccessTokens = ({ store, clock, random }: { store: Store; clock: Clock; random: Random }): AccessTokens => {
  const remembered = new Map<number, Known>();
  store.hear('identity', (userId) => {
    for (const [tokenId, { user }] of remembered) if (userId === undefined || user.id === Number(userId)) remembered.delete(tokenId);
  });

  const read = async (tokenId: number): Promise<Known | undefined> => {
    const row = await store.database
      .selectFrom('access_tokens as token')
      .innerJoin('users', 'users.id', 'token.user_id')
      .select(['token.secret_hash', 'token.expires_at', 'users.id', 'users.uuid', 'users.firstname', 'users.lastname', 'users.role', 'users.password_hash'])
      .where('token.id', '=', tokenId)
      .where('token.revoked_at', 'is', null)
      .where('users.active', '=', true)
      .where('users.deleted_at', 'is', null)
      .executeTakeFirst();
    if (!row) return undefined;
    const { id, uuid, firstname, lastname, role } = row;
    return {
      user: { id, uuid, firstname, lastname, role, tokenId, hasPassword: row.password_hash !== null },
      hash: Buffer.from(row.secret_hash, 'hex'),
      expiresAt: row.expires_at,
      readAt: clock.now(),
    };
  };

  const find = async (tokenId: number): Promise<Known | undefined> => {
    const known = remembered.get(tokenId);
    if (known && clock.now() - known.readAt < REMEMBERED_MS) return known;
    const fresh = await read(tokenId);
    if (remembered.size >= REMEMBERED) remembered.clear();
    if (fresh) remembered.set(tokenId, fresh);
    return fresh;
  };

  const userChanged = (userId: number): Promise<void> => store.tell('identity', String(userId));

  return {
    issue: async (userId, way, { address, userAgent }) => {
      const secret = randomSecret(random);
      const now = clock.now();
      const { id } = await store.database
        .insertInto('access_tokens')
        .values({
          user_id: userId, secret_hash: hashOf(secret).toString('hex'), user_agent: userAgent, address, via: way,
          created_at: now, expires_at: now + TOKEN_DAYS * DAY_MS, revoked_at: null,
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      return `${id}|${secret}`;
    },
    authenticate: async (authorization) => {
      const match = /^Bearer (\d{1,9})\|([A-Za-z0-9_-]{40,100})$/.exec(authorization);
      if (!match) return undefined;
      const known = await find(Number(match[1]));
      const isRight = known && known.expiresAt > clock.now() && timingSafeEqual(known.hash, hashOf(match[2] ?? ''));
      return isRight ? known.user : undefined;
    },
    valid: async (tokenIds) => {
      if (tokenIds.length === 0) return new Set();
      const rows = await store.database
        .selectFrom('access_tokens as token').innerJoin('users', 'users.id', 'token.user_id').select('token.id').where('token.id', 'in', [...tokenIds])
        .where('token.revoked_at', 'is', null).where('token.expires_at', '>', clock.now()).where('users.active', '=', true).where('users.deleted_at', 'is', null).execute();
      return new Set(rows.map(({ id }) => id));
    },
    revoke: async (tokenId) => {
      const revoked = await store.database
        .updateTable('access_tokens').set({ revoked_at: clock.now() }).where('id', '=', tokenId).returning('user_id').executeTakeFirst();
      if (revoked) await userChanged(revoked.user_id);
    },
    revokeAll: async (userId, kept = 0) => {
      await store.database
        .updateTable('access_tokens')
        .set({ revoked_at: clock.now() })
        .where('user_id', '=', userId)
        .where('id', '!=', kept)
        .where('revoked_at', 'is', null)
        .execute();
      await userChanged(userId);
    },
    prune: async () => {
      // Ids grow with time, so this looks at old rows only.
      await store.database
        .deleteFrom('access_tokens')
        .where('id', '<', ({ selectFrom, fn }) =>
          selectFrom('access_tokens').select(fn.min('id').as('first')).where('created_at', '>=', clock.now() - REMEMBERED_DAYS * DAY_MS))
        .execute();
    },
    userChanged,
  };
};

const hashOf = (secret: string): Buffer => createHash('sha256').update(secret).digest();
