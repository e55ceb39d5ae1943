import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { shopId } from '@domain/kernel/ids.ts';
import type { BookableShop } from '@domain/reservations/index.ts';
import { TableShops } from '@app/features/reservations/table-shops.view.tsx';
import { render } from '../render.tsx';
import { viewServices } from '../view-services.ts';

/** A shop whose tables can be reserved on Mondays within some hours; the views' clock shows a Monday noon. */
const shopOf = (id: number, hours: readonly [from: number, to: number] | undefined): BookableShop =>
  ({
    id: shopId(id),
    title: `Shop ${id}`,
    logo: undefined,
    rating: undefined,
    tableHours: {
      timeZone: 'UTC',
      spans: hours ? [{ day: 'monday', from: hours[0] * 60, to: hours[1] * 60 }] : [],
      closedDates: [],
      isAccepting: true,
    },
  }) as never;

it('BOOKING-1j shops with tables say when guests are seated, by their own hours', () => {
  const items = [shopOf(1, [11, 22]), shopOf(2, [18, 23]), shopOf(3, undefined)];
  render(<TableShops list={{ items } as never} />, { services: viewServices });
  const shops = screen.getAllByRole('article').map(({ textContent }) => textContent);
  expect(shops).toEqual(['Shop 1Open until 22:00', 'Shop 2Opens today 18:00', 'Shop 3Closed for now']);
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/reservations/1',
    '/reservations/2',
    '/reservations/3',
  ]);
});
