import * as fc from 'fast-check';
import { readConfig } from '@infra/server/index.ts';
import { describe, expect, it } from 'vitest';

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

describe('RUN-1 settings', () => {
  it('start a demo city on this machine without any', () => {
    expect(valid({})).toMatchObject({
      host: '127.0.0.1', port: 8080, store: { kind: 'embedded', directory: '.data' }, demo: { password: 'lunchbox', speed: 1 }, publicUrl: undefined,
    });
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
    [{ DEMO: 'maybe' }, 'DEMO'],
    [{ DEMO_PASSWORD: 'short' }, 'DEMO_PASSWORD'],
    [{ LIMITS: 'some' }, 'LIMITS'],
    [{ LIMITS: 'requests=-1' }, 'LIMITS'],
    [{ PUBLIC_URL: 'ftp://files.example' }, 'PUBLIC_URL'],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL'],
    [{ METRICS_TOKEN: 'short' }, 'METRICS_TOKEN'],
    [{ TEST_PAYMENTS: 'maybe' }, 'TEST_PAYMENTS'],
    [{ STRIPE_SECRET_KEY: 'sk_1' }, 'STRIPE_WEBHOOK_SECRET'],
    [{ STRIPE_WEBHOOK_SECRET: 'whsec_1' }, 'STRIPE_SECRET_KEY'],
    [{ STRIPE_API_URL: 'http://stripe.example' }, 'STRIPE_API_URL'],
    [{ STRIPE_API_URL: 'https://api.stripe.com/v1' }, 'STRIPE_API_URL'],
  ] as const)('tell a mistake in one sentence: %j', (environment, setting) => {
    expect(settings(environment)).toEqual([setting]);
    expect(sentences(environment)[0]).toMatch(/^[^.]*\S.*\.$/);
  });

  it('tell every mistake, not only the first', () => {
    expect(new Set(settings({ PORT: 'x', LOG_LEVEL: 'loud', DEMO: 'maybe' }))).toEqual(new Set(['PORT', 'LOG_LEVEL', 'DEMO']));
    expect(sentences({ PORT: 'x', LOG_LEVEL: 'loud', DEMO: 'maybe' })).toHaveLength(3);
  });

  it('let the test provider stand in for demos only, unless it is asked for', () => {
    expect([{}, { DEMO: 'off' }, { TEST_PAYMENTS: 'off' }, { DEMO: 'off', TEST_PAYMENTS: 'on' }].map((environment) => valid(environment as Environment).payments.isTest)).toEqual([true, false, false, true]);
    expect(valid({ STRIPE_SECRET_KEY: 'sk_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' }).payments.stripe).toEqual({ secretKey: 'sk_1', webhookSecret: 'whsec_1', apiUrl: 'https://api.stripe.com' });
  });

  it('never throw, whatever the environment holds', () => {
    const names = ['HOST', 'PORT', 'DATA_DIR', 'DATABASE_URL', 'DEMO', 'DEMO_PASSWORD', 'SIMULATION_SPEED', 'CLOCK_START', 'LIMITS', 'PUBLIC_URL', 'LOG_LEVEL', 'TEST_PAYMENTS', 'STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET', 'STRIPE_API_URL'];
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...names), fc.string()), (environment) => {
        expect(typeof readConfig(environment).ok).toBe('boolean');
      }),
    );
  });
});

describe('RUN-1 demo mode', () => {
  it('is on by itself only for an embedded store on a loopback host', () => {
    expect(valid({ HOST: 'localhost' }).demo).toBeDefined();
    expect(valid({ HOST: '0.0.0.0' }).demo).toBeUndefined();
    expect(valid({ DATABASE_URL: 'postgres://db/tiffin' }).demo).toBeUndefined();
    expect(valid({ DATABASE_URL: 'postgres://db/tiffin', DEMO: 'on' }).demo).toBeDefined();
  });

  it('on a reachable host needs a password of its own', () => {
    expect(settings({ HOST: '0.0.0.0', DEMO: 'on' })).toEqual(['DEMO']);
    expect(valid({ HOST: '0.0.0.0', DEMO: 'on', DEMO_PASSWORD: 'much better' }).demo?.password).toBe('much better');
  });
});

describe('API-1 limit settings', () => {
  it('can be switched off or raised one by one', () => {
    expect(valid({ LIMITS: 'off' }).limits).toBeUndefined();
    expect(valid({ LIMITS: 'requests=100000, loginAccount=50' }).limits).toMatchObject({
      requests: { count: 100_000, seconds: 60 }, loginAccount: { count: 50, seconds: 600 }, loginAddress: { count: 50 },
    });
  });
});
