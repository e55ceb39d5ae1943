import { join } from 'node:path';
import { err, ok, type Result } from '@domain/kernel/result.ts';
import { instant, type Instant } from '@domain/kernel/clock.port.ts';
import { DEFAULT_LIMITS, parseLimits, type LimitRules } from './limits/index.ts';
import { LOG_LEVELS, type LogLevel } from './platform/log.ts';
import { readPushConfig, type PushConfig } from './push/index.ts';

export type StoreConfig =
  /** `template` is the path of a dumped database, which a new one begins as a copy of: quicker than making one. */
  | { readonly kind: 'embedded'; readonly directory: string; readonly template?: string }
  | { readonly kind: 'postgres'; readonly url: string }
  /** Embedded and forgotten at the end: tests. `template` is a dumped database. */
  | { readonly kind: 'memory'; readonly template?: Blob };

export type DemoConfig = {
  readonly password: string;
  readonly speed: number;
  /** Where the simulation clock starts; `undefined` is the real time. */
  readonly clockStart: Instant | undefined;
  /** So many products of grown shops stand beside the city in a new store. */
  readonly products: number;
};

/** Who takes payments. */
export type PaymentConfig = {
  /** Whether a provider stands in for those without keys, and takes no money. */
  readonly isTest: boolean;
  readonly stripe: { readonly secretKey: string; readonly webhookSecret: string; readonly apiUrl: string } | undefined;
};

/** The maps service that clients ask for the address of a place. */
export type MapsConfig = {
  /** Published to clients; absent where another server of the contract publishes its own. */
  readonly key: string | undefined;
  readonly url: string;
};

export type ServerConfig = {
  readonly host: string;
  readonly port: number;
  readonly store: StoreConfig;
  /** Where uploaded pictures lie; with several servers on one database, a folder they share. */
  readonly uploadsDirectory: string;
  /** `undefined` outside demo mode. */
  readonly demo: DemoConfig | undefined;
  /** `undefined` switches every limit off (load tests). */
  readonly limits: LimitRules | undefined;
  /** Origin of links and pictures; `undefined` takes each request's own. */
  readonly publicUrl: string | undefined;
  readonly logLevel: LogLevel;
  /** Who shows it may read /metrics from another machine. */
  readonly metricsToken: string | undefined;
  readonly payments: PaymentConfig;
  /** `undefined` where no maps service is asked; pages then let no other host in. */
  readonly maps: MapsConfig | undefined;
  /** Where the link to the admin panel leads where the API has no desk; `undefined` leaves it out there. */
  readonly adminUrl: string | undefined;
  /** `undefined` where no messaging service tells devices. */
  readonly push: PushConfig | undefined;
};

export type ConfigMistake = { readonly setting: string; readonly sentence: string };
type Environment = Readonly<Record<string, string | undefined>>;

const LOOPBACK = ['127.0.0.1', '::1', 'localhost'];
const DEFAULT_DEMO_PASSWORD = 'lunchbox';
const DEFAULT_MAPS_URL = 'https://maps.googleapis.com/maps/api/geocode/json';
const MOST_DEMO_PRODUCTS = 2_000_000;

