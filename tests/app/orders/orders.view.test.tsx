import { act, fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { settingsOf } from '@domain/settings/index.ts';
import { TIME_ZONES_IN_VIEW } from '@app/features/catalog/index.ts';
import { CURRENCY_VIEW_MODEL } from '@app/features/currency/index.ts';
import { OrdersView } from '@app/features/orders/orders.view.tsx';
import { REFERENCE_VIEW_MODEL } from '@app/features/reference/index.ts';
import { PAGES } from '@app/routes/index.ts';
import { bound, render } from '../render.tsx';
import { bringEndsNear, watchEnds } from '../ui/ends.ts';
import { orderOf, settled, stage, unreachable } from './stage.ts';

beforeEach(watchEnds);

const show = async (
  pages: Readonly<Record<string, readonly (readonly number[])[]>> = { all: [[1], [2], [3]] },
  query: Readonly<Record<string, string>> = {},
) => {
  const { list, server } = stage({ order: orderOf({ status: 'delivered' }), pages });
  list.show({ path: '/orders', params: {}, query });
  await list.prepare();
  list.activate();
  render(<OrdersView vm={list} />, {
    path: '/orders',
    services: [
      bound(PAGES as never, { prefetch: () => Promise.resolve() }),
      bound(TIME_ZONES_IN_VIEW as never, { offsetAt: () => 0 }),
      bound(REFERENCE_VIEW_MODEL as never, { settings: settingsOf([{ key: 'active_parcel', value: '1' }]) }),
      bound(CURRENCY_VIEW_MODEL as never, { scale: 2, style: { symbol: '$', position: 'before' }, text: () => '' }),
    ],
  });
  return { server, list };
};

describe('SEARCH-5 the list of orders', () => {
  it('grows at its end and on a press; ERROR-6 says on the same button why loading more failed', async () => {
    const { server } = await show();
    await screen.findByRole('button', { name: 'Load more' });
    await bringEndsNear(settled);
    expect(screen.getAllByRole('article')).toHaveLength(2);
    server.failure = unreachable;
    const button = screen.getByRole('button', { name: 'Load more' });
    button.focus();
    await act(async () => {
      fireEvent.click(button);
      await settled();
    });
    expect([screen.getByRole('alert').textContent, button.textContent, document.activeElement]).toEqual([
      'The server cannot be reached. Please try again.',
      'Try again',
      button,
    ]);
    server.failure = undefined;
    await act(async () => {
      fireEvent.click(button);
      await settled();
    });
    expect([screen.getAllByRole('article').length, screen.queryByRole('button')]).toEqual([3, null]);
  });
});

describe('ORDER-6l the selection of orders', () => {
  it('works without script: groups are links, the search is a form that keeps the group', async () => {
    await show({ 'delivered green': [[1]] }, { show: 'delivered', search: 'green' });
    const groups = within(screen.getByRole('navigation', { name: 'Your orders' })).getAllByRole('link');
    expect(
      groups.map((link) => [link.textContent, link.getAttribute('href'), link.getAttribute('aria-current')]),
    ).toEqual([
      ['All', '/orders?search=green', null],
      ['Under way', '/orders?show=active&search=green', null],
      ['Delivered', '/orders?show=delivered&search=green', 'page'],
      ['Canceled', '/orders?show=canceled&search=green', null],
      ['With a refund', '/orders?show=refund&search=green', null],
    ]);
    const form = screen.getByRole<HTMLFormElement>('search');
    expect([form.getAttribute('action'), form.method, Object.fromEntries(new FormData(form))]).toEqual([
      '/orders',
      'get',
      { show: 'delivered', search: 'green' },
    ]);
  });

  it('leaves the focus on the group that is chosen, and the field as it is', async () => {
    const { list } = await show({ all: [[1]], delivered: [[2]] });
    const field = screen.getByRole('searchbox', { name: 'Shop or order number' });
    const delivered = screen.getByRole('link', { name: 'Delivered' });
    delivered.focus();
    await act(async () => {
      list.show({ path: '/orders', params: {}, query: { show: 'delivered' } });
      await settled();
    });
    expect(delivered.getAttribute('aria-current')).toBe('page');
    expect([document.activeElement, screen.getByRole('searchbox')]).toEqual([delivered, field]);
  });

  it('that leaves out everything leads back to all orders, with the focus on the heading', async () => {
    await show({ 'canceled x': [[]] }, { show: 'canceled', search: 'x' });
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('No order matches');
    const link = screen.getByRole('link', { name: 'Show all orders' });
    expect(link.getAttribute('href')).toBe('/orders');
    fireEvent.click(link);
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
  });

  it('ORDER-6r that has no refunds says how to ask for one', async () => {
    await show({ refund: [[]] }, { show: 'refund' });
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('No order with a refund');
    expect(screen.getByText('If something was wrong with an order, open it and tell us.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Show all orders' }).getAttribute('href')).toBe('/orders');
  });

  it('is not offered to somebody who has never ordered', async () => {
    await show({ all: [[]] });
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('You have not ordered anything yet');
    expect([screen.queryByRole('search'), screen.queryByRole('navigation', { name: 'Your orders' })]).toEqual([
      null,
      null,
    ]);
    const lists = within(screen.getByRole('navigation', { name: 'What you ordered' })).getAllByRole('link');
    expect(lists.map((link) => [link.textContent, link.getAttribute('aria-current')])).toEqual([
      ['Orders', 'page'],
      ['Parcels', null],
    ]);
  });
});

describe('ORDER-6n the months of a list', () => {
  it('are headings in the reader’s language, above those of their orders', async () => {
    await show({ all: [[2, 1]] });
    expect(screen.getAllByRole('heading').map((heading) => [heading.tagName, heading.textContent])).toEqual([
      ['H1', 'Your orders'],
      ['H2', 'March 2025'],
      ['H3', 'Green Spoon'],
      ['H3', 'Green Spoon'],
    ]);
  });
});
