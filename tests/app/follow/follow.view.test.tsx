import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { instant } from '@domain/kernel/clock.port.ts';
import type { FollowedOrder, FollowedParcel } from '@domain/following/index.ts';
import { orderProgress } from '@domain/orders/index.ts';
import { FollowView } from '@app/features/follow/follow.view.tsx';
import type { FollowViewModel } from '@app/features/follow/follow.view-model.ts';
import { render } from '../render.tsx';
import { viewServices } from '../view-services.ts';
import { followedOf, followedParcelOf } from './stage.ts';

const show = (followed: FollowedOrder | FollowedParcel | undefined, change: Partial<FollowViewModel> = {}) => {
  const vm = {
    isOver: false,
    live: undefined,
    followed,
    headline: 'Ana is on the way with the order',
    steps: followed?.kind === 'order' ? orderProgress(followed).steps : [],
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
    expect(screen.getByText('3 of 4 steps done')).toBeDefined();
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

  it('PARCEL-1 shows from whom a parcel is and when it is wanted, and who sees the rest', () => {
    show(followedParcelOf({ area: undefined }), { headline: 'Accepted' });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Accepted');
    expect(screen.getByText('Parcel from Nadia')).toBeDefined();
    expect(screen.getByText('Wanted for').nextElementSibling?.textContent).toContain('13:00');
    expect(screen.getByText(/^Only whoever ordered sees the addresses, the phone numbers/)).toBeDefined();
  });

  it('PARCEL-1 shows one estimated time of a parcel, without a promise', () => {
    const arrival = { from: minute(720), to: minute(720), latest: undefined, isLate: false };
    show(followedParcelOf({ area: undefined, slot: undefined, arrival }));
    expect(screen.getByRole('definition').textContent).toBe('12:00');
  });

  it('says that the link has ended, with a way on', () => {
    show(undefined, { isOver: true });
    expect(screen.getByRole('heading', { level: 1, name: 'This link has ended' })).toBeDefined();
    expect(screen.getByRole('link', { name: /home/i }).getAttribute('href')).toBe('/');
  });
});
