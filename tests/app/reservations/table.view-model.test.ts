import { describe, expect, it } from 'vitest';
import { tableId } from '@domain/kernel/ids.ts';
import { err } from '@domain/kernel/result.ts';
import { stayFrom, type ReserveTable } from '@domain/reservations/index.ts';
import { at, reservationOf, stage } from './stage.ts';

const wholeDay = (day: number) => [stayFrom(at(0, day), 1440)];
const fault = (field: string, kind: string) => ({ field, kind });

describe('BOOKING-1 choosing a table', () => {
  it('shows the days on which a table is free, full or nobody is seated, and opens the first free one', async () => {
    const { open } = stage({ taken: { 1: wholeDay(10), 2: wholeDay(10), 3: wholeDay(10) } });
    const vm = await open();
    expect(vm.choices.days.slice(0, 3)).toEqual([
      { date: '2025-03-10', kind: 'full' },
      { date: '2025-03-11', kind: 'closed' },
      { date: '2025-03-12', kind: 'free' },
    ]);
    expect(vm.choices.date).toBe('2025-03-12');
  });

  it('offers the smallest free table at the chosen time, and keeps another one while it is free', async () => {
    const vm = await stage({ taken: { 1: [stayFrom(at(18), 60)] } }).open();
    vm.form.chooseTime('18:00');
    expect(vm.choices.table?.name).toBe('T2');
    vm.form.chooseTable(tableId(3));
    expect([vm.choices.table?.name, vm.choices.sectionTitle]).toEqual(['T3', 'Terrace']);
    vm.form.chooseTime('19:00');
    expect(vm.choices.table?.name).toBe('T3');
    expect([...(vm.choices.sections[0]?.free ?? [])]).toEqual([1, 2, 3]);
  });

  it('narrows the tables to those that seat the guests, from one to the largest table', async () => {
    const vm = await stage().open();
    vm.form.chooseTime('18:00');
    vm.choices.seat(3);
    expect([vm.choices.table?.name, vm.choices.sections.map(({ title }) => title)]).toEqual(['T3', ['Terrace']]);
    for (const guests of [0, 7, 99]) vm.choices.seat(guests);
    expect([vm.form.guests, vm.choices.guestsMost]).toEqual([3, 6]);
  });

  it('keeps every choice across a reload, for the same shop only', async () => {
    const first = stage();
    const vm = await first.open();
    vm.form.chooseDate('2025-03-13');
    vm.form.chooseTime('19:00');
    vm.form.chooseTable(tableId(2));
    vm.form.toggle('birthday');
    vm.form.write('A candle, please');
    const { kept } = first.state;
    if (!kept) throw new Error('Nothing was kept');
    const again = await stage({ kept }).open();
    expect([again.choices.date, again.form.time, again.choices.table?.name, again.wholeNote]).toEqual([
      '2025-03-13',
      '19:00',
      'T2',
      'table.occasion.birthday. A candle, please',
    ]);
    const elsewhere = await stage({ kept }).open('2');
    expect([elsewhere.form.time, elsewhere.form.note]).toEqual(['', '']);
  });
});

describe('BOOKING-1 booking a table', () => {
  it('names what is missing, sends nothing, and forgets a fault that is corrected', async () => {
    const { open, state } = stage();
    const vm = await open();
    await vm.book();
    expect(vm.form.faults).toEqual([fault('table', 'required'), fault('time', 'required')]);
    expect([vm.failures, state.sent]).toEqual([1, []]);
    vm.form.chooseTime('18:00');
    expect(vm.form.faultOf('time')).toBeUndefined();
    vm.form.write('x'.repeat(256));
    await vm.book();
    expect(vm.form.faults).toEqual([fault('note', 'too-long')]);
  });

  it('sends table, times, guests and note once, then leads to the reservations', async () => {
    const { open, state } = stage();
    const vm = await open();
    vm.form.chooseTime('18:00');
    vm.form.write(' By the wall ');
    await Promise.all([vm.book(), vm.book()]);
    expect(state.sent).toEqual([
      {
        tableId: 1,
        bookingId: 5,
        start: '2025-03-10 18:00',
        end: '2025-03-10 20:00',
        guests: 2,
        note: 'By the wall',
      },
    ]);
    expect([state.went, state.kept, state.shown[0]]).toEqual([
      ['/reservations'],
      undefined,
      'table.booked {"shop":"Levant Kitchen"}',
    ]);
  });

  it('BOOKING-1l chooses the next free table when somebody was quicker, and says which one', async () => {
    const scene = stage({
      reserve: async () => {
        scene.state.taken = { 1: [stayFrom(at(18), 120)] };
        return err({ kind: 'taken' });
      },
    });
    const vm = await scene.open();
    vm.form.chooseTime('18:00');
    await vm.book();
    expect([vm.choices.table?.name, vm.form.time, vm.isSending]).toEqual(['T2', '18:00', false]);
    expect(vm.problem).toContain('table.taken.table');
    expect(vm.problem).toContain('"lost":"T1"');
  });

  it('BOOKING-1l finds the own reservation of another tab instead of looking for another table', async () => {
    const reservations = [reservationOf({ tableId: tableId(1), period: stayFrom(at(18), 120) })];
    const scene = stage({ reservations, reserve: async () => err({ kind: 'taken' }) });
    const vm = await scene.open();
    vm.form.chooseTime('18:00');
    await vm.book();
    expect([vm.problem, scene.state.went]).toEqual([undefined, ['/reservations']]);
  });

  it('BOOKING-1l moves to the nearest time when all tables were taken, else says that the day is full', async () => {
    const evening = [stayFrom(at(16), 180)];
    const scene = stage({
      reserve: async () => {
        scene.state.taken = { 1: evening, 2: evening, 3: evening };
        return err({ kind: 'taken' });
      },
    });
    const vm = await scene.open();
    vm.form.chooseTime('18:00');
    await vm.book();
    expect([vm.form.time, vm.problem?.startsWith('table.taken.time')]).toEqual(['19:00', true]);
    const full = stage({
      reserve: async () => {
        full.state.taken = { 1: wholeDay(10), 2: wholeDay(10), 3: wholeDay(10) };
        return err({ kind: 'taken' });
      },
    });
    const late = await full.open();
    late.form.chooseDate('2025-03-10');
    late.form.chooseTime('18:00');
    await late.book();
    expect([late.form.time, late.choices.table, late.problem?.startsWith('table.taken.full')]).toEqual([
      '',
      undefined,
      true,
    ]);
  });

  it('sends nothing without a connection, and says when the outcome is unknown', async () => {
    const offline = stage({ isReached: false });
    const alone = await offline.open();
    alone.form.chooseTime('18:00');
    await alone.book();
    expect([offline.state.sent, alone.problem]).toEqual([[], 'failure.nothing_sent']);
    const reserve: ReserveTable = async () => err({ kind: 'timeout' });
    const { open } = stage({ reserve });
    const vm = await open();
    vm.form.chooseTime('18:00');
    await vm.book();
    expect([vm.problem, vm.form.time, vm.isSending]).toEqual(['table.no_answer', '18:00', false]);
  });

  it('is offered only where the marketplace takes reservations, for a shop that exists', async () => {
    const vm = stage({ settings: { isReservationActive: false } }).createTable();
    expect(vm.isOffered).toBe(false);
    vm.show({ path: '', params: { id: 'x' }, query: {} });
    expect(await vm.prepare()).toEqual({ kind: 'not-found' });
  });
});
