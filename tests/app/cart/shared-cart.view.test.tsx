import { act, fireEvent, screen } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { cartOf } from '@domain/cart/index.ts';
import { money } from '@domain/pricing/index.ts';
import { ANNOUNCER } from '@app/features/announcer/index.ts';
import { CART, SHARED_CART_VIEW_MODEL } from '@app/features/cart/cart.tokens.ts';
import { SharedCartSheet } from '@app/features/cart/shared-cart.view.tsx';
import { bound, render } from '../render.tsx';
import { viewServices } from '../view-services.ts';
import { line } from './cart-server.ts';

const opened = { cart: cartOf([line(1, 2), line(2, 1)]), gone: [], changed: [], limited: [] };

function Address() {
  const { pathname, search } = useLocation();
  return <p>{`At ${pathname}${search}`}</p>;
}

const show = (more: object = {}, outcome: 'taken' | 'refused' | 'waiting' = 'taken') => {
  const done: string[] = [];
  const vm = {
    opened,
    failure: undefined,
    isUnreadable: false,
    isGone: false,
    canJoin: true,
    hasCart: true,
    total: money(400, 2),
    load: (text: string) => Promise.resolve(void done.push(`load ${text}`)),
    retry: () => void done.push('retry'),
    take: (isReplacing: boolean) => (done.push(isReplacing ? 'replace' : 'add'), outcome),
    ...more,
  };
  render(
    <>
      <SharedCartSheet />
      <Address />
    </>,
    {
      path: '/shop/1?cart=1.1.1',
      services: [
        ...viewServices,
        bound(CART as never, { count: 3, isEmpty: false, open: () => void done.push('open') }),
        bound(SHARED_CART_VIEW_MODEL as never, vm),
        bound(ANNOUNCER as never, { say: (text: string) => void done.push(text) }),
      ],
    },
  );
  return done;
};
const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })));
const address = () => screen.getByText(/^At /).textContent?.slice(3);
const acted = (done: readonly string[]) => done.filter((each) => !each.startsWith('load'));
const buttons = () =>
  ['Add to my cart', 'Replace my cart'].filter((name) => screen.queryByRole('button', { name }) !== null);

describe('CART-11 the sheet of a shared cart', () => {
  it('shows the dishes of the link with their sum', () => {
    const done = show();
    expect(done).toEqual(['load 1.1.1']);
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('× 2'),
      expect.stringContaining('× 1'),
    ]);
    expect(screen.getByText('Items').parentElement?.textContent).toBe('Items $4.00');
    expect(screen.queryByRole('status')).toBeNull();
  });

  it.each([
    ['Add to my cart', 'add'],
    ['Replace my cart', 'replace'],
  ])('by “%s” fills the cart, says so and opens it', async (name, how) => {
    const done = show();
    await press(name);
    expect(acted(done)).toEqual([how, 'Cart: 3 items', 'open']);
    expect(address()).toBe('/shop/1');
  });

  it('stays where the cart did not take it', async () => {
    const done = show({}, 'refused');
    await press('Add to my cart');
    expect([acted(done), address()]).toEqual([['add'], '/shop/1?cart=1.1.1']);
  });

  it('makes room for the question about a group', async () => {
    const done = show({}, 'waiting');
    await press('Add to my cart');
    expect([acted(done), address()]).toEqual([['add'], '/shop/1']);
  });

  it('offers only what is possible', () => {
    show({ canJoin: false });
    expect(buttons()).toEqual(['Replace my cart']);
  });

  it('offers an empty cart only to add', () => {
    show({ hasCart: false });
    expect(buttons()).toEqual(['Add to my cart']);
  });

  it('says what is different from what was shared', () => {
    const limited = [
      { title: 'Soup', given: 0 },
      { title: 'Lamb', given: 2 },
    ];
    show({ opened: { ...opened, gone: [1], changed: [2, 3], limited } });
    expect(screen.getByRole('status').textContent).toBe(
      [
        '1 item is not available now',
        '2 items come without some extras',
        'Soup is sold out',
        'Lamb: only 2 could be kept',
      ].join(''),
    );
  });

  it.each([
    [{ isGone: true }, 'Nothing of this cart is sold any more'],
    [{ isUnreadable: true, opened: undefined }, 'This link does not contain a cart'],
  ])('with %j says why there is nothing to take', (state, words) => {
    show(state);
    expect(screen.getByText(words)).toBeTruthy();
    expect(buttons()).toEqual([]);
  });

  it('waits for the dishes, and asks for them again after a failure', async () => {
    show({ opened: undefined });
    expect(screen.getByRole('status', { name: 'Loading' })).toBeTruthy();
    expect(buttons()).toEqual([]);
  });

  it('asks for the dishes again after a failure', async () => {
    const done = show({ opened: undefined, failure: { kind: 'unreachable' } });
    await press('Try again');
    expect(done.at(-1)).toBe('retry');
  });
});
