import { describe, expect, it, vi } from 'vitest';
import { reservationId } from '@domain/kernel/ids.ts';
import { err, ok } from '@domain/kernel/result.ts';
import { stayFrom, type Reservations } from '@domain/reservations/index.ts';
import { at, reservationOf, stage } from './stage.ts';

const idOf = ({ id }: { readonly id: number }): number => id;

describe('BOOKING-1 reservations of a customer', () => {
  it('are coming or past, and can be canceled until they begin', async () => {
    const all = [
      reservationOf({ id: reservationId(1), period: stayFrom(at(18, 12), 120) }),
      reservationOf({ id: reservationId(2), period: stayFrom(at(11), 120) }),
      reservationOf({ id: reservationId(3), period: stayFrom(at(18, 9), 120) }),
      reservationOf({ id: reservationId(4), status: 'canceled' }),
    ];
    const vm = await stage({ reservations: all }).list();
    expect([vm.groups.coming.map(idOf), vm.groups.past.map(idOf)]).toEqual([
      [2, 1],
      [4, 3],
    ]);
    expect(all.filter((one) => vm.canCancel(one)).map(idOf)).toEqual([1]);
  });

  it('are canceled after a question, and said aloud; a refusal is shown', async () => {
    const cancel = vi.fn<Reservations['cancel']>(async () => ok(undefined));
    const own = reservationOf();
    const { list, state } = stage({ reservations: [own], cancel });
    const vm = await list();
    await vm.cancel();
    vm.ask(own);
    vm.keep();
    await vm.cancel();
    expect(cancel).not.toHaveBeenCalled();
    vm.ask(own);
    await Promise.all([vm.cancel(), vm.cancel()]);
    expect(cancel.mock.calls).toEqual([[own.id]]);
    expect([vm.asked, state.said]).toEqual([undefined, ['tables.canceled_now {"shop":"Levant Kitchen"}']]);
    const refused = stage({ reservations: [own], cancel: async () => err({ kind: 'unreachable' }) });
    const other = await refused.list();
    other.ask(own);
    await other.cancel();
    expect([refused.state.said, refused.state.shown.length]).toEqual([[], 1]);
  });

  it('follow the restaurant, and say a new status once', async () => {
    const { list, news, state } = stage({ reservations: [reservationOf()] });
    const vm = await list();
    state.reservations = [reservationOf({ status: 'accepted' })];
    news.next({ kind: 'changed', id: reservationOf().id, status: 'accepted' });
    await vi.waitFor(() => expect(vm.groups.coming[0]?.status).toBe('accepted'));
    news.next({ kind: 'changed', id: reservationOf().id, status: 'accepted' });
    news.next({ kind: 'stale' });
    expect(state.said).toEqual(['Levant Kitchen: tables.status.accepted']);
  });

  it('BOOKING-1m become a calendar file with place, time and note', async () => {
    const vm = await stage().list();
    const file = vm.calendarOf(reservationOf({ note: 'High chair' }));
    expect(file).toContain('DTSTART:20250310T180000Z\r\nDTEND:20250310T200000Z\r\n');
    expect(file).toContain('LOCATION:Levant Kitchen\\, 28 Harbor Street\r\n');
    expect(file.replaceAll('\r\n ', '')).toContain('High chair');
  });
});
