import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startMarketplace, type TestMarketplace } from '../support/marketplace.ts';
import { openEvents } from '../support/event-stream.ts';

let test: TestMarketplace;
beforeAll(async () => {
  test = await startMarketplace({ LIMITS: 'off' });
});
afterAll(() => test.marketplace.close());

const MINUTE_MS = 60_000;
const signIn = (email = 'second@tiffin.test') => test.api.signIn(email);
const sessions = async (token: string) => (await test.api.ok('listSessions', {}, { token })).data;
const isOpen = async (token: string) => (await test.api.call('showProfile', {}, { token })).status === 200;

describe('ACCOUNT-5 the sessions of an account', () => {
  it('are listed with this one marked, and only those that are valid', async () => {
    const [here, there] = [await signIn(), await signIn()];
    await signIn('demo@tiffin.test');
    const listed = await sessions(here);
    expect(listed).toHaveLength(2);
    expect(listed.filter(({ is_current }) => is_current)).toEqual([
      expect.objectContaining({ id: Number(here.replace('Bearer ', '').split('|')[0]), via: 'password' }),
    ]);
    await test.api.ok('logOut', {}, { token: there });
    expect(await sessions(here)).toHaveLength(1);
    await test.api.ok('endOtherSessions', {}, { token: here });
  });

  it('tell when they were used, to five minutes', async () => {
    const [here, there] = [await signIn(), await signIn()];
    test.clock.advance(30 * MINUTE_MS);
    expect(await isOpen(there)).toBe(true);
    const other = (await sessions(here)).find(({ is_current }) => !is_current);
    expect(Date.parse(other?.last_used_at ?? '') - Date.parse(other?.created_at ?? '')).toBe(30 * MINUTE_MS);
    test.clock.advance(MINUTE_MS);
    expect(await isOpen(there)).toBe(true);
    expect((await sessions(here)).find(({ is_current }) => !is_current)?.last_used_at).toBe(other?.last_used_at);
    await test.api.ok('endOtherSessions', {}, { token: here });
  });

  it('end one by one; the others, and those of other people, stay', async () => {
    const [here, there, third] = [await signIn(), await signIn(), await signIn()];
    const stranger = await signIn('demo@tiffin.test');
    const id = Number(there.replace('Bearer ', '').split('|')[0]);
    expect((await test.api.call('endSession', { id }, { token: stranger })).status).toBe(404);
    const [stream, own] = [await openEvents(test.marketplace, there), await openEvents(test.marketplace, here)];
    await test.api.ok('endSession', { id }, { token: here });
    // The stream of the ended session ends by itself; that of this one goes on.
    for (let event = await stream.next(); event.event !== 'end';) event = await stream.next();
    expect(own.status).toBe(200);
    await own.close();
    expect([await isOpen(here), await isOpen(there), await isOpen(third), await isOpen(stranger)]).toEqual([
      true,
      false,
      true,
      true,
    ]);
    expect((await test.api.call('endSession', { id }, { token: here })).status).toBe(404);
    await test.api.ok('endOtherSessions', {}, { token: here });
    expect([await isOpen(here), await isOpen(third), await isOpen(stranger)]).toEqual([true, false, true]);
  });
});
