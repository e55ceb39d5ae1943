import { createPrivateKey } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { readFirebaseApp } from '../../foundation/platform/firebase-app.ts';
import { objectIn } from '../../foundation/platform/object-in.ts';

/** The public configuration that browsers need to obtain a token. */
export type PushClientConfig = {
  readonly apiKey: string;
  readonly appId: string;
  readonly messagingSenderId: string;
  readonly projectId: string;
  readonly vapidKey: string;
};
/** The service account that sends messages. */
export type PushSenderConfig = {
  readonly projectId: string;
  readonly email: string;
  readonly privateKey: string;
  readonly tokenUrl: string;
  readonly url: string;
};
export type PushConfig = {
  readonly client: PushClientConfig;
  /** Absent if another server sends. */ readonly sender: PushSenderConfig | undefined;
};

type Read = {
  readonly value: (name: string) => string | undefined;
  readonly refuse: (setting: string, sentence: string) => undefined;
  readonly isSafeAddress: (text: string) => boolean;
};

const APP_TEXTS = ['apiKey', 'appId', 'messagingSenderId', 'projectId'] as const;
/** An uncompressed point of P-256. */
const VAPID_BYTES = 65;
const TOKEN_URL = 'https://oauth2.googleapis.com/token';
const FCM_URL = 'https://fcm.googleapis.com';

/** NOTIFY-6: reads the Firebase Cloud Messaging settings; `undefined` if absent or invalid, which is logged. */
export const readPushConfig = ({ value, refuse, isSafeAddress }: Read): PushConfig | undefined => {
  const [app, vapidKey, account] = [
    value('FIREBASE_CONFIG'),
    value('FIREBASE_VAPID_KEY'),
    value('FIREBASE_SERVICE_ACCOUNT'),
  ];
  const url = value('FCM_URL') ?? FCM_URL;
  if (!isSafeAddress(url)) refuse('FCM_URL', `must be an https address, not "${url}".`);
  if (app === undefined) {
    if (vapidKey !== undefined || account !== undefined)
      refuse(
        'FIREBASE_CONFIG',
        'is needed with FIREBASE_VAPID_KEY and FIREBASE_SERVICE_ACCOUNT: without it no browser asks to be told.',
      );
    return undefined;
  }
  const texts = readFirebaseApp(app, APP_TEXTS, (sentence) => refuse('FIREBASE_CONFIG', sentence));
  if (vapidKey === undefined)
    refuse('FIREBASE_VAPID_KEY', 'is needed with FIREBASE_CONFIG: browsers know the sender by it.');
  else if (!isVapidKey(vapidKey))
    refuse('FIREBASE_VAPID_KEY', 'must be the public key of the web push certificates, in base64url.');
  const sender = account === undefined ? undefined : readSender(account, url, { refuse, isSafeAddress });
  if (!texts || vapidKey === undefined) return undefined;
  const { projectId } = texts;
  if (sender && sender.projectId !== projectId)
    refuse('FIREBASE_SERVICE_ACCOUNT', `is of the project ${sender.projectId}, but FIREBASE_CONFIG of ${projectId}.`);
  return { client: { ...texts, vapidKey }, sender };
};

/** The JSON or the path of its file, which keeps the key out of process lists. */
const readSender = (
  account: string,
  url: string,
  { refuse, isSafeAddress }: Omit<Read, 'value'>,
): PushSenderConfig | undefined => {
  const texts = objectIn(account.startsWith('{') ? account : contentOf(account));
  if (!texts)
    return refuse('FIREBASE_SERVICE_ACCOUNT', 'must be the JSON of a service account key, or the path of its file.');
  const [projectId, email, privateKey] = ['project_id', 'client_email', 'private_key'].map((name) =>
    textOf(texts[name]),
  ) as [string, string, string];
  const tokenUrl = textOf(texts['token_uri']) || TOKEN_URL;
  if (projectId === '' || email === '' || !isPrivateKey(privateKey))
    return refuse('FIREBASE_SERVICE_ACCOUNT', 'has no usable project_id, client_email and private_key.');
  if (!isSafeAddress(tokenUrl))
    return refuse('FIREBASE_SERVICE_ACCOUNT', 'has a token_uri that is not an https address.');
  return { projectId, email, privateKey, tokenUrl, url };
};

const contentOf = (path: string): string => {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
};

const isVapidKey = (text: string): boolean => {
  const bytes = Buffer.from(text, 'base64url');
  return /^[\w-]+$/.test(text) && bytes.length === VAPID_BYTES && bytes[0] === 4;
};

const isPrivateKey = (text: string): boolean => {
  try {
    return createPrivateKey(text).asymmetricKeyType === 'rsa';
  } catch {
    return false;
  }
};

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
