import { createHash, createPrivateKey, createPublicKey, generateKeyPairSync, sign, verify, type KeyObject } from 'node:crypto';

/** A pair of keys on P-256; `kid` is the thumbprint of the public one (RFC 7638). */
export type SigningKey = { readonly kid: string; readonly privateKey: KeyObject; readonly publicKey: KeyObject };
export type PublicJwk = {
  readonly kty: 'EC'; readonly crv: 'P-256'; readonly x: string; readonly y: string; readonly kid: string; readonly alg: 'ES256'; readonly use: 'sig';
};
export type Jwk = Readonly<Record<string, string>>;

const ENCODING = { dsaEncoding: 'ieee-p1363' } as const;
const SIGNATURE_BYTES = 64;

export const newSigningKey = (): SigningKey => keyOf(generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey);

export const signingKeyOf = (jwk: Jwk): SigningKey => keyOf(createPrivateKey({ key: jwk, format: 'jwk' }));

export const privateJwk = ({ privateKey }: SigningKey): object => privateKey.export({ format: 'jwk' });

export const publicJwk = ({ publicKey, kid }: SigningKey): PublicJwk => {
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  return { kty: 'EC', crv: 'P-256', x, y, kid, alg: 'ES256', use: 'sig' };
};

/** A compact JWS of a JSON payload (RFC 7515), ES256. */
export const signJws = (payload: object, { privateKey, kid }: SigningKey): string => {
  const signed = `${encoded({ alg: 'ES256', typ: 'JWT', kid })}.${encoded(payload)}`;
  return `${signed}.${sign('sha256', Buffer.from(signed), { key: privateKey, ...ENCODING }).toString('base64url')}`;
};

/** The payload of a JWS that one of the keys signed with ES256; the header chooses the key and nothing else. */
export const readJws = (token: string, keys: readonly SigningKey[]): Readonly<Record<string, unknown>> | undefined => {
  const match = /^([\w-]+)\.([\w-]+)\.([\w-]+)$/.exec(token);
  if (!match) return undefined;
  const [, head = '', payload = '', tail = ''] = match;
  const header = decoded(head);
  if (header?.['alg'] !== 'ES256' || 'crit' in header) return undefined;
  const key = keys.find(({ kid }) => kid === header['kid']);
  const signature = Buffer.from(tail, 'base64url');
  if (!key || signature.length !== SIGNATURE_BYTES || signature.toString('base64url') !== tail) return undefined;
  const isSigned = verify('sha256', Buffer.from(`${head}.${payload}`), { key: key.publicKey, ...ENCODING }, signature);
  return isSigned ? decoded(payload) : undefined;
};

const keyOf = (privateKey: KeyObject): SigningKey => {
  const publicKey = createPublicKey(privateKey);
  const { crv, kty, x, y } = publicKey.export({ format: 'jwk' });
  const kid = createHash('sha256').update(JSON.stringify({ crv, kty, x, y })).digest('base64url');
  return { kid, privateKey, publicKey };
};

const encoded = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');

const decoded = (part: string): Readonly<Record<string, unknown>> | undefined => {
  try {
    const value: unknown = JSON.parse(Buffer.from(part, 'base64url').toString('utf8'));
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Readonly<Record<string, unknown>>) : undefined;
  } catch (failure) {
    if (failure instanceof SyntaxError) return undefined;
    throw failure;
  }
};
