import { calculateJwkThumbprint, exportJWK, generateKeyPair, importJWK, SignJWT, type CryptoKey } from 'jose';

/** Every identity token is signed with ECDSA on P-256. */
export const ALGORITHM = 'ES256';

/** A key pair on P-256; `kid` is the thumbprint of the public key (RFC 7638). */
export type SigningKey = {
  readonly kid: string;
  readonly privateJwk: Jwk;
  readonly publicJwk: PublicJwk;
  readonly privateKey: CryptoKey;
  readonly publicKey: CryptoKey;
};
export type PublicJwk = {
  readonly kty: 'EC';
  readonly crv: 'P-256';
  readonly x: string;
  readonly y: string;
  readonly kid: string;
  readonly alg: typeof ALGORITHM;
  readonly use: 'sig';
};
export type Jwk = Readonly<Record<string, string>>;

export const generateSigningKey = async (): Promise<SigningKey> => {
  const { privateKey } = await generateKeyPair(ALGORITHM, { extractable: true });
  return importSigningKey((await exportJWK(privateKey)) as Jwk);
};

/** Restores a key pair from its stored private half. */
export const importSigningKey = async (privateJwk: Jwk): Promise<SigningKey> => {
  const { x = '', y = '' } = privateJwk;
  const point = { kty: 'EC', crv: 'P-256', x, y } as const;
  const publicJwk: PublicJwk = { ...point, kid: await calculateJwkThumbprint(point), alg: ALGORITHM, use: 'sig' };
  const [privateKey, publicKey] = await Promise.all([privateJwk, point].map((jwk) => importJWK(jwk, ALGORITHM)));
  return {
    kid: publicJwk.kid,
    privateJwk,
    publicJwk,
    privateKey: privateKey as CryptoKey,
    publicKey: publicKey as CryptoKey,
  };
};

/** Signs the claims as a compact JWT. */
export const signJwt = (claims: object, { privateKey, kid }: Pick<SigningKey, 'privateKey' | 'kid'>): Promise<string> =>
  new SignJWT({ ...claims }).setProtectedHeader({ alg: ALGORITHM, typ: 'JWT', kid }).sign(privateKey);
