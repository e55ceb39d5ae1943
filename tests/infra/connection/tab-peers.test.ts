import { describe, expect, it } from 'vitest';
import { createTabPeers } from '@infra/drivers/browser/tab-peers.ts';

/** Locks that are given when the test says so. */
const openLocks = () => {
  const waiting: (() => Promise<unknown>)[] = [];
  const request = (_name: string, _options: LockOptions, hold: () => Promise<unknown>) =>
    new Promise((resolve) => waiting.push(() => (resolve(undefined), hold())));
  return { locks: { request } as unknown as Pick<LockManager, 'request'>, give: () => waiting.shift()?.() };
};

const open = () => {
  const { locks, give } = openLocks();
  const peers = createTabPeers({ locks, open: (name) => new BroadcastChannel(name) });
  const ended = new AbortController();
  let leads = 0;
  peers.lead('feed', () => void (leads += 1), ended.signal);
  return { give, end: () => ended.abort(), leads: () => leads };
};

describe('ORDER-6 the leader among tabs', () => {
  it('leads from acquiring the lock until it closes', async () => {
    const { give, end, leads } = open();
    expect(leads()).toBe(0);
    const held = give();
    expect(leads()).toBe(1);
    end();
    await held;
  });

  it('does not lead if it closed while the lock was granted, and releases the lock', async () => {
    const { give, end, leads } = open();
    end();
    await give();
    expect(leads()).toBe(0);
  });
});
