import { MEASURED_ROUTES, MEASUREMENTS_MAX } from '@domain/web-vitals/index.ts';
import { createBeaconMeasurements } from '@infra/web-vitals/beacon-measurements.adapter.ts';
import { createMetrics } from '@infra/server/foundation/metrics/index.ts';
import { afterAll, beforeEach, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Store } from '@infra/server/store/index.ts';
import { openEmptyStore } from '../support/empty-store.ts';
import { ORIGIN } from '../support/api.ts';
import { startMarketplace, type TestMarketplace } from '../support/marketplace.ts';
import { openBrowser, type Browser } from '../desk/browser.ts';

const DAY_MS = 86_400_000;
const STAFF = { email: 'desk@tiffin.test', password: 'lunchbox' };

let test: TestMarketplace;
const metrics = createMetrics({ ofProcess: false });
beforeAll(async () => {
  test = await startMarketplace({}, { metrics });
});
afterAll(() => test.marketplace.close());
beforeEach(async () => {
  await test.timers.tick();
  await test.store.database.deleteFrom('web_vital_counts').execute();
  // The limit of one address is that of a minute.
  test.clock.advance(60_000);
});

type Vital = 'LCP' | 'INP' | 'CLS';
const lcp = (value: number, route = '/shop/:id'): object => ({ metric: 'LCP' satisfies Vital, value, route });
const report = (measurements: readonly object[], device = 'phone', address = '10.0.0.1') =>
  test.api.call('reportVisit', { device, measurements }, { address });
const rows = async () => {
  const token = await test.api.signIn(STAFF.email);
  return (await test.api.ok('showWebVitals', {}, { token })).data.rows;
};
const stored = () => test.store.database.selectFrom('web_vital_counts').selectAll().execute();

describe('OPS-8 reports of visits', () => {
  it('arrive from a beacon, without a preflight, a token or an answer that matters', async () => {
    const response = await test.marketplace.fetch(
      new Request(`${ORIGIN}/api/v1/rest/web-vitals`, {
        method: 'POST',
        headers: { 'content-type': 'text/plain;charset=UTF-8', cookie: 'access_token=whatever' },
        body: JSON.stringify({
          device: 'phone',
          measurements: [lcp(2000), { metric: 'CLS', value: 0.05, route: '/' }],
        }),
      }),
      { remoteAddress: '10.0.0.1' },
    );
    expect(response.status).toBe(200);
    expect(await rows()).toMatchObject([
      { route: null, metric: 'LCP', device: 'phone', count: 1, p75: null, rating: null },
      { route: null, metric: 'CLS', device: 'phone', count: 1 },
      { route: '/', metric: 'CLS', device: 'phone', count: 1, good: 1 },
      { route: '/shop/:id', metric: 'LCP', device: 'phone', count: 1, good: 1, needs_improvement: 0, poor: 0 },
    ]);
  });

  it('arrive from the adapter of the web app, with every page and as many as it sends at once', async () => {
    const answers: Promise<Response>[] = [];
    const sink = createBeaconMeasurements({
      host: ORIGIN,
      sendBeacon: (url, body) => answers.push(test.marketplace.fetch(new Request(url, { method: 'POST', body }))) > 0,
    });
    const all = MEASURED_ROUTES.map((route) => ({ vital: 'INP', value: 40.4, route }) as const);
    for (let from = 0; from < all.length; from += MEASUREMENTS_MAX)
      sink.send('desktop', all.slice(from, from + MEASUREMENTS_MAX));
    expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([200, 200]);
    expect((await rows()).length).toBe(MEASURED_ROUTES.length + 1);
  });

  it('are stored by the job, one row for equal ones, with nothing about who sent them', async () => {
    for (let time = 0; time < 5; time += 1) await report([lcp(2000)], 'phone', `10.0.1.${time}`);
    expect(await stored()).toEqual([]);
    await test.timers.tick();
    await report([lcp(2001)]);
    await test.timers.tick();
    expect(await stored()).toEqual([
      {
        day: Math.floor(test.clock.now() / DAY_MS),
        vital: 'LCP',
        route: '/shop/:id',
        device: 'phone',
        bucket: expect.any(Number) as number,
        count: 6,
      },
    ]);
  });

  it.each([
    ['an address in place of a page', [lcp(2000, '/shop/501')]],
    ['a query', [lcp(2000, '/?q=falafel')]],
    ['an unknown page', [lcp(2000, '/wp-admin')]],
    ['a value below zero', [lcp(-1)]],
    ['a value that no visit can have', [{ metric: 'CLS', value: 11, route: '/' }]],
    ['a huge value', [lcp(60_001)]],
    ['an unknown metric', [{ metric: 'FID', value: 1, route: '/' }]],
    ['a text as value', [{ metric: 'LCP', value: 'fast', route: '/' }]],
    ['no measurement', []],
    ['too many', Array.from({ length: MEASUREMENTS_MAX + 1 }, () => lcp(2000))],
    ['one good and one bad', [lcp(2000), lcp(2000, '/nowhere')]],
  ])('are refused as a whole with %s', async (_what, measurements) => {
    expect((await report(measurements)).status).toBe(400);
    await test.timers.tick();
    expect(await stored()).toEqual([]);
  });

  it('are refused for an unknown device, and taken up to the batch that clients send', async () => {
    expect((await report([lcp(2000)], 'watch')).status).toBe(400);
    expect((await report(Array.from({ length: MEASUREMENTS_MAX }, () => lcp(2000)))).status).toBe(200);
  });

  it('are limited by address: a flood counts for a minute’s share and leaves others alone', async () => {
    const statuses: number[] = [];
    for (let time = 0; time < 80; time += 1) statuses.push((await report([lcp(9000)])).status);
    expect([
      statuses.filter((status) => status === 200).length,
      statuses.filter((status) => status === 429).length,
    ]).toEqual([60, 20]);
    expect((await report([lcp(2000)], 'phone', '10.0.0.2')).status).toBe(200);
    const [all] = await rows();
    expect(all?.count).toBe(61);
  });

  it('appear in the metrics, by device and without a page', async () => {
    const before = await metrics.text();
    await report(
      [lcp(2400), { metric: 'INP', value: 250, route: '/' }, { metric: 'CLS', value: 0.25, route: '/' }],
      'desktop',
    );
    const after = await metrics.text();
    const valueIn = (text: string, line: string): number =>
      Number(text.split(`tiffin_visit_${line}} `)[1]?.split('\n')[0] ?? 0);
    const grown = (line: string): number => valueIn(after, line) - valueIn(before, line);
    expect(grown('lcp_seconds_bucket{le="2.5",device="desktop"')).toBe(1);
    expect(grown('inp_seconds_bucket{le="0.2",device="desktop"')).toBe(0);
    expect(grown('inp_seconds_bucket{le="0.3",device="desktop"')).toBe(1);
    expect(grown('cls_sum{device="desktop"')).toBe(0.25);
    expect(after).not.toContain('/shop/:id');
  });
});

