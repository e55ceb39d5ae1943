import { act, fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { reservationId } from '@domain/kernel/ids.ts';
import { ok } from '@domain/kernel/result.ts';
import { stayFrom } from '@domain/reservations/index.ts';
import { settingsOf } from '@domain/settings/index.ts';
import { TIME_ZONES_IN_VIEW } from '@app/features/catalog/index.ts';
import { REFERENCE_VIEW_MODEL } from '@app/features/reference/index.ts';
import { ReservationsView } from '@app/features/reservations/reservations.view.tsx';
import { bound, render } from '../render.tsx';
import { viewServices } from '../view-services.ts';
import { at, reservationOf, stage } from './stage.ts';

const coming = reservationOf();
const past = reservationOf({
  id: reservationId(8),
  status: 'canceled',
  tableName: 'T2',
  period: stayFrom(at(18, 9), 120),
});

const show = async (given: Parameters<typeof stage>[0] = {}, more: object = {}) => {
  const scene = stage(given);
  const vm = await scene.list();
  const shown = Object.keys(more).length === 0 ? vm : Object.assign(Object.create(vm), more);
  await act(async () => {
    render(<ReservationsView vm={shown} />, {
      services: [
        ...viewServices.filter(([token]) => token !== (TIME_ZONES_IN_VIEW as unknown)),
        bound(TIME_ZONES_IN_VIEW, { offsetAt: () => 0 }),
        bound(REFERENCE_VIEW_MODEL as never, { settings: settingsOf([{ key: 'active_reservation', value: '1' }]) }),
      ],
    });
  });
  return vm;
};
const group = (title: string) =>
  within(screen.getByRole('heading', { level: 2, name: title }).closest('section') as HTMLElement);

describe('BOOKING-1 the tables of a customer', () => {
  it('are those to come, then those of the past', async () => {
    await show({ reservations: [past, coming] });
    expect(group('Upcoming').getAllByRole('article')).toHaveLength(1);
    expect(group('Past and canceled').getAllByRole('article')).toHaveLength(1);
    expect(group('Upcoming').getByText(/T1/)).toBeTruthy();
    expect(screen.queryByText('No table booked yet')).toBeNull();
  });

  it.each([
    ['Upcoming', [coming], 'Past and canceled'],
    ['Past and canceled', [past], 'Upcoming'],
  ])('have no empty group beside %s', async (title, reservations, other) => {
    await show({ reservations });
    expect(group(title).getAllByRole('article')).toHaveLength(1);
    expect(screen.queryByRole('heading', { name: other })).toBeNull();
  });

  it('say that there is none', async () => {
    await show();
    expect(screen.getByText('No table booked yet')).toBeTruthy();
    expect(screen.queryByRole('article')).toBeNull();
  });

  it('are given up after a question', async () => {
    const canceled: number[] = [];
    const vm = await show({
      reservations: [coming],
      cancel: (id) => Promise.resolve(ok(void canceled.push(id)) as never),
    });
    const dialog = () => screen.queryByRole('dialog', { name: 'Cancel this booking?' });
    expect(dialog()).toBeNull();
    act(() => vm.ask(coming));
    expect(dialog()?.textContent).toContain('Levant Kitchen, ');
    fireEvent.click(screen.getByRole('button', { name: 'Keep the booking' }));
    expect([dialog(), canceled]).toEqual([null, []]);
    act(() => vm.ask(coming));
    await act(async () =>
      fireEvent.click(within(dialog() as HTMLElement).getByRole('button', { name: 'Cancel the booking' })),
    );
    expect([dialog(), canceled]).toEqual([null, [7]]);
  });

  it('are no page where the marketplace offers no tables', async () => {
    await show({ reservations: [coming], settings: { isReservationActive: false } });
    expect(screen.queryByRole('heading', { name: 'My tables' })).toBeNull();
  });
});
