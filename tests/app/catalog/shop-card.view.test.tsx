import { cleanup, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Shop, ShopCard as ShopCardValue } from '@domain/catalog/index.ts';
import { decimal, money } from '@domain/pricing/index.ts';
import { ShopCard } from '@app/features/catalog/index.ts';
import { LIKED_VIEW_MODEL } from '@app/features/liked/index.ts';
import { ShopHead } from '@app/features/shop/shop-head.view.tsx';
import { shopOf } from '../checkout/stage.ts';
import { TOASTS_VIEW_MODEL } from '@app/features/toasts/index.ts';
import { bound, render } from '../render.tsx';
import { shop } from '../search/goods.ts';
import { viewServices } from '../view-services.ts';

const services = [
  ...viewServices,
  bound(LIKED_VIEW_MODEL as never, { isLiked: () => false, toggle: () => {} }),
  bound(TOASTS_VIEW_MODEL as never, { show: () => {} }),
];
const tariff = (base: number, perKm: number) => ({ base: money(base, 2), perKm: money(perKm, 2) });

const show = (change: Partial<ShopCardValue> = {}) => {
  render(<ShopCard shop={{ ...shop(1, 'Levant Kitchen'), ...change }} />, { services });
  return screen.getAllByRole('listitem').map(({ textContent }) => textContent);
};

describe('CATALOG-6 time, fee and minimum on a shop card', () => {
  it('are shown in a fixed order', () => {
    expect(show({ deliveryFee: tariff(190, 40), minimum: money(800, 2) })).toEqual([
      '20–30 min',
      'Delivery $1.90',
      'Min. $8.00',
    ]);
  });

  it.each([
    ['neither start nor kilometres cost anything', tariff(0, 0), 'Free delivery'],
    ['the start is free but kilometres cost', tariff(0, 40), 'Delivery $0.00'],
    ['kilometres are free but the start costs', tariff(190, 0), 'Delivery $1.90'],
  ])('name the fee where %s', (_, deliveryFee, text) => {
    expect(show({ deliveryFee })).toContain(text);
  });

  it('omit a zero minimum and an unknown time', () => {
    expect(show({ deliveryTime: undefined, minimum: money(0, 2) })).toEqual(['Free delivery']);
    cleanup();
    expect(show({ minimum: money(1, 2) })).toContain('Min. $0.01');
  });
});

describe('CATALOG-1 what else a shop card says', () => {
  it('links to the shop and names its rating and offer', () => {
    show({ rating: { average: 4.5, count: 38 }, offer: { kind: 'percent', percent: decimal('10') }, tags: ['Syrian'] });
    expect(screen.getByRole('link', { name: 'Levant Kitchen' }).getAttribute('href')).toBe('/shop/1');
    expect(screen.getByText('10% off')).toBeDefined();
    expect(screen.getByRole('img', { name: 'Rated 4.5 of 5 by 38 customers' })).toBeDefined();
  });

  it('shows no more than three tags', () => {
    show({ tags: ['Syrian', 'Grill', 'Halal', 'Late'] });
    expect(screen.getByText('Syrian • Grill • Halal')).toBeDefined();
  });

  it('says that a shop accepting no orders is closed', () => {
    show({ schedule: { ...shop(1).schedule, isAccepting: false } });
    expect(screen.getByText(/Closed/)).toBeDefined();
  });
});

describe('CATALOG-6 the fee at the head of a shop', () => {
  const fact = (term: string): string | null | undefined =>
    screen.getAllByRole('term').find(({ textContent }) => textContent === term)?.nextElementSibling?.textContent;

  const showHead = (change: Partial<Shop>) => render(<ShopHead shop={shopOf(change)} path="/shop/1" />, { services });

  it.each([
    ['nothing', tariff(0, 0), 'Free'],
    ['kilometres alone', tariff(0, 40), '$0.00'],
    ['its start', tariff(250, 0), '$2.50'],
  ])('charges %s', (_, deliveryFee, text) => {
    showHead({ deliveryFee, minimum: money(1250, 2) });
    expect([fact('Delivery'), fact('Min.')]).toEqual([text, '$12.50']);
  });
});