describe('OPS-8 the report of operators', () => {
  it('has the 75th percentile from twenty measurements on, the most measured page first', async () => {
    for (let time = 0; time < 20; time += 1) await report([lcp(time < 14 ? 1000 : 4500, '/')]);
    await report(
      Array.from({ length: 30 }, () => lcp(2000)),
      'desktop',
    );
    const found = await rows();
    expect(found.map(({ route, device, count, rating }) => [route, device, count, rating])).toEqual([
      [null, 'phone', 20, 'poor'],
      [null, 'desktop', 30, 'good'],
      ['/shop/:id', 'desktop', 30, 'good'],
      ['/', 'phone', 20, 'poor'],
    ]);
    expect(found[3]?.p75).toBeGreaterThan(4_000);
    expect(found[3]?.p75).toBeLessThan(5_000);
    expect(found[3]).toMatchObject({ good: 14, needs_improvement: 0, poor: 6 });
  });

  it('looks back 28 days, and older days are deleted', async () => {
    await report([lcp(2000)]);
    await test.timers.tick();
    test.clock.advance(27 * DAY_MS);
    expect((await rows()).length).toBe(2);
    await test.timers.tick();
    expect((await stored()).length).toBe(1);
    test.clock.advance(DAY_MS);
    expect(await rows()).toEqual([]);
    await test.timers.tick();
    expect(await stored()).toEqual([]);
  });

  it('is for operators only', async () => {
    expect((await test.api.no('showWebVitals')).status).toBe(401);
    expect((await test.api.no('showWebVitals', {}, { token: await test.api.signIn('demo@tiffin.test') })).status).toBe(
      403,
    );
  });
});

describe('OPS-8 the page of the desk', () => {
  let browser: Browser;
  beforeEach(async () => {
    browser = openBrowser(test);
    await browser.post('/desk/sign-in', STAFF);
  });
  afterEach(async () => {
    await browser.post('/desk/sign-out');
  });

  it('says that nothing was measured, then that it is too little, then how good it is', async () => {
    expect((await browser.get('/desk/speed')).text).toContain('No visit has been measured yet.');
    await report([lcp(2000)]);
    const few = (await browser.get('/desk/speed')).text;
    expect(few).toContain('<h2><bdi dir="ltr">/shop/:id</bdi></h2>');
    expect(few).toContain('Too few to tell (20 are needed): 1 × LCP');
    await report(Array.from({ length: 39 }, () => lcp(2000)));
    const enough = (await browser.get('/desk/speed')).text;
    expect(enough).toMatch(/<strong>\d\.\d\d s<\/strong> <span class="badge good">Good<\/span>/);
    expect(enough).toContain('40 measurements, 100% good');
    expect(enough).toContain('<h3>Phones</h3>');
    expect(enough).not.toContain('Larger screens');
  });
});

describe('OPS-8 a server that does not measure', () => {
  it('announces no extension, takes no report, and says so at the desk', async () => {
    const off = await startMarketplace({ WEB_VITALS: 'off' });
    const { data: settings } = await off.api.ok('listSettings');
    expect(settings.find(({ key }) => key === 'api_extensions')?.value?.split(',')).not.toContain('web_vitals');
    expect((await off.api.no('reportVisit', { device: 'phone', measurements: [lcp(2000)] })).status).toBe(404);
    const browser = openBrowser(off);
    await browser.post('/desk/sign-in', STAFF);
    expect((await browser.get('/desk/speed')).text).toContain('Measuring is switched off');
    await off.marketplace.close();
  });
});

describe('OPS-8 a server that stops', () => {
  it('stores what it has counted', async () => {
    const store = await openEmptyStore();
    let rows: readonly object[] = [];
    const close = async (): Promise<void> => {
      rows = await store.database.selectFrom('web_vital_counts').select(['route', 'count']).execute();
      await store.close();
    };
    const stopped = await startMarketplace({}, { store: Object.create(store, { close: { value: close } }) as Store });
    await stopped.api.ok('reportVisit', { device: 'phone', measurements: [lcp(2000)] });
    await stopped.marketplace.close();
    expect(rows).toEqual([{ route: '/shop/:id', count: 1 }]);
  });
});
