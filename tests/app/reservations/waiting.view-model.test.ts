import { describe, expect, it, vi } from 'vitest';
import { instant } from '@domain/kernel/clock.port.ts';
import { shopId } from '@domain/kernel/ids.ts';
import { err } from '@domain/kernel/result.ts';
import { stayFrom } from '@domain/reservations/index.ts';
import { at, NOT_FOUND, NOW, OFFERED, SHOP, stage, waitOf } from './stage.ts';

/** All three tables are taken from 16:00 until 20:30: no time of the day is free. */
const FULL = { 1: [stayFrom(at(16), 270)], 2: [stayFrom(at(16), 270)], 3: [stayFrom(at(16), 270)] };
/** Only 18:00 is full. */
const FULL_AT_SIX = { 1: [stayFrom(at(17), 120)], 2: [stayFrom(at(17), 120)], 3: [stayFrom(at(17), 120)] };
const NO_EXTENSION = { extensions: [] };

describe('BOOKING-2 waiting for a table', () => {
  it('is offered where no table is free at the chosen time, or all day, and only there', async () => {
    const some = stage({ taken: FULL_AT_SIX });
    const vm = await some.open();
    expect([vm.choices.date, vm.waiting.isOpen]).toEqual(['2025-03-10', false]);
    vm.form.chooseTime('18:00');
    expect([vm.waiting.isOpen, vm.wanted]).toEqual([true, undefined]);
    expect(some.state.said).toEqual(['table.wait.full']);
    vm.form.chooseTime('19:00');
    expect(vm.waiting.isOpen).toBe(false);

    const full = await stage({ taken: FULL }).open();
    full.form.chooseDate('2025-03-10');
    expect([full.waiting.isOpen, full.waiting.span]).toEqual([true, { from: '18:00', to: '19:00' }]);

    const without = await stage({ taken: FULL, settings: NO_EXTENSION }).open();
    without.form.chooseDate('2025-03-10');
    expect(without.waiting.isOpen).toBe(false);
  });

  it('suits half an hour around the time, or as the customer says, the later never before the earlier', async () => {
    const { open } = stage({
      taken: FULL,
      settings: { reservation: { slotMinutes: 15, hoursAhead: 2, leastHours: 3 } },
    });
    const vm = await open();
    vm.form.chooseDate('2025-03-10');
    vm.form.chooseTime('19:00');
    expect(vm.waiting.span).toEqual({ from: '18:30', to: '19:30' });
    vm.waiting.chooseFrom('19:45');
    expect(vm.waiting.span).toEqual({ from: '19:45', to: '19:45' });
    vm.waiting.chooseTo('18:15');
    expect(vm.waiting.span).toEqual({ from: '18:15', to: '18:15' });
    vm.form.chooseTime('18:00');
    expect(vm.waiting.span).toEqual({ from: '18:00', to: '18:30' });
  });

  it('joins with day, span, guests and section, and goes to the list; a refusal keeps all of it', async () => {
    const { state, open } = stage({ taken: FULL });
    const vm = await open();
    vm.form.chooseDate('2025-03-10');
    vm.waiting.chooseSection(2);
    await vm.book();
    expect(state.joined).toEqual([{ date: '2025-03-10', from: '18:00', to: '19:00', guests: 2, sectionId: 2 }]);
    expect([state.went, state.sent]).toEqual([['/reservations'], []]);
    expect(state.shown[0]).toContain('table.wait.joined');

    const refusing = stage({ taken: FULL, join: async () => err(NOT_FOUND) });
    const other = await refusing.open();
    other.form.chooseDate('2025-03-10');
    await other.book();
    expect(other.problem).toBeDefined();
    expect([refusing.state.went, other.isSending, other.form.date]).toEqual([[], false, '2025-03-10']);
  });

  it('BOOKING-2i tells how many are before the customer, for what is chosen, before and after joining', async () => {
    const { state, open } = stage({ taken: FULL, waits: [waitOf({ before: 1 })] });
    state.ahead = 3;
    const vm = await open();
    expect([vm.waiting.before, state.asked]).toEqual([undefined, []]);
    vm.form.chooseDate('2025-03-10');
    // Joined already: the place itself tells.
    expect([vm.waiting.isJoined, vm.waiting.before, state.asked]).toEqual([true, 1, []]);
    vm.form.seat(4);
    await vi.waitFor(() => expect(vm.waiting.before).toBe(3));
    expect(state.asked).toEqual([expect.objectContaining({ guests: 4, from: '18:00', to: '19:00' })]);
    state.ahead = 0;
    vm.waiting.chooseTo('18:00');
    await vi.waitFor(() => expect(vm.waiting.before).toBe(0));
    expect(state.asked).toHaveLength(2);
  });

  it('says what the customer waits for already, and does not ask for the same again', async () => {
    const waits = [waitOf({ status: 'ended', guests: 4 }), waitOf(), waitOf({ shop: { ...SHOP, id: shopId(2) } })];
    const { state, open } = stage({ taken: FULL, waits });
    const vm = await open();
    vm.form.chooseDate('2025-03-10');
    expect([vm.waiting.mine, vm.waiting.isJoined]).toEqual([waits[1], true]);
    vm.choices.seat(3);
    expect([vm.waiting.mine, vm.waiting.isJoined]).toEqual([waits[1], false]);
    vm.choices.seat(2);
    await vm.book();
    expect([state.joined, state.went]).toEqual([[], ['/reservations']]);
  });
});

