import * as fc from 'fast-check';
import { LANGUAGES } from '@infra/server/foundation/languages/index.ts';
import { readConfig } from '@infra/server/index.ts';
import { SETTINGS } from '@infra/server/settings.ts';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { accountOf, VAPID_KEY, WEB_APP } from './push/fake-fcm.ts';

type Environment = Readonly<Record<string, string>>;
const sentences = (environment: Environment): readonly string[] => {
  const config = readConfig(environment);
  return config.ok ? [] : config.error.map(({ sentence }) => sentence);
};
const settings = (environment: Environment): readonly string[] => {
  const config = readConfig(environment);
  return config.ok ? [] : config.error.map(({ setting }) => setting);
};
const valid = (environment: Environment) => {
  const config = readConfig(environment);
  if (!config.ok) throw new Error(config.error.map(({ sentence }) => sentence).join(' '));
  return config.value;
};

const CLIENTS = {
  google: '1234567890-abc.apps.googleusercontent.com',
  apple: 'example.food.web',
  facebook: '1234567890123',
};
const HOSTED = { FIREBASE_AUTH_CONFIG: JSON.stringify(WEB_APP), FIREBASE_AUTH_CLIENTS: JSON.stringify(CLIENTS) };
const PUSH = { FIREBASE_CONFIG: JSON.stringify(WEB_APP), FIREBASE_VAPID_KEY: VAPID_KEY };

