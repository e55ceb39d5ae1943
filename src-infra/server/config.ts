import { join } from 'node:path';
import { err, ok, type Result } from '@domain/kernel/result.ts';
import type { Instant } from '@domain/kernel/clock.port.ts';
import * as v from 'valibot';
import type { LanguageCode } from './foundation/languages/index.ts';
import type { LimitRules } from './foundation/limits/index.ts';
import type { LogLevel } from './foundation/platform/log.ts';
import { readSendersConfig, type SendersConfig } from './foundation/outbox/delivery/index.ts';
import type { TracesConfig } from './foundation/tracing/index.ts';
import type { TrustedProxies } from './foundation/visitors/index.ts';
import { readHostedChatConfig, type HostedChatConfig } from './features/chat/index.ts';
import { readHostedIdentityConfig, type HostedIdentityConfig } from './features/identity/index.ts';
import { readPushConfig, type PushConfig } from './features/push/index.ts';
import { isDemoMode, isReachable, SETTINGS, settingsSchema, type Settings } from './settings.ts';
import { isSecureUrl } from './settings-urls.ts';
import type { StoreSettings } from './store/index.ts';

export type DemoConfig = {
  readonly password: string;
  readonly speed: number;
  /** ORDER-10: every how many orders a kitchen misses a dish; 0 is never. */
  readonly missingEvery: number;
  /** Where the simulation clock starts; `undefined` is the real time. */
  readonly clockStart: Instant | undefined;
  /** How many products to generate beside the city in a new store. */
  readonly products: number;
};

export type PaymentConfig = {
  /** Whether the test provider, which takes no money, replaces providers without keys. */
  readonly isTest: boolean;
  readonly stripe: { readonly secretKey: string; readonly webhookSecret: string; readonly apiUrl: string } | undefined;
};

/** The geocoder that clients ask for the address of a place. */
export type MapsConfig = {
  /** Published to clients; absent where another server of the contract publishes its own. */
  readonly key: string | undefined;
  readonly url: string;
};

/** What a process does: answers calls, recurring work, or both. */
export type Role = 'all' | 'web' | 'jobs';

export type ServerConfig = {
  readonly role: Role;
  readonly host: string;
  readonly port: number;
  readonly store: StoreSettings;
  /** Folder of uploaded pictures; servers on one database share it. */
  readonly uploadsDirectory: string;
  /** `undefined` outside demo mode. */
  readonly demo: DemoConfig | undefined;
  /** `undefined` switches every limit off, for load tests. */
  readonly limits: LimitRules | undefined;
  /** Origin of links and pictures; `undefined` takes that of each request to an allowed host. */
  readonly publicUrl: string | undefined;
  /** Whether others than this machine reach the server. */
  readonly isReachable: boolean;
  /** Hosts that links may name where `publicUrl` is absent. */
  readonly allowedHosts: readonly string[];
  readonly trustedProxies: TrustedProxies;
  /** Languages to offer, the default first; `undefined` leaves those of the store. */
  readonly languages: readonly LanguageCode[] | undefined;
  readonly logLevel: LogLevel;
  /** Bearer token with which other machines may read /metrics. */
  readonly metricsToken: string | undefined;
  /** 8.13: whether a network address replaces proofs that existing clients do not send. */
  readonly letsInExistingClients: boolean;
  /** OPS-8: whether browsers report how fast pages are. */
  readonly measuresVisits: boolean;
  /** OPS-9: `undefined` where no collector takes traces. */
  readonly traces: TracesConfig | undefined;
  /** Below this /readyz turns red. */
  readonly minFreeDiskMb: number;
  /** How long a stopping server answers on, so that balancers notice. */
  readonly drainSeconds: number;
  readonly payments: PaymentConfig;
  /** `undefined` without a maps service; pages then allow no other host. */
  readonly maps: MapsConfig | undefined;
  /** Target of the link to the admin panel where the API has no desk; `undefined` leaves the link out. */
  readonly adminUrl: string | undefined;
  /** `undefined` without a push service. */
  readonly push: PushConfig | undefined;
  /** `undefined` without a document store for chats. */
  readonly hostedChat: HostedChatConfig | undefined;
  /** `undefined` where no hosted service proves who somebody is. */
  readonly hostedIdentity: HostedIdentityConfig | undefined;
  /** What delivers mails and SMS. */
  readonly senders: SendersConfig;
};

export type ConfigMistake = { readonly setting: string; readonly sentence: string };
type Environment = Readonly<Record<string, string | undefined>>;

