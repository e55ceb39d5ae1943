import { describe, expect, it, vi } from 'vitest';
import { reservationId, tableId } from '@domain/kernel/ids.ts';
import { err, ok } from '@domain/kernel/result.ts';
import { stayFrom } from '@domain/reservations/index.ts';
import { at, NOT_FOUND, OFFER, reservationOf, SHOP, stage } from './stage.ts';

const OWN = reservationOf({ note: 'table.occasion.birthday. A candle, please', changes: 3 });
/** The own table is taken by the reservation itself, the other small one by somebody else. */
const taken = { 1: [stayFrom(at(18), 120)], 2: [stayFrom(at(18), 240)] };

describe('BOOKING-1u changing a reservation', () => {
  it('starts with everything filled in, and counts the own table as free', async () => {
    const { open, state } = stage({ reservations: [OWN], taken });
    const vm = await open('1', '7');
    expect([vm.choices.date, vm.form.time, vm.form.guests, vm.choices.table?.name]).toEqual([
      '2025-03-10',
      '18:00',
      2,
      'T1',
    ]);
    expect([vm.form.occasions, vm.form.note, vm.wholeNote]).toEqual([['birthday'], 'A candle, please', OWN.note]);
    expect(vm.choices.times.map(({ time, tables }) => [time, tables.map(({ name }) => name)])).toEqual([
      ['18:00', ['T1', 'T3']],
      ['19:00', ['T1', 'T3']],
    ]);
    // Nobody else can take what is the customer's already.
    expect([state.held, vm.change.target]).toEqual([[], '']);
  });

  it('keeps the own table when the tables of the shop arrive after the reservation', async () => {
    let answer: () => void = () => {};
    const waiting = new Promise<void>((resolve) => (answer = resolve));
    const { createTable } = stage({
      reservations: [reservationOf({ tableId: tableId(2) })],
      offer: () => waiting.then(() => ok(OFFER)),
    });
    const vm = createTable();
    vm.show({ path: '/reservations/1', params: { id: '1', reservation: '7' }, query: {} });
    const prepared = vm.prepare();
    const leave = vm.activate();
    await vi.waitFor(() => expect(vm.change.own).toBeDefined());
    answer();
    await prepared;
    expect([vm.form.time, vm.choices.table?.name]).toEqual(['18:00', 'T2']);
    leave();
  });

  it('holds another time or table for the change, and says what it becomes', async () => {
    const { open, state } = stage({ reservations: [OWN], taken });
    const vm = await open('1', '7');
    vm.form.chooseTime('19:00');
    const held = { tableId: 1, bookingId: 5, start: '2025-03-10 19:00', guests: 2, changeOf: 7 };
    await vi.waitFor(() => expect(state.held).toEqual([held]));
    expect(vm.change.target).toBe('10.03, 19:00');
    vm.form.chooseTime('18:00');
    vm.choices.seat(4);
    expect(vm.change.target).toBe('table.guests_count {"guests":"4"} · table.name {"name":"T3"}');
  });

  it('sends the change once with the version that was seen, then leads to the reservations', async () => {
    const { open, state } = stage({ reservations: [OWN], taken });
    const vm = await open('1', '7');
    vm.form.chooseTime('19:00');
    await Promise.all([vm.book(), vm.book()]);
    expect([state.sent, state.changed]).toEqual([
      [],
      [
        {
          id: 7,
          changes: 3,
          wanted: {
            tableId: 1,
            bookingId: 5,
            start: '2025-03-10 19:00',
            end: '2025-03-10 21:00',
            guests: 2,
            note: OWN.note,
          },
        },
      ],
    ]);
    expect([state.went, state.keptChange, state.shown]).toEqual([
      ['/reservations'],
      undefined,
      ['table.changed {"shop":"Levant Kitchen"}'],
    ]);
  });

  it('BOOKING-1w says that nothing changed, and sends nothing', async () => {
    const { open, state } = stage({ reservations: [OWN], taken });
    const vm = await open('1', '7');
    await vm.book();
    expect([vm.problem, vm.failures, state.changed]).toEqual(['table.change.unchanged', 1, []]);
  });

  it('keeps what was chosen across a reload, apart from what was chosen for a new reservation', async () => {
    const kept = { shop: 1, change: 0, date: '', time: '18:00', guests: 5, table: 1, occasions: [], note: 'A cake' };
    const first = stage({ reservations: [OWN], taken, kept });
    const vm = await first.open('1', '7');
    vm.form.chooseTime('19:00');
    vm.form.write('By the wall');
    expect(first.state.kept).toEqual(kept);
    const { keptChange } = first.state;
    if (!keptChange) throw new Error('Nothing was kept');
    const again = stage({ reservations: [OWN], taken, kept, keptChange });
    const change = await again.open('1', '7');
    expect([change.form.time, change.form.note]).toEqual(['19:00', 'By the wall']);
    const fresh = await again.open('1');
    expect([fresh.form.time, fresh.form.note]).toEqual(['18:00', 'A cake']);
    const other = await stage({ reservations: [{ ...OWN, id: reservationId(8) }], taken, keptChange }).open('1', '8');
    expect(other.form.note).not.toBe('By the wall');
  });

  it('offers the next table when somebody was quicker, though the own one is still taken', async () => {
    const scene = stage({
      reservations: [OWN],
      taken,
      change: async () => {
        scene.state.taken = { ...taken, 3: [stayFrom(at(18), 120)] };
        return err({ kind: 'taken' });
      },
    });
    const vm = await scene.open('1', '7');
    vm.choices.seat(4);
    await vm.book();
    expect([vm.problem?.startsWith('table.taken.full'), vm.isSending, scene.state.went]).toEqual([true, false, []]);
  });

  it('sends nothing without a connection, and keeps every choice', async () => {
    const { open, state } = stage({ reservations: [OWN], isReached: false });
    const vm = await open('1', '7');
    vm.form.chooseTime('19:00');
    await vm.book();
    expect([state.changed, vm.problem, vm.form.time]).toEqual([[], 'failure.nothing_sent', '19:00']);
  });

  it('BOOKING-1z is done when its answer was lost and the reservation is as wanted', async () => {
    const scene = stage({
      reservations: [OWN],
      change: async () => {
        scene.state.reservations = [{ ...OWN, period: stayFrom(at(19), 120), changes: 4 }];
        return err({ kind: 'timeout' });
      },
    });
    const vm = await scene.open('1', '7');
    vm.form.chooseTime('19:00');
    await vm.book();
    expect([vm.problem, scene.state.went]).toEqual(['table.change.no_answer', []]);
    vm.reload();
    await vm.change.load();
    await vm.book();
    expect([scene.state.went, scene.state.changed.length]).toEqual([['/reservations'], 1]);
  });

  it('shows how it is now when it was changed elsewhere, and changes that version then', async () => {
    let isFirst = true;
    const scene = stage({
      reservations: [OWN],
      change: async () => {
        if (!isFirst) return ok(OWN);
        isFirst = false;
        scene.state.reservations = [{ ...OWN, guests: 1, changes: 4 }];
        return err({ kind: 'outdated' });
      },
    });
    const vm = await scene.open('1', '7');
    vm.form.chooseTime('19:00');
    await vm.book();
    expect([vm.problem, vm.change.own?.guests, vm.form.time]).toEqual(['table.change.outdated', 1, '19:00']);
    await vm.book();
    expect(scene.state.changed.map(({ changes }) => changes)).toEqual([3, 4]);
  });

  it('is closed once the reservation is canceled or has begun', async () => {
    const canceled = await stage({ reservations: [{ ...OWN, status: 'canceled' }] }).open('1', '7');
    const begun = await stage({ reservations: [{ ...OWN, period: stayFrom(at(12), 120) }] }).open('1', '7');
    expect([canceled.change.barrier, begun.change.barrier]).toEqual(['canceled', 'begun']);
    await canceled.book();
    expect(canceled.problem).toBe('table.change.canceled');
  });
});

