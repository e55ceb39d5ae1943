import { cleanup, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { reservationId } from '@domain/kernel/ids.ts';
import type { ReservedShop } from '@domain/reservations/index.ts';
import { REFERENCE_VIEW_MODEL } from '@app/features/reference/index.ts';
import { ReservationCard } from '@app/features/reservations/reservation-card.view.tsx';
import { bound, render } from '../render.tsx';
import { viewServices } from '../view-services.ts';
import { reservationOf, SHOP, stage } from './stage.ts';

const services = [...viewServices, bound(REFERENCE_VIEW_MODEL as never, { settings: { extensions: [] } })];
const show = async (change: Partial<ReservedShop>) => {
  const reservation = reservationOf({ id: reservationId(7), shop: { ...SHOP, ...change } });
  const vm = await stage({ reservations: [reservation] }).list();
  render(<ReservationCard vm={vm} reservation={reservation} />, { services });
  return within(screen.getByRole('article'));
};

describe('BOOKING-1n a reservation of one’s own', () => {
  it('calls the shop, by a name that says whom and with which number', async () => {
    const card = await show({ phone: '+31 20 555-0142' });
    const call = card.getByRole('link', { name: 'Call Levant Kitchen +31 205 550 142' });
    expect(call.getAttribute('href')).toBe('tel:+31205550142');
  });

  it.each(['', ' - '])('calls nobody where the shop names no number: %j', async (phone) => {
    const card = await show({ phone });
    expect(card.queryByRole('link', { name: /Call/ })).toBeNull();
  });

  it('shows the logo of the shop beside its name, and only where it has one', async () => {
    const card = await show({ logo: 'https://pictures.test/levant.webp' });
    expect(card.getByRole('presentation').getAttribute('src')).toContain('levant');
    cleanup();
    expect((await show({ logo: undefined, title: 'Other' })).queryByRole('presentation')).toBeNull();
  });

  it.each([
    [{}, {}, ['Change the booking', 'Cancel the booking']],
    [{}, { extensions: [] }, ['Cancel the booking']],
    [{ status: 'canceled' as const }, {}, ['Book again']],
  ])('%j with %j offers what is still possible', async (change, settings, expected) => {
    const reservation = reservationOf({ id: reservationId(7), ...change });
    const vm = await stage({ reservations: [reservation], settings }).list();
    render(<ReservationCard vm={vm} reservation={reservation} />, { services });
    const offered = ['Change the booking', 'Cancel the booking', 'Book again'].filter(
      (name) => screen.queryByRole('link', { name }) ?? screen.queryByRole('button', { name }),
    );
    expect(offered).toEqual(expected);
  });
});
