import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { AppLink, NAVIGATOR, PAGES, type Navigator } from '@app/routes/index.ts';
import type { Address } from '@app/routes/sign-in-path.ts';
import { bound, render } from '../render.tsx';

/** A link of a page at /shop?search=a, and what it did. */
const show = (props: Partial<Parameters<typeof AppLink>[0]> = {}) => {
  const moves: unknown[] = [];
  const fetched: Address[] = [];
  const navigator: Navigator = {
    go: (...move) => void moves.push(move),
    here: () => '/shop?search=a',
    attach: () => () => {},
    moved: () => {},
    close: () => {},
    canGoBack: () => false,
  };
  const pages = { prefetch: (address: Address) => (fetched.push(address), Promise.resolve()) };
  render(
    <AppLink to="/shop/7?product=x" {...props}>
      Levant Kitchen
    </AppLink>,
    { services: [bound(NAVIGATOR, navigator), bound(PAGES as never, pages)] },
  );
  return { link: screen.getByRole('link', { name: 'Levant Kitchen' }), moves, fetched };
};

describe('a link within the app', () => {
  it('navigates without a reload, and has a URL to copy', () => {
    const { link, moves } = show();
    expect(link.getAttribute('href')).toBe('/shop/7?product=x');
    expect(fireEvent.click(link)).toBe(false);
    expect(moves).toEqual([['/shop/7?product=x', { replace: false }]]);
  });

  it('replaces the current entry when it leads to the same address', () => {
    const here = show({ to: '/shop?search=a' });
    fireEvent.click(here.link);
    expect(here.moves).toEqual([['/shop?search=a', { replace: true }]]);
  });

  it('replaces the current entry when asked to', () => {
    const { link, moves } = show({ replace: true });
    fireEvent.click(link);
    expect(moves).toEqual([['/shop/7?product=x', { replace: true }]]);
  });

  it.each([
    ['control', { ctrlKey: true }],
    ['command', { metaKey: true }],
    ['shift', { shiftKey: true }],
    ['alt', { altKey: true }],
    ['the middle button', { button: 1 }],
  ])('is left to the browser when pressed with %s', (_, press) => {
    const { link, moves } = show();
    expect(fireEvent.click(link, press)).toBe(true);
    expect(moves).toEqual([]);
  });

  it('is left to the browser where it opens another window', () => {
    const outside = show({ target: '_blank' });
    expect(fireEvent.click(outside.link)).toBe(true);
    expect(outside.moves).toEqual([]);
  });

  it('does not navigate when a handler has prevented the default', () => {
    const { link, moves } = show({ onClick: (event) => event.preventDefault() });
    fireEvent.click(link);
    expect(moves).toEqual([]);
  });

  it.each([
    ['a pointer that comes near', fireEvent.pointerEnter],
    ['a finger', fireEvent.touchStart],
    ['the focus', fireEvent.focus],
    ['a press alone', fireEvent.click],
  ])('prefetches its page with %s, once', (_, mean) => {
    const { link, fetched } = show();
    mean(link);
    mean(link);
    expect(fetched).toEqual([{ path: '/shop/7', search: '?product=x' }]);
  });
});