/** Reads the settings the server starts with; every mistake is told, each in one sentence. */
export const readConfig = (environment: Environment): Result<ServerConfig, readonly ConfigMistake[]> => {
  const mistakes: ConfigMistake[] = [];
  const value = (name: string): string | undefined => environment[name]?.trim() || undefined;
  const refuse = (setting: string, sentence: string): undefined => void mistakes.push({ setting, sentence: `${setting} ${sentence}` });

  const integer = (name: string, fallback: number, lowest: number, highest: number): number => {
    const text = value(name);
    const number = Number(text ?? fallback);
    if (Number.isInteger(number) && number >= lowest && number <= highest) return number;
    refuse(name, `must be a whole number from ${lowest} to ${highest}, not "${text}".`);
    return fallback;
  };
  const oneOf = <Word extends string>(name: string, words: readonly Word[]): Word | undefined => {
    const text = value(name);
    const word = words.find((known) => known === text?.toLowerCase());
    if (text !== undefined && word === undefined) refuse(name, `must be one of ${words.join(', ')}, not "${text}".`);
    return word;
  };

  const host = value('HOST') ?? '127.0.0.1';
  const databaseUrl = value('DATABASE_URL');
  if (databaseUrl && !/^postgres(ql)?:\/\/./.test(databaseUrl)) refuse('DATABASE_URL', 'must begin with postgres:// or postgresql://.');
  const dataDirectory = value('DATA_DIR') ?? '.data';
  const store: StoreConfig = databaseUrl ? { kind: 'postgres', url: databaseUrl } : { kind: 'embedded', directory: dataDirectory };

  const isLoopback = LOOPBACK.includes(host);
  const demoWish = oneOf('DEMO', ['on', 'off']);
  const isDemo = demoWish === undefined ? isLoopback && store.kind === 'embedded' : demoWish === 'on';
  const demoPassword = value('DEMO_PASSWORD');
  if (demoWish === 'on' && !isLoopback && !demoPassword) {
    refuse('DEMO', `is on and ${host} can be reached from outside: set a DEMO_PASSWORD, because the demo accounts are known to everybody.`);
  }
  if (demoPassword && demoPassword.length < 6) refuse('DEMO_PASSWORD', 'must have at least 6 characters.');

  const clockText = value('CLOCK_START');
  const clockStart = clockText === undefined ? undefined : Date.parse(clockText);
  if (clockStart !== undefined && !/^\d{4}-\d\d-\d\dT.*(Z|[+-]\d\d:\d\d)$/.test(clockText ?? '')) {
    refuse('CLOCK_START', `must be an ISO instant like 2025-03-10T09:15:00Z, not "${clockText}".`);
  } else if (clockStart !== undefined && Number.isNaN(clockStart)) {
    refuse('CLOCK_START', `must be an existing moment, not "${clockText}".`);
  } else if (clockStart !== undefined && !isDemo) {
    refuse('CLOCK_START', 'works in demo mode only.');
  }

  const publicUrl = value('PUBLIC_URL');
  if (publicUrl && originOf(publicUrl) === undefined) refuse('PUBLIC_URL', `must be an http(s) origin like https://tiffin.example, not "${publicUrl}".`);

  const limits = parseLimits(value('LIMITS') ?? 'on');
  if (!limits.ok) refuse('LIMITS', limits.error);

  const metricsToken = value('METRICS_TOKEN');
  if (metricsToken !== undefined && metricsToken.length < 16) refuse('METRICS_TOKEN', 'must have at least 16 characters.');

  const testPayments = oneOf('TEST_PAYMENTS', ['on', 'off']);
  const [stripeKey, stripeSecret, stripeUrl] = [value('STRIPE_SECRET_KEY'), value('STRIPE_WEBHOOK_SECRET'), value('STRIPE_API_URL') ?? 'https://api.stripe.com'];
  if (stripeKey !== undefined && stripeSecret === undefined) refuse('STRIPE_WEBHOOK_SECRET', 'is needed with STRIPE_SECRET_KEY: without it nobody tells what was paid.');
  if (stripeKey === undefined && stripeSecret !== undefined) refuse('STRIPE_SECRET_KEY', 'is needed with STRIPE_WEBHOOK_SECRET.');
  if (originOf(stripeUrl) !== stripeUrl || (!stripeUrl.startsWith('https:') && !LOOPBACK.includes(new URL(stripeUrl).hostname))) {
    refuse('STRIPE_API_URL', `must be an https origin, not "${stripeUrl}".`);
  }

  const [mapsKey, mapsUrl] = [value('MAPS_KEY'), value('MAPS_URL')];
  if (mapsUrl && !isSafeAddress(mapsUrl)) refuse('MAPS_URL', `must be an https address without a query, not "${mapsUrl}".`);

  const adminUrl = value('ADMIN_URL');
  if (adminUrl && !isWebAddress(adminUrl)) refuse('ADMIN_URL', `must be an http(s) address like https://admin.example, not "${adminUrl}".`);

  const speed = integer('SIMULATION_SPEED', 1, 1, 3600);
  const products = integer('DEMO_PRODUCTS', 0, 0, MOST_DEMO_PRODUCTS);
  if (products > 0 && !isDemo) refuse('DEMO_PRODUCTS', 'works in demo mode only.');
  const config: ServerConfig = {
    host,
    port: integer('PORT', 8080, 0, 65_535),
    store,
    uploadsDirectory: join(dataDirectory, 'uploads'),
    demo: isDemo
      ? { password: demoPassword ?? DEFAULT_DEMO_PASSWORD, speed, clockStart: usable(clockStart), products }
      : undefined,
    limits: limits.ok ? limits.value : DEFAULT_LIMITS,
    publicUrl: publicUrl === undefined ? undefined : originOf(publicUrl),
    logLevel: oneOf('LOG_LEVEL', LOG_LEVELS) ?? 'info',
    metricsToken,
    payments: {
      isTest: testPayments === undefined ? isDemo : testPayments === 'on',
      stripe: stripeKey && stripeSecret ? { secretKey: stripeKey, webhookSecret: stripeSecret, apiUrl: stripeUrl } : undefined,
    },
    maps: mapsKey ?? mapsUrl ? { key: mapsKey, url: mapsUrl ?? DEFAULT_MAPS_URL } : undefined,
    adminUrl,
    push: readPushConfig({ value, refuse, isSafeAddress }),
  };
  return mistakes.length > 0 ? err(mistakes) : ok(config);
};

const usable = (milliseconds: number | undefined): Instant | undefined =>
  milliseconds === undefined || Number.isNaN(milliseconds) ? undefined : instant(milliseconds);

/** Encrypted, or on this very machine; with nothing that would mix with what is asked. */
const isSafeAddress = (text: string): boolean => {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, search, hash } = new URL(text);
  return (protocol === 'https:' || (protocol === 'http:' && LOOPBACK.includes(hostname))) && search === '' && hash === '';
};

const isWebAddress = (text: string): boolean => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);

const originOf = (text: string): string | undefined => {
  try {
    const { protocol, origin } = new URL(text);
    return protocol === 'http:' || protocol === 'https:' ? origin : undefined;
  } catch {
    return undefined;
  }
};
