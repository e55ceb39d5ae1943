import { createHash, createSign, generateKeyPairSync, randomBytes, type KeyObject } from 'node:crypto';

/** What goes wrong in a ceremony, where something shall. */
export type Deviation = {
  readonly origin?: string;
  /** The host name that the authenticator signs for. */
  readonly host?: string;
  readonly type?: string;
  readonly challenge?: string;
  readonly isVerified?: boolean;
  readonly isPresent?: boolean;
  readonly count?: number;
  readonly userHandle?: string;
  readonly crossOrigin?: boolean;
  /** Changes the signature after it was made. */
  readonly tamper?: (signature: Buffer) => Buffer;
  readonly algorithm?: number;
};
type Credential = {
  readonly id: string;
  readonly host: string;
  readonly userHandle: string;
  readonly privateKey: KeyObject;
  readonly publicKey: KeyObject;
  count: number;
};
type CreationOptions = {
  readonly challenge: string;
  readonly rp: { readonly id: string };
  readonly user: { readonly id: string };
};

/** An authenticator in software: P-256 keys, real signatures, attestation "none", on one site. */
export const createAuthenticator = (site: string) => {
  const sha256 = (data: string | Buffer): Buffer => createHash('sha256').update(data).digest();

  const clientData = (type: string, challenge: string, { origin = site, ...how }: Deviation): string =>
    Buffer.from(
      JSON.stringify({
        type: how.type ?? type,
        challenge: how.challenge ?? challenge,
        origin,
        crossOrigin: how.crossOrigin ?? false,
      }),
    ).toString('base64url');

  const authenticatorData = (
    host: string,
    count: number,
    { isVerified = true, isPresent = true }: Deviation,
    attested = Buffer.alloc(0),
  ): Buffer => {
    const flags = (isPresent ? 0x01 : 0) | (isVerified ? 0x04 : 0) | (attested.length > 0 ? 0x40 : 0);
    const counted = Buffer.alloc(5);
    counted[0] = flags;
    counted.writeUInt32BE(count, 1);
    return Buffer.concat([sha256(host), counted, attested]);
  };

  return {
    /** Makes a credential; returns it with the answer to the server. */
    create: (options: CreationOptions, how: Deviation = {}) => {
      const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
      const id = randomBytes(32);
      const credential: Credential = {
        id: id.toString('base64url'),
        host: options.rp.id,
        userHandle: options.user.id,
        privateKey,
        publicKey,
        count: how.count ?? 0,
      };
      const length = Buffer.alloc(2);
      length.writeUInt16BE(id.length);
      const attested = Buffer.concat([Buffer.alloc(16), length, id, coseKey(publicKey, how.algorithm)]);
      const data = authenticatorData(how.host ?? options.rp.id, credential.count, how, attested);
      const answer = {
        id: credential.id,
        rawId: credential.id,
        type: 'public-key',
        clientExtensionResults: {},
        response: {
          clientDataJSON: clientData('webauthn.create', options.challenge, how),
          attestationObject: cborMap([
            [cborText('fmt'), cborText('none')],
            [cborText('attStmt'), cborMap([])],
            [cborText('authData'), cborBytes(data)],
          ]).toString('base64url'),
          transports: ['internal'],
        },
      };
      return { credential, answer };
    },

    /** Signs a challenge with a credential, which counts its uses. */
    sign: (credential: Credential, { challenge }: { readonly challenge: string }, how: Deviation = {}) => {
      credential.count += 1;
      const data = authenticatorData(how.host ?? credential.host, how.count ?? credential.count, how);
      const json = clientData('webauthn.get', challenge, how);
      const signed = createSign('sha256')
        .update(Buffer.concat([data, sha256(Buffer.from(json, 'base64url'))]))
        .sign(credential.privateKey);
      return {
        id: credential.id,
        rawId: credential.id,
        type: 'public-key',
        clientExtensionResults: {},
        response: {
          clientDataJSON: json,
          authenticatorData: data.toString('base64url'),
          signature: (how.tamper?.(signed) ?? signed).toString('base64url'),
          userHandle: how.userHandle ?? credential.userHandle,
        },
      };
    },
  };
};

/** The public key as COSE writes it: EC2, ES256, P-256. */
const coseKey = (key: KeyObject, algorithm = -7): Buffer => {
  const { x = '', y = '' } = key.export({ format: 'jwk' });
  return cborMap([
    [cborInteger(1), cborInteger(2)],
    [cborInteger(3), cborInteger(algorithm)],
    [cborInteger(-1), cborInteger(1)],
    [cborInteger(-2), cborBytes(Buffer.from(x, 'base64url'))],
    [cborInteger(-3), cborBytes(Buffer.from(y, 'base64url'))],
  ]);
};

/** The head of an item of CBOR: its major type and a length or value below 65,536. */
const head = (major: number, value: number): Buffer => {
  const type = major << 5;
  if (value < 24) return Buffer.from([type | value]);
  return value < 256 ? Buffer.from([type | 24, value]) : Buffer.from([type | 25, value >> 8, value & 0xff]);
};
const cborInteger = (value: number): Buffer => (value < 0 ? head(1, -1 - value) : head(0, value));
const cborBytes = (bytes: Buffer): Buffer => Buffer.concat([head(2, bytes.length), bytes]);
const cborText = (text: string): Buffer => Buffer.concat([head(3, Buffer.byteLength(text)), Buffer.from(text)]);
const cborMap = (entries: readonly (readonly [Buffer, Buffer])[]): Buffer =>
  Buffer.concat([head(5, entries.length), ...entries.flat()]);