/** Longer than most balancers wait between two checks. */
const DRAIN_SECONDS = 5;
const DEFAULT_MAPS_URL = 'https://maps.googleapis.com/maps/api/geocode/json';

/** Reads the settings the server starts with, or returns every mistake in them, each in one sentence. */
export const readConfig = (environment: Environment): Result<ServerConfig, readonly ConfigMistake[]> => {
  const value = (name: string): string | undefined => environment[name]?.trim() || undefined;
  const given = Object.fromEntries(Object.keys(SETTINGS).map((name) => [name, value(name)]));
  const settings = v.safeParse(settingsSchema, given, { abortPipeEarly: true });
  const mistakes = (settings.issues ?? []).map((issue) => mistake(v.getDotPath(issue) ?? '', issue.message));
  const refuse = (setting: string, message: string): undefined => void mistakes.push(mistake(setting, message));
  const push = readPushConfig({ value, refuse, isSafeAddress: isSecureUrl });
  const hostedChat = readHostedChatConfig({ value, refuse, isSafeAddress: isSecureUrl });
  const hostedIdentity = readHostedIdentityConfig({ value, refuse, isSafeAddress: isSecureUrl });
  const senders = readSendersConfig({ value, refuse, isSafeAddress: isSecureUrl });
  return settings.success && mistakes.length === 0
    ? ok({ ...toConfig(settings.output, push, senders), hostedChat, hostedIdentity })
    : err(mistakes);
};

const mistake = (setting: string, message: string): ConfigMistake => ({ setting, sentence: `${setting} ${message}` });

const toConfig = (
  settings: Settings,
  push: PushConfig | undefined,
  senders: SendersConfig,
): Omit<ServerConfig, 'hostedChat' | 'hostedIdentity'> => {
  const { DATABASE_URL, DATABASE_POOL, DATA_DIR, STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET, MAPS_KEY, MAPS_URL } =
    settings;
  const isDemo = isDemoMode(settings);
  return {
    role: settings.ROLE,
    host: settings.HOST,
    port: settings.PORT,
    store: DATABASE_URL
      ? { kind: 'postgres', url: DATABASE_URL, poolSize: DATABASE_POOL, migrations: settings.MIGRATIONS }
      : { kind: 'embedded', directory: DATA_DIR, durability: settings.DURABILITY },
    uploadsDirectory: join(DATA_DIR, 'uploads'),
    demo: isDemo
      ? {
          password: settings.DEMO_PASSWORD,
          speed: settings.SIMULATION_SPEED,
          missingEvery: settings.SIMULATION_SUBSTITUTIONS,
          clockStart: settings.CLOCK_START,
          products: settings.DEMO_PRODUCTS,
        }
      : undefined,
    limits: settings.LIMITS,
    publicUrl: settings.PUBLIC_URL,
    isReachable: isReachable(settings),
    allowedHosts: settings.ALLOWED_HOSTS,
    trustedProxies: settings.TRUSTED_PROXIES,
    languages: settings.LANGUAGES,
    logLevel: settings.LOG_LEVEL,
    metricsToken: settings.METRICS_TOKEN,
    letsInExistingClients: settings.EXISTING_CLIENTS === 'on',
    measuresVisits: settings.WEB_VITALS === 'on',
    traces: settings.OTEL_EXPORTER_OTLP_ENDPOINT
      ? {
          endpoint: settings.OTEL_EXPORTER_OTLP_ENDPOINT,
          serviceName: settings.OTEL_SERVICE_NAME,
          ratio: settings.OTEL_TRACES_SAMPLER_ARG,
        }
      : undefined,
    minFreeDiskMb: settings.MIN_FREE_DISK_MB,
    drainSeconds: settings.DRAIN_SECONDS ?? (isReachable(settings) ? DRAIN_SECONDS : 0),
    payments: {
      isTest: settings.TEST_PAYMENTS === undefined ? isDemo : settings.TEST_PAYMENTS === 'on',
      stripe:
        STRIPE_SECRET_KEY && STRIPE_WEBHOOK_SECRET
          ? { secretKey: STRIPE_SECRET_KEY, webhookSecret: STRIPE_WEBHOOK_SECRET, apiUrl: settings.STRIPE_API_URL }
          : undefined,
    },
    maps: (MAPS_KEY ?? MAPS_URL) ? { key: MAPS_KEY, url: MAPS_URL ?? DEFAULT_MAPS_URL } : undefined,
    adminUrl: settings.ADMIN_URL,
    push,
    senders,
  };
};
