import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fulfilmentOf } from '@domain/checkout/index.ts';
import { orderId } from '@domain/kernel/ids.ts';
import type { Reservation } from '@domain/reservations/index.ts';
import { REFERENCE_VIEW_MODEL } from '@app/features/reference/index.ts';
import { CancelQuestion } from '@app/features/reservations/cancel-question.view.tsx';
import { ReservationCard } from '@app/features/reservations/reservation-card.view.tsx';
import { bound, render } from '../render.tsx';
import { viewServices } from '../view-services.ts';
import { at, reservationOf, SHOP, stage } from './stage.ts';

const services = [...viewServices, bound(REFERENCE_VIEW_MODEL as never, { settings: { extensions: [] } })];
const WITH_MENU = { ...SHOP, hasMenu: true };
const show = async (change: Partial<Reservation> = {}, extensions: readonly string[] = ['table_orders']) => {
  const reservation = reservationOf({ shop: WITH_MENU, ...change });
  const scene = stage({ reservations: [reservation], settings: { extensions } });
  const vm = await scene.list();
  render(<ReservationCard vm={vm} reservation={reservation} />, { services });
  return { ...scene, vm, reservation, card: within(screen.getByRole('article')) };
};
const button = () => screen.queryByRole('button', { name: 'Order dishes ahead' });

describe('BOOKING-3a the button to order dishes ahead', () => {
  it('leads to the menu of the shop with the table chosen', async () => {
    const { state, choices } = await show();
    fireEvent.click(button() as HTMLElement);
    expect(state.went).toEqual(['/shop/1']);
    const chosen = choices.read();
    expect([chosen.shopId, fulfilmentOf(chosen)]).toEqual([1, 'dine_in']);
    expect(chosen.table).toEqual({
      reservation: 7,
      table: 'T1',
      section: 'By the window',
      slot: { date: '2025-03-10', time: '18:00' },
    });
    expect(chosen.tip).toEqual({ kind: 'percent', percent: '10' });
    expect(state.shown).toEqual(['tables.ahead_now {"table":"T1"}']);
  });

  it.each([
    ['is not offered by the server', {}, []],
    ['is at a shop without a menu', { shop: SHOP }, ['table_orders']],
    ['is canceled', { status: 'canceled' as const }, ['table_orders']],
    ['has begun', { period: { from: at(11), until: at(13) } }, ['table_orders']],
  ])('is absent where it %s', async (_, change, extensions) => {
    await show(change, extensions);
    expect(button()).toBeNull();
  });
});

describe('BOOKING-3c orders of a table', () => {
  const orders = [
    { id: orderId(12), status: 'new' },
    { id: orderId(11), status: 'accepted' },
    { id: orderId(77), status: 'canceled' },
  ] as const;

  it('are linked from it', async () => {
    const { card } = await show({ orders });
    expect(card.getByRole('link', { name: 'Order 12 for this table' }).getAttribute('href')).toBe('/orders/12');
    expect(card.getByText(/· Accepted/)).toBeTruthy();
  });

  it('are told before it is given up: what is canceled with it, and what the kitchen goes on with', async () => {
    const { vm, reservation } = await show({ orders });
    vm.ask(reservation);
    render(<CancelQuestion vm={vm} />, { services });
    const question = await screen.findByRole('dialog', { name: 'Cancel this booking?' });
    expect(question.textContent).toContain('Order 12 is canceled with it.');
    expect(question.textContent).toContain('The kitchen has accepted order 11.');
    expect(question.textContent).not.toContain('77');
  });
});
