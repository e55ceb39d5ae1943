import type { Claims } from '../../../src-infra/server/features/identity/provider/claims.ts';
import {
  importSigningKey,
  signJwt,
  type SigningKey,
} from '../../../src-infra/server/features/identity/provider/signing-key.ts';
import type { TestMarketplace } from '../support/marketplace.ts';

export const MINUTE_MS = 60_000;
/** Pages and tokens of a site that only this machine sees. */
export const SITE = 'http://localhost:8080';

/** Changes settings as an operator would. */
export const setSettings = async (
  { store }: TestMarketplace,
  values: Readonly<Record<string, string>>,
): Promise<void> => {
  for (const [key, value] of Object.entries(values))
    await store.database.updateTable('settings').set({ value }).where('key', '=', key).execute();
  await store.broadcast.publish('reference', '');
};

/** Messages sent to a person, newest first. */
export const sentTo = ({ store }: TestMarketplace, to: string) =>
  store.database.selectFrom('outbox').selectAll().where('recipient', '=', to).orderBy('id', 'desc').execute();

export const codeFor = async (test: TestMarketplace, to: string): Promise<string> =>
  (await sentTo(test, to))[0]?.code ?? '';

/** `wanted`, or, when that happens to be the right code, another wrong one. */
export const otherThan = (right: string, wanted = '000000'): string => (wanted !== right ? wanted : '111111');

/** The key that the server signs with; it makes one when it is first asked. */
export const keyOf = async ({ marketplace, store }: TestMarketplace): Promise<SigningKey> => {
  await marketplace.fetch(new Request(`${SITE}/identity/jwks.json`));
  const { private_key } = await store.database
    .selectFrom('signing_keys')
    .selectAll()
    .where('is_current', '=', true)
    .executeTakeFirstOrThrow();
  return importSigningKey(private_key);
};

export type Payload = Partial<Record<keyof Claims | 'phone_number' | 'email_verified', unknown>>;
let minted = 0;

/** A payload that the server takes, unless it is changed; each is a new one. */
export const payloadOf = ({ clock }: TestMarketplace, more: Payload = {}): Payload => {
  const iat = Math.floor(clock.now() / 1000);
  minted += 1;
  return {
    iss: `${SITE}/identity/google`,
    aud: 'marketplace-web',
    sub: `person-${minted}`,
    name: 'Omar Vis',
    nonce: 'n-1',
    iat,
    exp: iat + 300,
    jti: `token-${minted}`,
    ...more,
  };
};

export const mint = async (test: TestMarketplace, more: Payload = {}): Promise<string> =>
  signJwt(payloadOf(test, more), await keyOf(test));
