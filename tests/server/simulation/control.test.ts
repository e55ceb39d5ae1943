import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createOperator } from '@infra/server/index.ts';
import type { Store } from '@infra/server/store/index.ts';
import { openEmptyStore } from '../support/empty-store.ts';
import { NOON, startMarketplace, type TestMarketplace } from '../support/marketplace.ts';

let test: TestMarketplace;
let desk = '';
beforeAll(async () => {
  test = await startMarketplace({ LIMITS: 'off' });
  desk = await test.api.signIn('desk@tiffin.test');
});
afterAll(() => test.marketplace.close());

const wire = (at: number): string => `${new Date(at).toISOString().slice(0, 19).replace('T', ' ')}Z`;
const turn = async (sent: object) => (await test.api.ok('turnClock', { ...sent }, { token: desk })).data;
const refusedBy = (sent: object) => test.api.no('turnClock', { ...sent }, { token: desk });
const shown = async () => (await test.api.ok('showSimulation', {}, { token: desk })).data;

describe('RUN-1 the simulation clock', () => {
  it('starts as the real time at real speed', async () => {
    expect(await shown()).toEqual({ now: wire(NOON), running: true, speed: 1, seed: null, faults: null });
    test.clock.advance(60_000);
    expect((await shown()).now).toBe(wire(NOON + 60_000));
  });

  it('pauses, resumes, speeds up and jumps', async () => {
    expect(await turn({ action: 'pause' })).toMatchObject({ running: false, now: wire(NOON + 60_000) });
    test.clock.advance(600_000);
    expect(await turn({ action: 'resume' })).toMatchObject({ running: true, now: wire(NOON + 60_000) });
    expect(await turn({ action: 'speed', speed: 60 })).toMatchObject({ speed: 60, now: wire(NOON + 60_000) });
    test.clock.advance(1000);
    expect(await turn({ action: 'advance', seconds: 90 })).toMatchObject({
      now: wire(NOON + 60_000 + 60_000 + 90_000),
    });
    expect(await turn({ action: 'set', at: '2025-03-10 18:00:00Z' })).toMatchObject({
      now: '2025-03-10 18:00:00Z',
      speed: 60,
    });
    expect(await turn({ action: 'set', at: '2025-03-10T20:00:00+01:00' })).toMatchObject({
      now: '2025-03-10 19:00:00Z',
    });
    expect(await turn({ action: 'speed', speed: 1 })).toMatchObject({ speed: 1 });
  });

  it('applies to the marketplace, but not to tokens', async () => {
    await turn({ action: 'advance', seconds: 30 * 86_400 });
    const { now } = await shown();
    expect(wire(test.marketplace.now())).toBe(now);
    expect((await test.api.call('showProfile', {}, { token: desk })).status).toBe(200);
  });

  it('only moves forward, within bounds', async () => {
    const { now } = await shown();
    expect(await refusedBy({ action: 'set', at: '2025-03-10 11:00:00Z' })).toMatchObject({
      status: 400,
      params: { at: ['The clock only goes forward.'] },
    });
    expect((await refusedBy({ action: 'set', at: '9500-01-01 00:00:00Z' })).params).toHaveProperty('at');
    expect((await shown()).now).toBe(now);
  });

  it.each([
    [{}, 'action'],
    [{ action: 'back' }, 'action'],
    [{ action: 'advance' }, 'seconds'],
    [{ action: 'advance', seconds: -1 }, 'seconds'],
    [{ action: 'set' }, 'at'],
    [{ action: 'set', at: 'soon' }, 'at'],
    [{ action: 'set', at: '2026-13-01 00:00:00Z' }, 'at'],
    [{ action: 'speed' }, 'speed'],
    [{ action: 'speed', speed: 0.5 }, 'speed'],
    [{ action: 'speed', speed: 3601 }, 'speed'],
  ])('refuses %j', async (sent, field) => {
    expect((await refusedBy(sent)).params).toHaveProperty(field);
  });

  it('serializes concurrent changes', async () => {
    await turn({ action: 'pause' });
    const before = test.marketplace.now();
    await Promise.all(Array.from({ length: 20 }, () => turn({ action: 'advance', seconds: 1 })));
    expect(test.marketplace.now() - before).toBe(20_000);
    await turn({ action: 'resume' });
  });
});

describe('RUN-2 the simulation clock of every process', () => {
  it('is shared at once and survives a restart; CLOCK_START applies only where it is later', async () => {
    await turn({ action: 'speed', speed: 10 });
    const store = Object.create(test.store, { close: { value: () => Promise.resolve() } }) as Store;
    const start = async (environment: Readonly<Record<string, string>>) =>
      (await startMarketplace({ LIMITS: 'off', ...environment }, { clock: test.clock, store })).marketplace;
    const other = await start({});
    expect(other.now()).toBe(test.marketplace.now());
    await turn({ action: 'advance', seconds: 3600 });
    expect(other.now()).toBe(test.marketplace.now());
    test.clock.advance(7000);
    expect(other.now()).toBe(test.marketplace.now());

    const again = await start({ CLOCK_START: '2025-03-10T11:00:00Z' });
    expect(again.now()).toBe(test.marketplace.now());
    const later = await start({ CLOCK_START: '2025-06-01T11:00:00Z' });
    expect([later.now(), other.now(), test.marketplace.now()]).toEqual(
      Array(3).fill(Date.parse('2025-06-01T11:00:00Z')),
    );
  });
});

describe('RUN-1 a new demo city', () => {
  it('starts at CLOCK_START, even in the past', async () => {
    const { marketplace } = await startMarketplace({ CLOCK_START: '2020-03-10T11:00:00Z' });
    expect(marketplace.now()).toBe(Date.parse('2020-03-10T11:00:00Z'));
    await marketplace.close();
  });
});

describe('L14 outside demo mode', () => {
  it('hides the simulation, even from operators', async () => {
    const store = await openEmptyStore();
    await createOperator(store, 'boss@tiffin.test', 'long enough password');
    const { marketplace, api } = await startMarketplace({ DEMO: 'off' }, { store });
    const token = await api.signIn('boss@tiffin.test', 'long enough password');
    const calls = [
      ['showSimulation', {}],
      ['turnClock', { action: 'pause' }],
      ['steerCourier', { order_id: 1, auto: true }],
      ['setFaults', {}],
      ['clearFaults', {}],
    ] as const;
    for (const [id, sent] of calls) expect([id, (await api.no(id, sent, { token })).status]).toEqual([id, 404]);
    await marketplace.close();
  });
});
