import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  BACK_ONLINE_MS,
  REFRESH_INTERVAL_MS,
  retryDelay,
  SLOW_MS,
  type CallEnd,
} from '@app/features/connection/connection.view-model.ts';
import { settled, stage } from './stage.ts';

const lost: CallEnd = { kind: 'lost' };
const answered: CallEnd = { kind: 'answered' };
const copy = (at: number): CallEnd => ({ kind: 'copy', at });

describe('ERROR-6 the connection', () => {
  it('shows nothing while everything works', async () => {
    const { vm, call } = stage();
    vm.activate();
    await call(answered);
    expect([vm.notice, vm.seenAt]).toEqual([undefined, undefined]);
  });

  it('reports a missing network at once, and refreshes the page when it is back', async () => {
    const { vm, world, turnNetwork, pass } = stage();
    vm.activate();
    await turnNetwork(false);
    expect([vm.notice, vm.seenAt]).toEqual(['offline', 100_000]);
    await turnNetwork(true);
    expect([vm.notice, vm.seenAt, world.healed]).toEqual(['back', undefined, 1]);
    await pass(BACK_ONLINE_MS);
    expect(vm.notice).toBeUndefined();
  });

  it('checks the server after one failed call before it reports a lost connection', async () => {
    const { vm, world, call } = stage();
    vm.activate();
    await call(lost);
    expect([vm.notice, world.asked, world.healed]).toEqual([undefined, 1, 0]);
    world.isThere = false;
    await call(lost);
    expect(vm.notice).toBe('unreachable');
  });

  it('polls a lost server with increasing pauses, and stops when deactivated', async () => {
    const { vm, world, call, pass } = stage();
    const stop = vm.activate();
    world.isThere = false;
    await call(lost);
    for (let attempt = 0; attempt < 5; attempt++) {
      const before = world.asked;
      await pass(retryDelay(attempt) - 1);
      expect(world.asked).toBe(before);
      await pass(retryDelay(attempt));
      expect(world.asked).toBe(before + 1);
    }
    stop();
    const before = world.asked;
    await pass(60_000);
    expect(world.asked).toBe(before);
  });

  it('reports the age of the oldest copy on screen', async () => {
    const { vm, world, call } = stage();
    vm.activate();
    world.isThere = false;
    await call(copy(90_000));
    await call(copy(40_000));
    await call(copy(70_000));
    expect([vm.notice, vm.seenAt]).toEqual(['unreachable', 40_000]);
  });

  it('refreshes a cached page as soon as the server is reachable', async () => {
    const { vm, world } = stage({ pageSeenAt: 5_000 });
    world.isThere = false;
    vm.activate();
    await settled();
    expect([vm.notice, vm.seenAt]).toEqual(['unreachable', 5_000]);
    world.isThere = true;
    await vm.tryAgain();
    expect([vm.notice, vm.seenAt, world.healed]).toEqual(['back', undefined, 1]);
  });

  it('loads a missing page although the connection came back before anybody noticed that it was lost', async () => {
    const { vm, world } = stage();
    world.hasPageFailed = true;
    vm.activate();
    await vm.retry();
    await vm.retry();
    expect([vm.notice, world.healed]).toEqual([undefined, 1]);
  });

  it('stops refreshing what stays old, except at the customer’s request', async () => {
    const { vm, world, call } = stage();
    vm.activate();
    await call(copy(1));
    await call(copy(1));
    await call(copy(1));
    expect([world.healed, vm.notice]).toEqual([1, 'old']);
    await vm.tryAgain();
    expect([world.healed, vm.notice]).toEqual([2, undefined]);
    world.now += REFRESH_INTERVAL_MS;
    await call(copy(1));
    expect(world.healed).toBe(3);
  });

  it('explains a wait of four seconds, until it ends', async () => {
    const { vm, calls, pass } = stage();
    vm.activate();
    let answer: (end: CallEnd) => void = () => {};
    calls.tell(new Promise((resolve) => (answer = resolve)));
    await pass(SLOW_MS - 1);
    expect(vm.notice).toBeUndefined();
    await pass(SLOW_MS);
    expect(vm.notice).toBe('slow');
    answer(answered);
    await settled();
    expect(vm.notice).toBeUndefined();
  });

  it('shows the final state, in whatever order events arrive (L16)', async () => {
    const stepArb = fc.oneof(
      fc
        .constantFrom<CallEnd>(lost, answered, { kind: 'left' }, copy(7))
        .map((end) => ({ kind: 'call' as const, end })),
      fc.boolean().map((isUp) => ({ kind: 'network' as const, isUp })),
      fc.boolean().map((isThere) => ({ kind: 'server' as const, isThere })),
      fc.constantFrom(SLOW_MS, 30_000).map((ms) => ({ kind: 'time' as const, ms })),
      fc.constant({ kind: 'press' as const }),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(stepArb, { maxLength: 25 }), async (steps) => {
        const { vm, world, call, turnNetwork, pass } = stage();
        vm.activate();
        for (const step of steps) {
          if (step.kind === 'call') await call(step.end);
          if (step.kind === 'network') await turnNetwork(step.isUp);
          if (step.kind === 'server') world.isThere = step.isThere;
          if (step.kind === 'time') await pass(step.ms);
          if (step.kind === 'press') await vm.tryAgain();
        }
        await vm.tryAgain();
        await pass(30_000);
        const expected = !world.isUp ? 'offline' : world.isThere ? undefined : 'unreachable';
        expect(vm.notice).toBe(expected);
        expect(vm.isRetrying).toBe(false);
      }),
    );
  });
});