describe('RUN-1 settings', () => {
  it('start a demo city on this machine by default', () => {
    expect(valid({})).toMatchObject({
      host: '127.0.0.1',
      port: 8080,
      store: { kind: 'embedded', directory: '.data' },
      demo: { password: 'lunchbox', speed: 1 },
      publicUrl: undefined,
      letsInExistingClients: false,
    });
    expect(valid({ EXISTING_CLIENTS: 'on' }).letsInExistingClients).toBe(true);
  });

  it.each([
    [{ PORT: 'eighty' }, 'PORT'],
    [{ PORT: '70000' }, 'PORT'],
    [{ SIMULATION_SPEED: '0' }, 'SIMULATION_SPEED'],
    [{ SIMULATION_SPEED: '3601' }, 'SIMULATION_SPEED'],
    [{ CLOCK_START: 'yesterday' }, 'CLOCK_START'],
    [{ CLOCK_START: '2025-13-45T00:00:00Z' }, 'CLOCK_START'],
    [{ CLOCK_START: '2025-03-10T09:00:00Z', DEMO: 'off' }, 'CLOCK_START'],
    [{ DATABASE_URL: 'mysql://here' }, 'DATABASE_URL'],
    [{ DATABASE_URL: 'postgres://tiffin:a/b@c@db/tiffin' }, 'DATABASE_URL'],
    [{ DEMO: 'maybe' }, 'DEMO'],
    [{ DEMO_PASSWORD: 'short' }, 'DEMO_PASSWORD'],
    [{ LIMITS: 'some' }, 'LIMITS'],
    [{ LIMITS: 'requests=-1' }, 'LIMITS'],
    [{ PUBLIC_URL: 'ftp://files.example' }, 'PUBLIC_URL'],
    [{ ROLE: 'web' }, 'ROLE'],
    [{ ROLE: 'cook', DATABASE_URL: 'postgres://db/tiffin' }, 'ROLE'],
    [{ MIGRATIONS: 'wait' }, 'MIGRATIONS'],
    [{ MIGRATIONS: 'later', DATABASE_URL: 'postgres://db/tiffin' }, 'MIGRATIONS'],
    [{ DRAIN_SECONDS: '-1' }, 'DRAIN_SECONDS'],
    [{ TRUSTED_PROXIES: 'nginx' }, 'TRUSTED_PROXIES'],
    [{ TRUSTED_PROXIES: '10.0.0.0/33' }, 'TRUSTED_PROXIES'],
    [{ TRUSTED_PROXIES: '11' }, 'TRUSTED_PROXIES'],
    [{ ALLOWED_HOSTS: 'https://food.example' }, 'ALLOWED_HOSTS'],
    [{ PUBLIC_URL: 'https://food.example', DEMO: 'on' }, 'DEMO'],
    [{ LANGUAGES: 'en,tlh' }, 'LANGUAGES'],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL'],
    [{ METRICS_TOKEN: 'short' }, 'METRICS_TOKEN'],
    [{ TEST_PAYMENTS: 'maybe' }, 'TEST_PAYMENTS'],
    [{ EXISTING_CLIENTS: 'true' }, 'EXISTING_CLIENTS'],
    [{ STRIPE_SECRET_KEY: 'sk_1' }, 'STRIPE_WEBHOOK_SECRET'],
    [{ STRIPE_WEBHOOK_SECRET: 'whsec_1' }, 'STRIPE_SECRET_KEY'],
    [{ MAPS_URL: 'http://maps.example' }, 'MAPS_URL'],
    [{ MAPS_URL: 'https://maps.example/geocode?key=1' }, 'MAPS_URL'],
    [{ MAPS_URL: 'maps' }, 'MAPS_URL'],
    [{ ADMIN_URL: 'javascript:alert(1)' }, 'ADMIN_URL'],
    [{ ADMIN_URL: '/admin' }, 'ADMIN_URL'],
    [{ STRIPE_API_URL: 'http://stripe.example' }, 'STRIPE_API_URL'],
    [{ FIRESTORE_CONFIG: '[]' }, 'FIRESTORE_CONFIG'],
    [{ FIRESTORE_CONFIG: JSON.stringify({ ...WEB_APP, projectId: 'a/b' }) }, 'FIRESTORE_CONFIG'],
    [{ FIRESTORE_CONFIG: JSON.stringify(WEB_APP), FIRESTORE_URL: 'http://store.example' }, 'FIRESTORE_URL'],
    [{ ...HOSTED, FIREBASE_AUTH_CONFIG: '' }, 'FIREBASE_AUTH_CONFIG'],
    [{ ...HOSTED, FIREBASE_AUTH_CONFIG: '[]' }, 'FIREBASE_AUTH_CONFIG'],
    [{ ...HOSTED, FIREBASE_AUTH_CLIENTS: '' }, 'FIREBASE_AUTH_CLIENTS'],
    [{ ...HOSTED, FIREBASE_AUTH_CLIENTS: '{"github":"x"}' }, 'FIREBASE_AUTH_CLIENTS'],
    [{ ...HOSTED, FIREBASE_AUTH_CLIENTS: '{"google":"mine"}' }, 'FIREBASE_AUTH_CLIENTS'],
    [{ ...HOSTED, FIREBASE_AUTH_CLIENTS: '{"apple":"example.food&x=1"}' }, 'FIREBASE_AUTH_CLIENTS'],
    [{ ...HOSTED, FIREBASE_AUTH_CLIENTS: '{"facebook":1234567890123}' }, 'FIREBASE_AUTH_CLIENTS'],
    [{ ...HOSTED, FIREBASE_AUTH_URL: 'http://identity.example' }, 'FIREBASE_AUTH_URL'],
    [{ ...HOSTED, FIREBASE_AUTH_KEYS_URL: 'http://identity.example/keys' }, 'FIREBASE_AUTH_KEYS_URL'],
    [{ FIREBASE_VAPID_KEY: VAPID_KEY }, 'FIREBASE_CONFIG'],
    [{ FIREBASE_CONFIG: '{', FIREBASE_VAPID_KEY: VAPID_KEY }, 'FIREBASE_CONFIG'],
    [
      { FIREBASE_CONFIG: JSON.stringify({ ...WEB_APP, appId: 'mine' }), FIREBASE_VAPID_KEY: VAPID_KEY },
      'FIREBASE_CONFIG',
    ],
    [{ FIREBASE_CONFIG: JSON.stringify(WEB_APP) }, 'FIREBASE_VAPID_KEY'],
    [{ FIREBASE_CONFIG: JSON.stringify(WEB_APP), FIREBASE_VAPID_KEY: 'short' }, 'FIREBASE_VAPID_KEY'],
    [{ ...PUSH, FIREBASE_SERVICE_ACCOUNT: '/no/such/file' }, 'FIREBASE_SERVICE_ACCOUNT'],
    [
      { ...PUSH, FIREBASE_SERVICE_ACCOUNT: accountOf('https://x.test', { private_key: 'none' }) },
      'FIREBASE_SERVICE_ACCOUNT',
    ],
    [{ ...PUSH, FIREBASE_SERVICE_ACCOUNT: accountOf('http://far.test') }, 'FIREBASE_SERVICE_ACCOUNT'],
    [
      { ...PUSH, FIREBASE_SERVICE_ACCOUNT: accountOf('https://x.test', { project_id: 'another' }) },
      'FIREBASE_SERVICE_ACCOUNT',
    ],
    [{ FCM_URL: 'http://far.example' }, 'FCM_URL'],
    [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'collector:4318' }, 'OTEL_EXPORTER_OTLP_ENDPOINT'],
    [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://user:secret@collector:4318' }, 'OTEL_EXPORTER_OTLP_ENDPOINT'],
    [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318?key=1' }, 'OTEL_EXPORTER_OTLP_ENDPOINT'],
    [{ OTEL_TRACES_SAMPLER_ARG: '1.1' }, 'OTEL_TRACES_SAMPLER_ARG'],
    [{ OTEL_TRACES_SAMPLER_ARG: 'all' }, 'OTEL_TRACES_SAMPLER_ARG'],
    [{ STRIPE_API_URL: 'https://api.stripe.com/v1' }, 'STRIPE_API_URL'],
  ] as const)('describe a mistake in one sentence: %j', (environment, setting) => {
    expect(settings(environment)).toEqual([setting]);
    expect(sentences(environment)[0]).toMatch(/^[^.]*\S.*\.$/);
  });

  it('send traces to a collector where its address is set', () => {
    expect(valid({}).traces).toBeUndefined();
    expect(valid({ OTEL_SERVICE_NAME: 'kitchen' }).traces).toBeUndefined();
    const endpoint = 'http://collector:4318';
    expect(valid({ OTEL_EXPORTER_OTLP_ENDPOINT: `${endpoint}/` }).traces).toEqual({
      endpoint,
      serviceName: 'tiffin',
      ratio: 1,
    });
    const given = { OTEL_SERVICE_NAME: 'kitchen', OTEL_TRACES_SAMPLER_ARG: '0.05' };
    expect(valid({ OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, ...given }).traces).toEqual({
      endpoint,
      serviceName: 'kitchen',
      ratio: 0.05,
    });
  });

  it.each(Object.entries(SETTINGS))('describe %s in one sentence', (_name, setting) => {
    expect(v.getDescription(setting)).toMatch(/^[A-Z][^.]*(\.[^.\s]+)*[^.]*\.$/);
  });

  it.each([
    [{ PORT: 'eighty' }, 'PORT must be a whole number from 0 to 65535, not "eighty".'],
    [{ LANGUAGES: 'en,tlh' }, `LANGUAGES must be one of ${Object.keys(LANGUAGES).join(', ')}, not "tlh".`],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL must be one of debug, info, warn, error, silent, not "loud".'],
    [
      { STRIPE_SECRET_KEY: 'sk_1' },
      'STRIPE_WEBHOOK_SECRET is needed with STRIPE_SECRET_KEY: without it the server never learns what was paid.',
    ],
  ])('say which value is wrong and why: %j', (environment, sentence) => {
    expect(sentences(environment as Environment)).toEqual([sentence]);
  });

  it('reject the public demo password on a reachable host', () => {
    expect(settings({ HOST: '0.0.0.0', DEMO: 'on', DEMO_PASSWORD: 'lunchbox' })).toEqual(['DEMO']);
    expect(settings({ HOST: '0.0.0.0', DEMO: 'off', DEMO_PRODUCTS: '5' })).toEqual(['DEMO_PRODUCTS']);
  });

  it('report every mistake, not only the first', () => {
    expect(new Set(settings({ PORT: 'x', LOG_LEVEL: 'loud', DEMO: 'maybe' }))).toEqual(
      new Set(['PORT', 'LOG_LEVEL', 'DEMO']),
    );
    expect(sentences({ PORT: 'x', LOG_LEVEL: 'loud', DEMO: 'maybe' })).toHaveLength(3);
  });

  it('ADDRESS-2 enable the maps service only with a key or an address of one', () => {
    expect(
      [
        {},
        { MAPS_KEY: 'k' },
        { MAPS_URL: 'http://127.0.0.1:9/geo' },
        { MAPS_KEY: 'k', MAPS_URL: 'https://maps.example/geo' },
      ].map((environment) => valid(environment as Environment).maps),
    ).toEqual([
      undefined,
      { key: 'k', url: 'https://maps.googleapis.com/maps/api/geocode/json' },
      { key: undefined, url: 'http://127.0.0.1:9/geo' },
      { key: 'k', url: 'https://maps.example/geo' },
    ]);
  });

  it('LAYOUT-3 contain the location of the marketplace’s office', () => {
    expect([valid({}).adminUrl, valid({ ADMIN_URL: 'https://admin.example/panel?market=1' }).adminUrl]).toEqual([
      undefined,
      'https://admin.example/panel?market=1',
    ]);
  });

  it('NOTIFY-6 enable push only with a web app, and sending only with a service account', () => {
    expect(valid({}).push).toBeUndefined();
    expect(valid(PUSH).push).toEqual({ client: { ...WEB_APP, vapidKey: VAPID_KEY }, sender: undefined });
    expect(valid({ ...PUSH, FIREBASE_SERVICE_ACCOUNT: accountOf('https://x.test') }).push?.sender).toMatchObject({
      projectId: 'tiffin-test',
      tokenUrl: 'https://x.test/token',
      url: 'https://fcm.googleapis.com',
    });
  });

  it('CHAT-3 hold chats in a document store only with a web app', () => {
    const { apiKey, appId, projectId } = WEB_APP;
    expect(valid({}).hostedChat).toBeUndefined();
    expect(valid({ FIRESTORE_CONFIG: JSON.stringify(WEB_APP) }).hostedChat).toEqual({ apiKey, appId, projectId });
    expect(
      valid({ FIRESTORE_CONFIG: JSON.stringify(WEB_APP), FIRESTORE_URL: 'https://store.example/' }).hostedChat,
    ).toEqual({ apiKey, appId, projectId, url: 'https://store.example' });
  });

  it('ACCOUNT-1 trust a hosted identity service only with its project and the site’s names at the providers', () => {
    const { apiKey, appId, projectId } = WEB_APP;
    expect(valid({}).hostedIdentity).toBeUndefined();
    expect(valid(HOSTED).hostedIdentity).toEqual({
      client: { apiKey, appId, projectId, clients: CLIENTS },
      keysUrl: 'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com',
    });
    const own = {
      FIREBASE_AUTH_CLIENTS: JSON.stringify({ google: CLIENTS.google, github: 'ignored' }),
      FIREBASE_AUTH_URL: 'http://127.0.0.1:9099/',
      FIREBASE_AUTH_KEYS_URL: 'http://127.0.0.1:9099/keys',
    };
    expect(valid({ ...HOSTED, ...own }).hostedIdentity).toEqual({
      client: { apiKey, appId, projectId, clients: { google: CLIENTS.google }, url: 'http://127.0.0.1:9099' },
      keysUrl: 'http://127.0.0.1:9099/keys',
    });
  });

  it('enable the test provider for demos only, unless requested', () => {
    expect(
      [{}, { DEMO: 'off' }, { TEST_PAYMENTS: 'off' }, { DEMO: 'off', TEST_PAYMENTS: 'on' }].map(
        (environment) => valid(environment as Environment).payments.isTest,
      ),
    ).toEqual([true, false, false, true]);
    expect(valid({ STRIPE_SECRET_KEY: 'sk_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' }).payments.stripe).toEqual({
      secretKey: 'sk_1',
      webhookSecret: 'whsec_1',
      apiUrl: 'https://api.stripe.com',
    });
  });

  it('never throw, whatever the environment contains', () => {
    const names = [
      'HOST',
      'PORT',
      'DATA_DIR',
      'DATABASE_URL',
      'DEMO',
      'DEMO_PASSWORD',
      'SIMULATION_SPEED',
      'SIMULATION_SUBSTITUTIONS',
      'CLOCK_START',
      'LIMITS',
      'PUBLIC_URL',
      'ALLOWED_HOSTS',
      'TRUSTED_PROXIES',
      'LANGUAGES',
      'LOG_LEVEL',
      'TEST_PAYMENTS',
      'STRIPE_SECRET_KEY',
      'STRIPE_WEBHOOK_SECRET',
      'STRIPE_API_URL',
      'SMTP_URL',
      'MAIL_FROM',
      'TWILIO_ACCOUNT_SID',
      'TWILIO_AUTH_TOKEN',
      'TWILIO_FROM',
      'TWILIO_API_URL',
      'FIREBASE_CONFIG',
      'FIREBASE_VAPID_KEY',
      'FIREBASE_SERVICE_ACCOUNT',
      'FCM_URL',
      'FIRESTORE_CONFIG',
      'FIRESTORE_URL',
      'FIREBASE_AUTH_CONFIG',
      'FIREBASE_AUTH_CLIENTS',
      'FIREBASE_AUTH_URL',
      'FIREBASE_AUTH_KEYS_URL',
    ];
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...names), fc.string()), (environment) => {
        expect(typeof readConfig(environment).ok).toBe('boolean');
      }),
    );
  });
});

