import { act, fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Promotion } from '@domain/promotions/index.ts';
import { LIKED_VIEW_MODEL } from '@app/features/liked/index.ts';
import { PromotionView } from '@app/features/promotions/promotion.view.tsx';
import { TOASTS_VIEW_MODEL } from '@app/features/toasts/index.ts';
import { ResizingProvider } from '@app/ui/picture/index.ts';
import { bound, render } from '../render.tsx';
import { viewServices } from '../view-services.ts';
import { shop } from '../search/goods.ts';

const lunch: Promotion = {
  id: 1,
  title: 'Lunch sets',
  description: 'Noon to three',
  button: '',
  image: 'https://market.test/lunch.webp',
  shops: [shop(1), shop(2)],
};
const show = (value: Promotion | undefined, failure?: object) => {
  const asked: string[] = [];
  const live = { value, failure, reload: () => void asked.push('reload') };
  const { container } = render(
    <ResizingProvider value>
      <PromotionView vm={{ promotion: live as never }} />
    </ResizingProvider>,
    {
      services: [
        ...viewServices,
        bound(LIKED_VIEW_MODEL as never, { isLiked: () => false, toggle: () => {} }),
        bound(TOASTS_VIEW_MODEL as never, { show: () => {} }),
      ],
    },
  );
  return { asked, container };
};

describe('ROUTE-8 the page of an offer', () => {
  it('shows its words, its picture as sharp as the screen, and its shops', () => {
    const { container } = show(lunch);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Lunch sets');
    expect(screen.getByText('Noon to three')).toBeTruthy();
    expect(container.querySelector('img')?.srcset).toBe(
      'https://market.test/lunch.webp?w=400 400w, https://market.test/lunch.webp?w=800 800w',
    );
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('2 shops');
    expect(within(screen.getByRole('region')).getAllByRole('heading', { level: 3 })).toHaveLength(2);
    expect(screen.getByRole('link', { name: 'All offers' }).getAttribute('href')).toBe('/ads');
    expect(screen.queryByText('This offer does not belong to a single shop')).toBeNull();
  });

  it('leads to all shops where it belongs to none', () => {
    show({ ...lunch, shops: [] });
    expect(screen.getByText('This offer does not belong to a single shop')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'See all shops' }).getAttribute('href')).toBe('/shop');
  });

  it('waits for its words', () => {
    show(undefined);
    expect(screen.getByRole('status', { name: 'Loading' })).toBeTruthy();
  });

  it('is asked for again after a failure', async () => {
    const { asked } = show(undefined, { kind: 'unreachable' });
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Try again' })));
    expect(asked).toEqual(['reload']);
  });
});
