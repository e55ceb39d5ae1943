import * as v from 'valibot';
import { FIREBASE_SETTINGS } from './settings-firebase.ts';
import { TRACES_SETTINGS } from './settings-traces.ts';
import { LOG_LEVELS } from './foundation/platform/log.ts';
import { isLoopback } from './foundation/visitors/index.ts';
import {
  text,
  oneOf,
  onOff,
  secret,
  wholeNumber,
  isoInstant,
  limits,
  languages,
  trustedProxies,
  hosts,
  databaseUrl,
  publicOrigin,
  secureOrigin,
} from './setting-kinds.ts';
import { isSecureUrl, isWebUrl } from './settings-urls.ts';

const MAX_PORT = 65_535;
const MAX_SPEED = 3600;
const MAX_DEMO_PRODUCTS = 2_000_000;
const MIN_PASSWORD_LENGTH = 6;
const MIN_TOKEN_LENGTH = 16;
/** Printed in the docs: no secret where others reach the server. */
export const KNOWN_DEMO_PASSWORD = 'lunchbox';

/** The settings of the server: for each its rule, its default and what it does. Empty values count as absent. */
export const SETTINGS = {
  HOST: v.pipe(v.optional(text, '127.0.0.1'), v.description('Address that the server listens on.')),
  PORT: v.pipe(v.optional(wholeNumber(0, MAX_PORT), '8080'), v.description('Port; 0 takes any free one.')),
  PUBLIC_URL: v.pipe(
    v.optional(publicOrigin),
    v.description('Origin of links and pictures; without it, that of each request to an allowed host.'),
  ),
  ALLOWED_HOSTS: v.pipe(
    v.optional(hosts, ''),
    v.description('Hosts that may appear in links besides those of this machine; unused with PUBLIC_URL.'),
  ),
  TRUSTED_PROXIES: v.pipe(
    v.optional(trustedProxies, '0'),
    v.description('Proxies whose forwarding headers count: addresses and CIDR ranges, or a number of hops.'),
  ),
  DATA_DIR: v.pipe(
    v.optional(text, '.data'),
    v.description('Folder of the embedded database and of uploads; several servers share it.'),
  ),
  DATABASE_URL: v.pipe(v.optional(databaseUrl), v.description('PostgreSQL to use in place of the embedded database.')),
  DATABASE_POOL: v.pipe(
    v.optional(wholeNumber(2, 200), '10'),
    v.description('Connections to PostgreSQL, besides one that listens for changes.'),
  ),
  DURABILITY: v.pipe(
    v.optional(oneOf(['full', 'process']), 'full'),
    v.description('What orders of the embedded database outlive: a power loss (full), or a crash of the process only.'),
  ),
  ROLE: v.pipe(
    v.optional(oneOf(['all', 'web', 'jobs']), 'all'),
    v.description('Whether a process answers calls (web), does the recurring work (jobs), or both (all).'),
  ),
  MIGRATIONS: v.pipe(
    v.optional(oneOf(['run', 'wait']), 'run'),
    v.description('Whether a process migrates the tables at its start, or waits until npm run migrate has.'),
  ),
  DEMO: v.pipe(
    v.optional(onOff),
    v.description('Demo city and its simulation; by default on with the embedded database on a loopback host.'),
  ),
  DEMO_PASSWORD: v.pipe(
    v.optional(secret(MIN_PASSWORD_LENGTH), KNOWN_DEMO_PASSWORD),
    v.description('Password of the demo accounts.'),
  ),
  DEMO_PRODUCTS: v.pipe(
    v.optional(wholeNumber(0, MAX_DEMO_PRODUCTS), '0'),
    v.description('Products to generate beside the demo city in a new store.'),
  ),
  CLOCK_START: v.pipe(
    v.optional(isoInstant),
    v.description('Instant at which the demo clock starts; without it, the present.'),
  ),
  SIMULATION_SPEED: v.pipe(
    v.optional(wholeNumber(1, MAX_SPEED), '1'),
    v.description('How many times faster than in life kitchens and couriers of the demo work.'),
  ),
  SIMULATION_SUBSTITUTIONS: v.pipe(
    v.optional(wholeNumber(0, 1000), '0'),
    v.description('Every how many orders of the demo a kitchen misses a dish and proposes another; 0 is never.'),
  ),
  LIMITS: v.pipe(
    v.optional(limits, 'on'),
    v.description('Rate limits: on, off, or counts that replace the usual ones, as in requests=100000.'),
  ),
  LANGUAGES: v.pipe(
    v.optional(languages),
    v.description('Codes of the languages to offer, the default first; without it, those of the store.'),
  ),
  LOG_LEVEL: v.pipe(v.optional(oneOf(LOG_LEVELS), 'info'), v.description('The least severe log entries to write.')),
  METRICS_TOKEN: v.pipe(
    v.optional(secret(MIN_TOKEN_LENGTH)),
    v.description('Bearer token with which other machines may read /metrics; this machine needs none.'),
  ),
  EXISTING_CLIENTS: v.pipe(
    v.optional(onOff, 'off'),
    v.description('Whether clients that send no proofs may register and remove lines, trusted by network address.'),
  ),
  WEB_VITALS: v.pipe(
    v.optional(onOff, 'on'),
    v.description('Whether browsers report how fast pages are, without anything about visitors; read at /desk/speed.'),
  ),
  MIN_FREE_DISK_MB: v.pipe(
    v.optional(wholeNumber(0, 1_000_000), '100'),
    v.description('Free megabytes below which /readyz turns red; 0 switches the check off.'),
  ),
  DRAIN_SECONDS: v.pipe(
    v.optional(wholeNumber(0, 300)),
    v.description('How long a stopping server goes on with red /readyz; by default 5 where others reach it, else 0.'),
  ),
  TEST_PAYMENTS: v.pipe(
    v.optional(onOff),
    v.description('Test provider, which takes no money; by default on in demo mode only.'),
  ),
  STRIPE_SECRET_KEY: v.pipe(v.optional(text), v.description('Secret key of the Stripe account that takes payments.')),
  STRIPE_WEBHOOK_SECRET: v.pipe(v.optional(text), v.description('Secret that signs the webhooks of Stripe.')),
  STRIPE_API_URL: v.pipe(
    v.optional(secureOrigin, 'https://api.stripe.com'),
    v.description('Origin of the Stripe API.'),
  ),
  MAPS_KEY: v.pipe(v.optional(text), v.description('Key of the maps service, published to clients.')),
  MAPS_URL: v.pipe(
    v.optional(
      v.pipe(
        text,
        v.check(isSecureUrl, ({ input }) => `must be an https address without a query, not "${input}".`),
      ),
    ),
    v.description('Address of the geocoder that clients ask.'),
  ),
  ADMIN_URL: v.pipe(
    v.optional(
      v.pipe(
        text,
        v.check(isWebUrl, ({ input }) => `must be an http(s) address like https://admin.example, not "${input}".`),
      ),
    ),
    v.description('Target of the link to the admin panel where the API has no desk.'),
  ),
  // foundation/outbox reads these six in two groups.
  SMTP_URL: v.pipe(
    v.optional(text),
    v.description('Mail server: smtps://user:password@mail.example:465; without it no mail is sent.'),
  ),
  MAIL_FROM: v.pipe(v.optional(text), v.description('Sender of mails: Tiffin <orders@tiffin.example>.')),
  TWILIO_ACCOUNT_SID: v.pipe(
    v.optional(text),
    v.description('Twilio account that sends SMS; without it none is sent.'),
  ),
  TWILIO_AUTH_TOKEN: v.pipe(v.optional(text), v.description('Token of the Twilio account.')),
  TWILIO_FROM: v.pipe(v.optional(text), v.description('Number that sends SMS, or the SID of a messaging service.')),
  TWILIO_API_URL: v.pipe(v.optional(text, 'https://api.twilio.com'), v.description('Origin of the Twilio API.')),
  ...FIREBASE_SETTINGS,
  ...TRACES_SETTINGS,
} as const;

