import { readFirebaseApp } from '../../../foundation/platform/firebase-app.ts';
import { objectIn } from '../../../foundation/platform/object-in.ts';
import { PROVIDERS, type Provider } from './providers.ts';

/** What browsers need to sign in with the hosted identity service. */
export type HostedIdentityClient = {
  readonly apiKey: string;
  readonly appId: string;
  readonly projectId: string;
  /** The names under which the providers know this site. */
  readonly clients: Readonly<Partial<Record<Provider, string>>>;
  /** Origin of the service; absent for Google's own. */
  readonly url?: string;
};
export type HostedIdentityConfig = {
  readonly client: HostedIdentityClient;
  /** Address of the keys that sign the tokens of the service. */
  readonly keysUrl: string;
};

type Read = {
  readonly value: (name: string) => string | undefined;
  readonly refuse: (setting: string, sentence: string) => undefined;
  readonly isSafeAddress: (text: string) => boolean;
};

const APP_TEXTS = ['apiKey', 'appId', 'projectId'] as const;
const KEYS_URL = 'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com';

/** How the names look under which the providers know a site. */
const SHAPES: Readonly<Record<Provider, RegExp>> = {
  google: /^[\w-]{1,200}\.apps\.googleusercontent\.com$/,
  apple: /^[\w.-]{3,255}$/,
  facebook: /^\d{5,30}$/,
};

/** ACCOUNT-1: reads the settings of the hosted identity service; `undefined` if absent or invalid, which is logged. */
export const readHostedIdentityConfig = ({ value, refuse, isSafeAddress }: Read): HostedIdentityConfig | undefined => {
  const [app, names, url] = [value('FIREBASE_AUTH_CONFIG'), value('FIREBASE_AUTH_CLIENTS'), value('FIREBASE_AUTH_URL')];
  const keysUrl = value('FIREBASE_AUTH_KEYS_URL') ?? KEYS_URL;
  for (const [setting, address] of Object.entries({ FIREBASE_AUTH_URL: url, FIREBASE_AUTH_KEYS_URL: keysUrl }))
    if (address !== undefined && !isSafeAddress(address))
      refuse(setting, `must be an https address, not "${address}".`);
  if (app === undefined && names === undefined) return undefined;
  if (app === undefined)
    return refuse('FIREBASE_AUTH_CONFIG', 'is needed with FIREBASE_AUTH_CLIENTS: it names the project.');
  if (names === undefined)
    return refuse('FIREBASE_AUTH_CLIENTS', 'is needed with FIREBASE_AUTH_CONFIG: providers know this site by it.');
  const texts = readFirebaseApp(app, APP_TEXTS, (sentence) => refuse('FIREBASE_AUTH_CONFIG', sentence));
  const clients = readClients(names, (sentence) => refuse('FIREBASE_AUTH_CLIENTS', sentence));
  return (
    texts &&
    clients && { client: { ...texts, clients, ...(url !== undefined && { url: new URL(url).origin }) }, keysUrl }
  );
};

const readClients = (
  json: string,
  refuse: (sentence: string) => undefined,
): HostedIdentityClient['clients'] | undefined => {
  const given = objectIn(json);
  const known = PROVIDERS.filter((name) => given?.[name] !== undefined);
  if (!given || known.length === 0)
    return refuse(`must be a JSON object with the client ids of ${PROVIDERS.join(', ')}, or of some of them.`);
  const textOf = (name: Provider): string => (typeof given[name] === 'string' ? given[name] : '');
  const wrong = known.filter((name) => !SHAPES[name].test(textOf(name)));
  if (wrong.length > 0) return refuse(`has no usable ${wrong.join(', ')}.`);
  return Object.fromEntries(known.map((name) => [name, textOf(name)]));
};
