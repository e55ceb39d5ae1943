import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ShopSkeleton } from '@app/features/shop/shop-head.view.tsx';
import { render } from '../render.tsx';
import { viewServices } from '../view-services.ts';

it('SHOP-5 a shop that loads says so once, with outlines that are silent', () => {
  render(<ShopSkeleton />, { services: viewServices });
  const status = screen.getByRole('status', { name: 'Loading' });
  expect(status.textContent).toBe('');
  expect(status.querySelectorAll('[data-shape]:not([aria-hidden=true])')).toHaveLength(0);
});