export type Settings = v.InferOutput<v.ObjectSchema<typeof SETTINGS, undefined>>;

type Reach = Pick<Settings, 'HOST' | 'PUBLIC_URL'>;
/** Whether others than this machine reach the server: directly, or under its public address. */
export const isReachable = ({ HOST, PUBLIC_URL }: Reach): boolean =>
  !isLoopback(HOST) || (PUBLIC_URL !== undefined && !isLoopback(new URL(PUBLIC_URL).hostname));

/** By default a demo runs only where nobody else can reach it. */
export const isDemoMode = (settings: Reach & Pick<Settings, 'DEMO' | 'DATABASE_URL'>): boolean =>
  settings.DEMO === undefined ? !isReachable(settings) && settings.DATABASE_URL === undefined : settings.DEMO === 'on';

const DEMO_ONLY = 'works in demo mode only.';

/** The settings and the rules between them. */
export const settingsSchema = v.pipe(
  v.object(SETTINGS),
  v.forward(
    v.partialCheck(
      [['HOST'], ['PUBLIC_URL'], ['DEMO'], ['DEMO_PASSWORD']],
      ({ DEMO, DEMO_PASSWORD, ...reach }) =>
        DEMO !== 'on' || !isReachable(reach) || DEMO_PASSWORD !== KNOWN_DEMO_PASSWORD,
      'is on and others can reach the server: set a DEMO_PASSWORD of your own, because the demo accounts are public.',
    ),
    ['DEMO'],
  ),
  v.forward(
    v.partialCheck(
      [['MIGRATIONS'], ['DATABASE_URL']],
      ({ MIGRATIONS, DATABASE_URL }) => MIGRATIONS === 'run' || DATABASE_URL !== undefined,
      'is wait without a DATABASE_URL: only one process uses the embedded database.',
    ),
    ['MIGRATIONS'],
  ),
  v.forward(
    v.partialCheck(
      [['ROLE'], ['DATABASE_URL']],
      ({ ROLE, DATABASE_URL }) => ROLE === 'all' || DATABASE_URL !== undefined,
      'is web or jobs without a DATABASE_URL: only one process uses the embedded database, and does both.',
    ),
    ['ROLE'],
  ),
  v.forward(
    v.partialCheck(
      [['CLOCK_START'], ['DEMO'], ['HOST'], ['PUBLIC_URL'], ['DATABASE_URL']],
      (values) => values.CLOCK_START === undefined || isDemoMode(values),
      DEMO_ONLY,
    ),
    ['CLOCK_START'],
  ),
  v.forward(
    v.partialCheck(
      [['DEMO_PRODUCTS'], ['DEMO'], ['HOST'], ['PUBLIC_URL'], ['DATABASE_URL']],
      (values) => values.DEMO_PRODUCTS === 0 || isDemoMode(values),
      DEMO_ONLY,
    ),
    ['DEMO_PRODUCTS'],
  ),
  v.forward(
    v.partialCheck(
      [['STRIPE_SECRET_KEY'], ['STRIPE_WEBHOOK_SECRET']],
      (values) => values.STRIPE_SECRET_KEY === undefined || values.STRIPE_WEBHOOK_SECRET !== undefined,
      'is needed with STRIPE_SECRET_KEY: without it the server never learns what was paid.',
    ),
    ['STRIPE_WEBHOOK_SECRET'],
  ),
  v.forward(
    v.partialCheck(
      [['STRIPE_SECRET_KEY'], ['STRIPE_WEBHOOK_SECRET']],
      (values) => values.STRIPE_WEBHOOK_SECRET === undefined || values.STRIPE_SECRET_KEY !== undefined,
      'is needed with STRIPE_WEBHOOK_SECRET.',
    ),
    ['STRIPE_SECRET_KEY'],
  ),
);
