import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { TIME_ZONES_IN_VIEW } from '@app/features/catalog/index.ts';
import { Waits } from '@app/features/reservations/waits.view.tsx';
import { bound, render } from '../render.tsx';
import { viewServices } from '../view-services.ts';
import { OFFERED, stage, waitOf } from './stage.ts';

const show = async (...waits: readonly ReturnType<typeof waitOf>[]) => {
  const { list } = stage({ waits });
  render(<Waits vm={(await list()).waits} />, {
    services: [
      ...viewServices.filter(([token]) => token !== (TIME_ZONES_IN_VIEW as unknown)),
      bound(TIME_ZONES_IN_VIEW, { offsetAt: () => 0 }),
    ],
  });
};
const card = () => within(screen.getByRole('article'));
const links = () =>
  card()
    .getAllByRole('link')
    .map(({ textContent }) => textContent);

describe('BOOKING-2 the waiting list', () => {
  it('tells the parties before the customer, who can only leave', async () => {
    await show(waitOf({ before: 3 }));
    expect(card().getByText('Parties before you: 3')).toBeTruthy();
    expect(card().getByText('Waiting')).toBeTruthy();
    expect(card().getByRole('button', { name: 'Leave the list' })).toBeTruthy();
    expect(links()).toEqual(['Levant Kitchen']);
  });

  it('leads to the table that is kept, and says until when', async () => {
    await show(waitOf({ status: 'offered', offer: OFFERED }));
    expect(card().getByText('Table T3 at 19:00 is kept for you until 12:10.')).toBeTruthy();
    const book = card().getByRole('link', { name: 'Book this table' });
    expect(book.getAttribute('href')).toBe('/reservations/1?date=2025-03-10&time=19%3A00&guests=2&table=3');
    expect(card().getByRole('button', { name: 'Leave the list' })).toBeTruthy();
  });

  it('leads from a place that has ended to another table', async () => {
    await show(waitOf({ status: 'ended' }));
    expect(card().getByText('Ended')).toBeTruthy();
    expect(card().queryByRole('button')).toBeNull();
    expect(links()).toEqual(['Levant Kitchen', 'Look for a table']);
  });

  it('shows no place that became a reservation, and no title without places', async () => {
    await show(waitOf({ status: 'taken' }));
    expect(screen.queryByRole('heading', { name: 'Waiting list' })).toBeNull();
    expect(screen.queryByRole('article')).toBeNull();
  });

  it('asks before a place is given up', async () => {
    await show(waitOf());
    fireEvent.click(card().getByRole('button', { name: 'Leave the list' }));
    expect(screen.getByRole('dialog', { name: 'Leave the waiting list?' }).textContent).toContain(
      'Levant Kitchen, 10.03.2025, 18:00–19:00. Your place goes to the next party.',
    );
  });
});
