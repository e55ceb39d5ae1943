import { act, fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { TIME_ZONES_IN_VIEW } from '@app/features/catalog/index.ts';
import { CURRENCY_VIEW_MODEL } from '@app/features/currency/index.ts';
import { OrdersView } from '@app/features/orders/orders.view.tsx';
import { PAGES } from '@app/routes/index.ts';
import { bound, render } from '../render.tsx';
import { bringEndsNear, watchEnds } from '../ui/ends.ts';
import { settled, stage, unreachable } from './stage.ts';

beforeEach(watchEnds);

const show = async () => {
  const { list, server } = stage({ pages: { active: [[1], [2], [3]], history: [] } });
  list.show({ path: '/orders', params: {}, query: {} });
  await list.prepare();
  list.activate();
  render(<OrdersView vm={list} />, {
    path: '/orders',
    services: [
      bound(PAGES as never, { prefetch: () => Promise.resolve() }),
      bound(TIME_ZONES_IN_VIEW as never, { offsetAt: () => 0 }),
      bound(CURRENCY_VIEW_MODEL as never, { scale: 2, style: { symbol: '$', position: 'before' }, text: () => '' }),
    ],
  });
  await screen.findByRole('button', { name: 'Load more' });
  return server;
};

describe('SEARCH-5 the list of orders', () => {
  it('grows at its end and on a press; ERROR-6 says on the same button why loading more failed', async () => {
    const server = await show();
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
