import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { LikedPageView } from '@app/features/liked-page/liked-page.view.tsx';
import { PAGES } from '@app/routes/index.ts';
import { bound, render } from '../render.tsx';

const show = (vm: Parameters<typeof LikedPageView>[0]['vm']) =>
  render(<LikedPageView vm={vm} />, { services: [bound(PAGES as never, { prefetch: () => Promise.resolve() })] });

describe('CATALOG-3 the page of liked shops', () => {
  it('shows placeholders of its list, and announces loading once', () => {
    show({ items: [], isPending: true, shops: undefined });
    expect(screen.getByRole('status', { name: 'Loading' }).querySelectorAll('[data-shape="cover"]')).toHaveLength(3);
  });

  it('explains how to like a shop when there is none, and links to the shops', () => {
    show({ items: [], isPending: false, shops: undefined });
    expect(screen.getByRole('heading', { name: 'No liked shops yet' })).toBeDefined();
    expect(screen.getByRole('link', { name: 'See all shops' }).getAttribute('href')).toBe('/shop');
  });

  it('offers a retry after a failed load', () => {
    let tries = 0;
    show({
      items: [],
      isPending: false,
      shops: { failure: { kind: 'unreachable' }, reload: () => void tries++ } as never,
    });
    screen.getByRole('button', { name: 'Try again' }).click();
    expect(tries).toBe(1);
  });
});
