import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { instant } from '@domain/kernel/clock.port.ts';
import { tableId } from '@domain/kernel/ids.ts';
import { err, ok } from '@domain/kernel/result.ts';
import { stayFrom, type TableHolds } from '@domain/reservations/index.ts';
import { at, NOW, stage } from './stage.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const settle = () => vi.advanceTimersByTimeAsync(0);
const wish = (table: number, time = '18:00') => ({
  tableId: table,
  bookingId: 5,
  start: `2025-03-10 ${time}`,
  guests: 2,
});

/** The page with a table at six, which is kept. */
const choose = async (given: Parameters<typeof stage>[0] = {}) => {
  const scene = stage(given);
  const { vm, leave } = await scene.visit();
  vm.form.chooseTime('18:00');
  await settle();
  /** The clock goes on, second by second. */
  const wait = async (seconds: number): Promise<void> => {
    for (let second = 0; second < seconds; second += 1) {
      scene.state.now = instant(scene.state.now + 1000);
      await vi.advanceTimersByTimeAsync(1000);
    }
  };
  return { ...scene, vm, leave, wait };
};

describe('BOOKING-1q the hold of a chosen table', () => {
  it('is asked for once a table and a time are chosen, and again for every other choice', async () => {
    const { vm, state } = await choose();
    expect([state.held, vm.holding.left]).toEqual([[wish(1)], 600_000]);
    vm.form.write('A candle');
    vm.form.chooseTable(tableId(1));
    await settle();
    expect(state.held).toHaveLength(1);
    vm.form.chooseTable(tableId(3));
    await settle();
    vm.form.chooseTime('19:00');
    await settle();
    expect(state.held.slice(1)).toEqual([wish(3), wish(3, '19:00')]);
  });

  it('is asked for one at a time: of quick choices only the newest is kept', async () => {
    const answers: ((answer: Awaited<ReturnType<TableHolds['hold']>>) => void)[] = [];
    const { vm, state } = await choose({ hold: () => new Promise((resolve) => answers.push(resolve)) });
    for (const table of [2, 3, 2]) vm.form.chooseTable(tableId(table));
    await settle();
    expect(state.held).toEqual([wish(1)]);
    answers[0]?.(ok(instant(NOW + 1000)));
    await settle();
    expect([state.held, vm.holding.left]).toEqual([[wish(1), wish(2)], undefined]);
    answers[1]?.(ok(instant(NOW + 600_000)));
    await settle();
    expect(vm.holding.left).toBe(600_000);
  });

  it('is given free when its choice is taken back', async () => {
    const { vm, state } = await choose();
    vm.form.chooseDate('2025-03-12');
    await settle();
    expect([vm.holding.left, state.held.length, state.released]).toEqual([undefined, 1, 1]);
  });

  it('is given free when the page is left, but not once it is reserved', async () => {
    const { leave, state } = await choose();
    leave();
    expect(state.released).toBe(1);
    const other = await choose();
    await other.vm.book();
    other.leave();
    expect([other.state.went, other.state.released]).toEqual([['/reservations'], 0]);
  });

  it('is given free too, if its answer comes after the page was left', async () => {
    const answers: ((answer: Awaited<ReturnType<TableHolds['hold']>>) => void)[] = [];
    const { leave, state, vm } = await choose({ hold: () => new Promise((resolve) => answers.push(resolve)) });
    leave();
    answers[0]?.(ok(instant(NOW + 600_000)));
    await settle();
    expect([state.released, vm.holding.left]).toEqual([1, undefined]);
  });

  it('is not shown where the server keeps none, and is explained where it could not be had', async () => {
    const without = await choose({ hold: async () => ok(undefined) });
    expect([without.vm.holding.left, without.vm.holding.isRefused]).toEqual([undefined, false]);
    const failed = await choose({ hold: async () => err({ kind: 'unreachable' }) });
    expect([failed.vm.holding.left, failed.vm.holding.isRefused, failed.vm.problem]).toEqual([
      undefined,
      true,
      undefined,
    ]);
    expect(failed.vm.choices.table?.name).toBe('T1');
  });
});

describe('BOOKING-1s the end of a hold', () => {
  it('is said at five, two and one minutes, and then the same table is asked for again', async () => {
    const { vm, state, wait } = await choose();
    await wait(599);
    expect(state.said).toEqual([5, 2, 1].map((count) => `table.hold.left {"table":"T1","count":${count}}`));
    expect(vm.holding.left).toBe(1000);
    await wait(1);
    expect(state.said.slice(3)).toEqual(['table.hold.ended {"table":"T1"}']);
    expect([state.held, vm.holding.left]).toEqual([[wish(1), wish(1)], 600_000]);
    expect([vm.form.time, vm.choices.table?.name]).toEqual(['18:00', 'T1']);
  });

  it('lets the table go while nobody looks, and asks again when somebody does', async () => {
    const { vm, state, visible, wait } = await choose();
    visible.next(false);
    await wait(700);
    expect([state.held.length, vm.holding.left]).toEqual([1, undefined]);
    visible.next(true);
    await settle();
    expect([state.held.length, vm.holding.left]).toEqual([2, 600_000]);
  });
});

describe('BOOKING-1l somebody quicker', () => {
  it('leaves the nearest equal table, which is kept already', async () => {
    const scene = stage({
      hold: async ({ tableId: wanted }) => {
        if (wanted !== 1) return ok(instant(NOW + 600_000));
        scene.state.taken = { 1: [stayFrom(at(18), 120)] };
        return err({ kind: 'taken' });
      },
    });
    const vm = await scene.open();
    vm.form.chooseTime('18:00');
    await settle();
    expect(vm.choices.table?.name).toBe('T2');
    expect(vm.problem).toBe('table.taken.table {"lost":"T1","time":"18:00","table":"T2","next":"18:00"}');
    expect([scene.state.held, vm.holding.left]).toEqual([[wish(1), wish(2)], 600_000]);
    expect(vm.failures).toBe(0);
  });
});
