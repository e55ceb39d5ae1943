import { type EventLog } from '@infra/server/foundation/events/index.ts';
import { wireEvents } from '@infra/server/wiring/foundation.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openEvents, type OpenStream } from '../support/event-stream.ts';
import { startMarketplace, type TestMarketplace } from '../support/marketplace.ts';
import { createShopping, type Customer, type Shopping } from '../support/shopping.ts';

let test: TestMarketplace;
let shopping: Shopping;
let events: EventLog;
beforeAll(async () => {
  test = await startMarketplace({ LIMITS: 'off' });
  shopping = await createShopping(test);
  events = wireEvents({ store: test.store, clock: test.clock });
});
afterAll(() => test.marketplace.close());

let accounts = 0;
/** A customer signed in several times, with a stream for each. */
const reading = async (
  signIns: number,
): Promise<{ readonly who: Customer; readonly tokens: readonly string[]; readonly streams: readonly OpenStream[] }> => {
  const who = await shopping.customer();
  accounts += 1;
  const tokens = [who.token];
  while (tokens.length < signIns) tokens.push(await test.api.signIn(`customer-${accounts}@tiffin.test`));
  return { who, tokens, streams: await Promise.all(tokens.map((token) => openEvents(test.marketplace, token))) };
};
/** Whether each stream still receives events; closed ones have ended. */
const alive = async ({ id }: Customer, streams: readonly OpenStream[]): Promise<readonly boolean[]> => {
  await events.publish(`user ${id}`, 'wallet', { price: 1 });
  return Promise.all(streams.map(async (stream) => (await stream.next()).event === 'wallet'));
};

describe('API-1 an open stream closes with its session', () => {
  it('on sign-out of that session only', async () => {
    const { who, tokens, streams } = await reading(3);
    expect(await alive(who, streams)).toEqual([true, true, true]);
    await test.api.ok('logOut', {}, { token: tokens[1] });
    expect(await streams[1]?.next()).toMatchObject({ event: 'end' });
    expect(await alive(who, streams)).toEqual([true, false, true]);
    expect((await openEvents(test.marketplace, tokens[1] ?? '')).status).toBe(401);
    await Promise.all(streams.map((stream) => stream.close()));
  });

  it('when the password is changed elsewhere', async () => {
    const { who, tokens, streams } = await reading(3);
    await test.api.ok(
      'updatePassword',
      { password: 'lunchbox2', password_confirmation: 'lunchbox2', old_password: 'lunchbox' },
      { token: tokens[2] },
    );
    expect(await streams[0]?.next()).toMatchObject({ event: 'end' });
    expect(await alive(who, streams)).toEqual([false, false, true]);
    await streams[2]?.close();
  });

  it('when the account is deleted, for all sessions', async () => {
    const { tokens, streams } = await reading(2);
    const bystander = await reading(1);
    await test.api.ok('deleteProfile', { old_password: 'lunchbox' }, { token: tokens[0], as: 'json' });
    expect((await Promise.all(streams.map((stream) => stream.next()))).map(({ event }) => event)).toEqual([
      'end',
      'end',
    ]);
    expect(await alive(bystander.who, bystander.streams)).toEqual([true]);
    await bystander.streams[0]?.close();
  });

  it('at the next check after seven days', async () => {
    const { who, streams } = await reading(1);
    test.clock.advance(7 * 86_400_000 - 1);
    const { streams: later, who: newer } = await reading(1);
    await test.timers.tick();
    expect(await alive(who, streams)).toEqual([true]);
    test.clock.advance(1);
    await test.timers.tick();
    expect(await alive(who, streams)).toEqual([false]);
    expect(await alive(newer, later)).toEqual([true]);
    await later[0]?.close();
  });

  it('when opening and sign-out coincide', async () => {
    for (let round = 0; round < 6; round++) {
      const who = await shopping.customer();
      accounts += 1;
      const opening = openEvents(test.marketplace, who.token);
      const leaving = test.api.ok('logOut', {}, { token: who.token });
      const [stream] = await Promise.all([opening, leaving]);
      if (stream.status === 200) expect(await stream.next()).toMatchObject({ event: 'end' });
      else expect(stream.status).toBe(401);
    }
  });

  it('and frees its slot', async () => {
    const { who, tokens } = await reading(1);
    for (let count = 0; count < 12; count++) {
      const stream = await openEvents(test.marketplace, tokens[0] ?? '');
      expect(stream.status).toBe(200);
      await stream.close();
    }
    const { streams } = {
      streams: await Promise.all([1, 2, 3, 4].map(() => openEvents(test.marketplace, tokens[0] ?? ''))),
    };
    expect(streams.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(await alive(who, streams)).toEqual([true, true, true, true]);
    await test.api.ok('logOut', {}, { token: tokens[0] });
    expect((await Promise.all(streams.map((stream) => stream.next()))).map(({ event }) => event)).toEqual([
      'end',
      'end',
      'end',
      'end',
    ]);
  });
});