describe('RUN-1 demo mode', () => {
  it('is the default only for an embedded store on a loopback host', () => {
    expect(valid({ HOST: 'localhost' }).demo).toBeDefined();
    expect(valid({ HOST: '0.0.0.0' }).demo).toBeUndefined();
    expect(valid({ DATABASE_URL: 'postgres://db/tiffin' }).demo).toBeUndefined();
    expect(valid({ DATABASE_URL: 'postgres://db/tiffin', DEMO: 'on' }).demo).toBeDefined();
  });

  it('is never the default under a public address', () => {
    expect(valid({ PUBLIC_URL: 'https://food.example' }).demo).toBeUndefined();
    expect(valid({ PUBLIC_URL: 'http://localhost:3000' }).demo).toBeDefined();
    expect(valid({ PUBLIC_URL: 'http://[::1]:3000' }).demo).toBeDefined();
  });

  it('OPS-4 requires its own password whenever others reach the server', () => {
    const openArb = fc.record({
      HOST: fc.constantFrom('127.0.0.1', 'localhost', '0.0.0.0', '10.0.0.8', '::'),
      PUBLIC_URL: fc.constantFrom('', 'https://food.example', 'http://localhost:3000'),
      DEMO: fc.constantFrom('', 'on'),
      DEMO_PASSWORD: fc.constantFrom('', 'lunchbox', 'much better'),
    });
    fc.assert(
      fc.property(openArb, (environment) => {
        const isOpen = !/^(127|localhost)/.test(environment.HOST) || environment.PUBLIC_URL.includes('food');
        const config = readConfig(environment);
        if (isOpen && config.ok && config.value.demo) {
          expect(environment.DEMO).toBe('on');
          expect(config.value.demo.password).toBe('much better');
        }
        expect(config.ok).toBe(!isOpen || environment.DEMO === '' || environment.DEMO_PASSWORD === 'much better');
      }),
    );
  });

  it('requires its own password on a reachable host', () => {
    expect(settings({ HOST: '0.0.0.0', DEMO: 'on' })).toEqual(['DEMO']);
    expect(valid({ HOST: '0.0.0.0', DEMO: 'on', DEMO_PASSWORD: 'much better' }).demo?.password).toBe('much better');
  });
});

describe('RUN-1 shutdown', () => {
  it('gives balancers time only where others reach the server', () => {
    const environments = [{}, { HOST: '0.0.0.0' }, { PUBLIC_URL: 'https://food.example' }, { DRAIN_SECONDS: '30' }];
    expect(environments.map((environment) => valid(environment as Environment).drainSeconds)).toEqual([0, 5, 5, 30]);
  });
});

describe('API-1 limit settings', () => {
  it('can be disabled or raised one by one', () => {
    expect(valid({ LIMITS: 'off' }).limits).toBeUndefined();
    expect(valid({ LIMITS: 'requests=100000, loginAccount=50' }).limits).toMatchObject({
      requests: { count: 100_000, seconds: 60 },
      loginAccount: { count: 50, seconds: 600 },
      loginAddress: { count: 50 },
    });
  });
});