describe('BOOKING-2d the way to what is kept', () => {
  it('leads from a notification to the page with everything chosen, and nowhere for places of others', async () => {
    const { createTable } = stage({ waits: [waitOf({ status: 'offered', offer: OFFERED })] });
    const follow = (wait: string) => {
      const vm = createTable();
      vm.show({ path: `/reservations/waiting/${wait}`, params: { wait }, query: {} });
      return vm.prepare();
    };
    const to = '/reservations/1?date=2025-03-10&time=19%3A00&guests=2&table=3';
    expect(await follow('4')).toEqual({ kind: 'redirect', to });
    expect(await follow('5')).toEqual({ kind: 'not-found' });
    const over = stage({ waits: [waitOf()] }).createTable();
    over.show({ path: '/reservations/waiting/4', params: { wait: '4' }, query: {} });
    expect(await over.prepare()).toEqual({ kind: 'redirect', to: '/reservations' });
  });

  it('chooses day, time, guests and table, and keeps the note that was written for it', async () => {
    const kept = { shop: 1, change: 0, date: '', time: '', guests: 5, table: 1, occasions: ['birthday'], note: 'Cake' };
    const query = { date: '2025-03-10', time: '19:00', guests: '2', table: '3' };
    const { vm } = await stage({ kept }).visit('1', undefined, query);
    expect(vm.wanted).toMatchObject({ start: '2025-03-10 19:00', guests: 2, tableId: 3 });
    expect([vm.form.note, vm.form.occasions]).toEqual(['Cake', ['birthday']]);
    const { vm: plain } = await stage({ kept }).visit('1', undefined, { date: 'tomorrow', time: '19:00' });
    expect(plain.form.guests).toBe(5);
  });
});

describe('BOOKING-2c the customer’s places', () => {
  it('are listed with how they stand; an offer ends by the clock, a taken one is a reservation', async () => {
    const { state, list } = stage({
      waits: [waitOf({ status: 'offered', offer: OFFERED }), waitOf({ status: 'taken' })],
    });
    const { waits } = await list();
    expect(waits.items.map((wait) => waits.statusOf(wait))).toEqual(['offered']);
    const [wait] = waits.items;
    if (!wait) throw new Error('Nothing is listed');
    expect([waits.pathOf(wait), waits.canLeave(wait)]).toEqual([expect.stringContaining('table=3'), true]);
    state.now = instant(NOW + 600_000);
    expect([waits.statusOf(wait), waits.canLeave(wait)]).toEqual(['ended', false]);
  });

  it('are left after a question, once; one that is gone already counts as left', async () => {
    for (const leave of [undefined, async () => err(NOT_FOUND)]) {
      const { state, list } = stage({ waits: [waitOf()], ...(leave && { leave }) });
      const { waits } = await list();
      await waits.leave();
      expect(state.left).toEqual([]);
      waits.ask(waitOf());
      await Promise.all([waits.leave(), waits.leave()]);
      expect([state.left, waits.asked]).toEqual([[4], undefined]);
      expect(state.said[0]).toContain('tables.wait.left');
    }
    const { state, list } = stage({ waits: [waitOf()], leave: async () => err({ kind: 'unreachable' }) });
    const { waits } = await list();
    waits.ask(waitOf());
    waits.stay();
    expect(waits.asked).toBeUndefined();
    waits.ask(waitOf());
    await waits.leave();
    expect([state.said, state.shown.length]).toEqual([[], 1]);
  });

  it('are not asked for where the server has no waiting lists', async () => {
    const { list } = stage({ waits: [waitOf()], settings: NO_EXTENSION });
    const { waits } = await list();
    expect([waits.isOffered, waits.items]).toEqual([false, []]);
  });
});
