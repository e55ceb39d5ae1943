import { createHash, timingSafeEqual } from 'node:crypto';
import { DAY_MS, type Clock } from '@domain/kernel/clock.port.ts';
import { randomSecret, type Random } from '../../foundation/platform/random.ts';
import type { CurrentUser } from './current-user.ts';
import type { Broadcast } from '../../foundation/broadcast/index.ts';
import type { OwnSession, SignInWay, SignInSource, StoredTokens } from './identity.ports.ts';

export const TOKEN_DAYS = 7;
/** How long the origin of a sign-in stays visible to operators. */
const RETENTION_DAYS = 90;
const CACHED = 10_000;
const RETENTION_MS = 60_000;
/** A use is noted if the last one was so long ago: one write a session in five minutes. */
const USE_STEP_MS = 300_000;

export type KnownDevice = { readonly userId: number; readonly tokenId: number };

/** Tokens `<id>|<secret>`: 256 random bits, of which only the hash is stored (contract 1.11). */
export interface AccessTokens {
  /** Creates a session and returns its token, which is not readable later. */
  issue(userId: number, way: SignInWay, source: SignInSource): Promise<string>;
  /**
   * Returns the user of an Authorization header; `undefined` unless the token is valid, unexpired, not revoked and of
   * an active user.
   */
  authenticate(authorization: string): Promise<CurrentUser | undefined>;
  /** Returns whose sign-in a token was, also of one that has ended; `undefined` for forged and forgotten ones. */
  identifyDevice(token: string): Promise<KnownDevice | undefined>;
  /** Returns the ids of those tokens that are valid now. */
  valid(tokenIds: readonly number[]): Promise<ReadonlySet<number>>;
  /** ACCOUNT-5: Returns a user's valid sessions, the last used first; the time of use is exact to five minutes. */
  sessionsOf(userId: number): Promise<readonly OwnSession[]>;
  /** ACCOUNT-5: Ends one of the user's own sessions; returns false if there is none with this id. */
  revokeOwn(userId: number, tokenId: number): Promise<boolean>;
  revoke(tokenId: number): Promise<void>;
  /** Revokes a user's tokens, except `kept`. */
  revokeAll(userId: number, exceptId?: number): Promise<void>;
  /** Deletes old sign-ins, which contain devices and addresses of people. */
  prune(): Promise<void>;
  /** Invalidates the cached user in every process. */
  userChanged(userId: number): Promise<void>;
}

type CachedToken = {
  readonly user: CurrentUser;
  readonly hash: Buffer;
  readonly expiresAt: number;
  readonly readAt: number;
  lastUsedAt: number;
};

type Deps = {
  readonly stored: StoredTokens;
  readonly broadcast: Broadcast;
  readonly clock: Clock;
  readonly random: Random;
};

export const createAccessTokens = ({ stored, broadcast, clock, random }: Deps): AccessTokens => {
  const remembered = new Map<number, CachedToken>();
  broadcast.subscribe('identity', (userId) => {
    for (const [tokenId, { user }] of remembered)
      if (userId === undefined || user.id === Number(userId)) remembered.delete(tokenId);
  });

  const read = async (tokenId: number): Promise<CachedToken | undefined> => {
    const found = await stored.find(tokenId);
    return (
      found && {
        user: found.user,
        hash: Buffer.from(found.secretHash, 'hex'),
        expiresAt: found.expiresAt,
        lastUsedAt: found.lastUsedAt,
        readAt: clock.now(),
      }
    );
  };

  const find = async (tokenId: number): Promise<CachedToken | undefined> => {
    const known = remembered.get(tokenId);
    if (known && clock.now() - known.readAt < RETENTION_MS) return known;
    const fresh = await read(tokenId);
    if (remembered.size >= CACHED) remembered.clear();
    if (fresh) remembered.set(tokenId, fresh);
    return fresh;
  };

  const noteUse = async (known: CachedToken): Promise<void> => {
    const now = clock.now();
    if (now - known.lastUsedAt < USE_STEP_MS) return;
    known.lastUsedAt = now;
    await stored.touch(known.user.tokenId, now);
  };

  const userChanged = (userId: number): Promise<void> => broadcast.publish('identity', String(userId));

  return {
    issue: async (userId, way, source) => {
      const secret = randomSecret(random);
      const now = clock.now();
      const id = await stored.insert({
        ...source,
        userId,
        secretHash: hashOf(secret).toString('hex'),
        way,
        createdAt: now,
        expiresAt: now + TOKEN_DAYS * DAY_MS,
      });
      return `${id}|${secret}`;
    },
    authenticate: async (authorization) => {
      const match = authorization.startsWith(BEARER) ? TOKEN.exec(authorization.slice(BEARER.length)) : null;
      if (!match) return undefined;
      const known = await find(Number(match[1]));
      const isRight = known && known.expiresAt > clock.now() && timingSafeEqual(known.hash, hashOf(match[2] ?? ''));
      if (!isRight) return undefined;
      await noteUse(known);
      return known.user;
    },
    identifyDevice: async (token) => {
      const match = TOKEN.exec(token);
      const found = match ? await stored.origin(Number(match[1])) : undefined;
      const isRight = found && timingSafeEqual(Buffer.from(found.secretHash, 'hex'), hashOf(match?.[2] ?? ''));
      return isRight ? { userId: found.userId, tokenId: Number(match?.[1]) } : undefined;
    },
    valid: async (tokenIds) => (tokenIds.length === 0 ? new Set() : stored.valid(tokenIds, clock.now())),
    sessionsOf: (userId) => stored.ofUser(userId, clock.now()),
    revokeOwn: async (userId, tokenId) => {
      const isEnded = await stored.revokeOwn(userId, tokenId, clock.now());
      if (isEnded) await userChanged(userId);
      return isEnded;
    },
    revoke: async (tokenId) => {
      const userId = await stored.revoke(tokenId, clock.now());
      if (userId !== undefined) await userChanged(userId);
    },
    revokeAll: async (userId, exceptId = 0) => {
      await stored.revokeAllBut(exceptId, userId, clock.now());
      await userChanged(userId);
    },
    prune: () => stored.removeBefore(clock.now() - RETENTION_DAYS * DAY_MS),
    userChanged,
  };
};

const BEARER = 'Bearer ';
const TOKEN = /^(\d{1,9})\|([A-Za-z0-9_-]{40,100})$/;

const hashOf = (secret: string): Buffer => createHash('sha256').update(secret).digest();
