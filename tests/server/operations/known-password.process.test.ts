import { silentLog } from '@infra/server/foundation/platform/log.ts';
import { createMarketplace } from '@infra/server/index.ts';
import { describe, expect, it } from 'vitest';
import { openEmptyStore } from '../support/empty-store.ts';
import { CHEAP, startMarketplace, testConfig } from '../support/marketplace.ts';
import { smallCity } from '../support/small-city.ts';

const OPEN = { PUBLIC_URL: 'https://food.example' };

describe('OPS-4 data of a demo', () => {
  it.each([
    { ...OPEN, DEMO: 'off' },
    { ...OPEN, DEMO: 'on', DEMO_PASSWORD: 'much better' },
  ])('with the known password is not opened to the public: %j', async (environment) => {
    const { store } = await startMarketplace();
    const started = await createMarketplace(testConfig(environment), { store, log: silentLog, passwordCost: CHEAP });
    expect(started.ok ? '' : started.error.sentence).toMatch(/known password.*\.$/);
    await expect(store.database.selectFrom('users').selectAll().execute()).rejects.toThrow('destroyed');
  });

  it('with a password of its own is opened', async () => {
    const started = await createMarketplace(testConfig({ ...OPEN, DEMO: 'on', DEMO_PASSWORD: 'much better' }), {
      store: await openEmptyStore(),
      log: silentLog,
      passwordCost: CHEAP,
      city: () => Promise.resolve(smallCity),
    });
    expect(started.ok).toBe(true);
    if (started.ok) await started.value.close();
  });
});