describe('BOOKING-1 the page of a table', () => {
  const outcome = async (given: Parameters<typeof stage>[0], id: string, reservation?: string) => {
    const vm = stage(given).createTable();
    vm.show({ path: '', params: reservation === undefined ? { id } : { id, reservation }, query: {} });
    return [await vm.prepare(), vm.takesNone] as const;
  };
  const missing = { kind: 'not-found' };

  it('is not found for an unknown shop, and says so where a shop takes no reservations', async () => {
    expect(await outcome({ offer: async () => err(NOT_FOUND) }, '1')).toEqual([missing, false]);
    expect(await outcome({ offer: async () => ok(undefined) }, '1')).toEqual([{ kind: 'ready' }, true]);
    expect(await outcome({ offer: async () => err({ kind: 'timeout' }) }, '1')).toEqual([{ kind: 'failed' }, false]);
  });

  it('is not found for a reservation that is unknown, of another shop, or not changeable here', async () => {
    const reservations = [OWN];
    expect(await outcome({ reservations }, '1', '7')).toEqual([{ kind: 'ready' }, false]);
    for (const id of ['8', '0', 'x', '']) expect(await outcome({ reservations }, '1', id)).toEqual([missing, false]);
    const elsewhere = [{ ...OWN, shop: { ...SHOP, id: 2 as never } }];
    expect(await outcome({ reservations: elsewhere }, '1', '7')).toEqual([missing, false]);
    expect(await outcome({ reservations, settings: { extensions: [] } }, '1', '7')).toEqual([missing, false]);
  });
});

describe('BOOKING-1u the list of reservations', () => {
  it('offers a change until it begins, where the server announces it', async () => {
    const all = [
      OWN,
      { ...OWN, id: reservationId(8), status: 'canceled' as const },
      { ...OWN, id: reservationId(9), period: stayFrom(at(12), 60), tableId: tableId(2) },
    ];
    const vm = await stage({ reservations: all }).list();
    expect(all.filter((one) => vm.canChange(one)).map(({ id }) => Number(id))).toEqual([7]);
    const other = await stage({ reservations: all, settings: { extensions: [] } }).list();
    expect(all.some((one) => other.canChange(one))).toBe(false);
  });

  it('BOOKING-1y numbers the calendar file of a changed reservation', async () => {
    const vm = await stage().list();
    const [first, later] = [OWN, { ...OWN, changes: 4 }].map((one) => vm.calendarOf(one));
    const line = (file: string | undefined, name: string) => file?.split('\r\n').find((one) => one.startsWith(name));
    expect([line(first, 'SEQUENCE'), line(later, 'SEQUENCE')]).toEqual(['SEQUENCE:3', 'SEQUENCE:4']);
    expect(line(first, 'UID')).toBe(line(later, 'UID'));
  });
});
