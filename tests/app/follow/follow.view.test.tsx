import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { instant } from '@domain/kernel/clock.port.ts';
import { orderProgress, type FollowedOrder } from '@domain/orders/index.ts';
import { FollowView } from '@app/features/follow/follow.view.tsx';
import type { FollowViewModel } from '@app/features/follow/follow.view-model.ts';
import { render } from '../render.tsx';
import { viewServices } from '../view-services.ts';
import { followedOf } from './stage.ts';

const show = (order: FollowedOrder | undefined, change: Partial<FollowViewModel> = {}) => {
  const vm = {
    isOver: false,
    live: undefined,
    order,
    headline: 'Ana is on the way with the order',
    steps: order ? orderProgress(order).steps : [],
    distance: undefined,
    ...change,
  } as FollowViewModel;
  render(<FollowView vm={vm} />, { services: viewServices, path: '/follow/x' });
};
const minute = (count: number) => instant(count * 60_000);

describe('ORDER-6k the page of a followed order', () => {
  it('shows shop, state and window, and who sees the rest', () => {
    show(
      followedOf({
        status: 'on_a_way',
        arrival: { from: minute(720), to: minute(725), latest: minute(740), isLate: false },
      }),
    );
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Ana is on the way with the order');
    expect(screen.getByText('Order from Levant Kitchen')).toBeDefined();
    expect(screen.getByText('12:00–12:05')).toBeDefined();
    expect(screen.getByText('At the latest').nextElementSibling?.textContent).toBe('12:20');
    expect(screen.getByRole('img', { name: 'Step 3 of 4' })).toBeDefined();
    expect(screen.getByText(/^Only whoever ordered sees/)).toBeDefined();
  });

  it('says first that it is late', () => {
    show(
      followedOf({
        status: 'on_a_way',
        arrival: { from: minute(750), to: minute(755), latest: minute(740), isLate: true },
      }),
    );
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('It is running late');
    expect(screen.getByText('Promised').nextElementSibling?.querySelector('s')?.textContent).toBe('12:20');
  });

  it('says that the link has ended, with a way on', () => {
    show(undefined, { isOver: true });
    expect(screen.getByRole('heading', { level: 1, name: 'This link has ended' })).toBeDefined();
    expect(screen.getByRole('link', { name: /home/i }).getAttribute('href')).toBe('/');
  });
});
