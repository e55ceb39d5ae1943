import { createPublicKey, createVerify, generateKeyPairSync } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A new RSA key for every run: none is written down anywhere. */
const { privateKey, publicKey } = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  publicKeyEncoding: { type: 'spki', format: 'pem' },
});

export const PROJECT = 'tiffin-test';
export const WEB_APP = {
  apiKey: 'AIzaSyTestTestTestTestTestTestTestTest0',
  appId: '1:123456789012:web:0123456789abcdef',
  messagingSenderId: '123456789012',
  projectId: PROJECT,
};
/** An uncompressed point: four, and 64 bytes. */
export const VAPID_KEY = Buffer.concat([Buffer.from([4]), Buffer.alloc(64, 7)]).toString('base64url');
export const accountOf = (url: string, change: object = {}): string =>
  JSON.stringify({
    type: 'service_account',
    project_id: PROJECT,
    client_email: 'sender@tiffin-test.iam.gserviceaccount.com',
    private_key: privateKey,
    token_uri: `${url}/token`,
    ...change,
  });

export type SentMessage = {
  readonly token: string;
  readonly notification: { readonly title: string; readonly body: string };
  readonly data: Readonly<Record<string, string>>;
};

/**
 * The messaging service's protocol on a port of its own: tokens for signed assertions, and messages to devices that
 * exist.
 */
export interface FakeFcm {
  readonly url: string;
  readonly messages: readonly SentMessage[];
  /** How often a token was given. */
  grants(): number;
  /** Devices that have been given up. */
  readonly gone: Set<string>;
  /** What replaces the next answers to messages. */
  next(...troubles: readonly (number | 'hang')[]): void;
  /** Tokens given so far are not taken any more. */
  revoke(): void;
  /** What a real service would have refused of our own doing. */
  readonly faults: readonly string[];
  close(): Promise<void>;
}

const SCOPE = 'https://www.googleapis.com/auth/firebase.messaging';

export const startFakeFcm = async (now: () => number): Promise<FakeFcm> => {
  const messages: SentMessage[] = [];
  const faults: string[] = [];
  const troubles: (number | 'hang')[] = [];
  const gone = new Set<string>();
  const valid = new Set<string>();
  let grants = 0;

  const isSigned = (assertion: string, url: string): boolean => {
    const [head = '', claims = '', signature = ''] = assertion.split('.');
    const read = (part: string) =>
      JSON.parse(Buffer.from(part, 'base64url').toString()) as Readonly<Record<string, unknown>>;
    const { iss, scope, aud, iat, exp } = read(claims);
    const at = Math.floor(now() / 1000);
    return (
      read(head)['alg'] === 'RS256' &&
      iss === 'sender@tiffin-test.iam.gserviceaccount.com' &&
      scope === SCOPE &&
      aud === `${url}/token` &&
      typeof iat === 'number' &&
      typeof exp === 'number' &&
      Math.abs(iat - at) < 300 &&
      exp - iat <= 3600 &&
      exp > at &&
      createVerify('RSA-SHA256').update(`${head}.${claims}`).verify(createPublicKey(publicKey), signature, 'base64url')
    );
  };

  const answer = (request: IncomingMessage, text: string): { readonly status: number; readonly body: unknown } => {
    if (request.url === '/token') {
      const form = new URLSearchParams(text);
      if (
        form.get('grant_type') !== 'urn:ietf:params:oauth:grant-type:jwt-bearer' ||
        !isSigned(form.get('assertion') ?? '', url)
      ) {
        faults.push('token');
        return { status: 400, body: { error: 'invalid_grant' } };
      }
      grants += 1;
      valid.add(`access-${grants}`);
      return { status: 200, body: { access_token: `access-${grants}`, expires_in: 3599, token_type: 'Bearer' } };
    }
    if (request.method !== 'POST' || request.url !== `/v1/projects/${PROJECT}/messages:send`)
      return { status: 404, body: { error: { status: 'NOT_FOUND' } } };
    if (!valid.has(request.headers.authorization?.replace('Bearer ', '') ?? ''))
      return { status: 401, body: { error: { status: 'UNAUTHENTICATED' } } };
    const { message } = JSON.parse(text) as { readonly message: SentMessage };
    if (Object.values(message.data).some((value) => typeof value !== 'string')) {
      faults.push('data');
      return { status: 400, body: refusal('INVALID_ARGUMENT') };
    }
    if (gone.has(message.token)) return { status: 404, body: refusal('UNREGISTERED') };
    messages.push(message);
    return { status: 200, body: { name: `projects/${PROJECT}/messages/${messages.length}` } };
  };

  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => void chunks.push(chunk));
    request.on('end', () => {
      const trouble = request.url === '/token' ? undefined : troubles.shift();
      if (trouble === 'hang') return;
      const { status, body } =
        trouble === undefined
          ? answer(request, Buffer.concat(chunks).toString())
          : { status: trouble, body: refusal(trouble === 503 ? 'UNAVAILABLE' : 'INTERNAL') };
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    });
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url,
    messages,
    gone,
    faults,
    grants: () => grants,
    next: (...more) => void troubles.push(...more),
    revoke: () => valid.clear(),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};

const refusal = (errorCode: string) => ({
  error: {
    code: 404,
    message: 'Requested entity was not found.',
    status: 'NOT_FOUND',
    details: [{ '@type': 'type.googleapis.com/google.firebase.fcm.v1.FcmError', errorCode }],
  },
});
