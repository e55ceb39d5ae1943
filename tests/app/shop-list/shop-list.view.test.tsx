import { act, fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { instant } from '@domain/kernel/clock.port.ts';
import { priceText } from '@domain/pricing/index.ts';
import { ANNOUNCER, AnnouncerViewModel } from '@app/features/announcer/index.ts';
import { CART } from '@app/features/cart/index.ts';
import { TIME_ZONES_IN_VIEW } from '@app/features/catalog/index.ts';
import { CURRENCY_VIEW_MODEL } from '@app/features/currency/index.ts';
import { LIKED_VIEW_MODEL } from '@app/features/liked/index.ts';
import { NOW_VIEW_MODEL } from '@app/features/now/index.ts';
import { QUICK_ADD } from '@app/features/product/index.ts';
import { ShopListView } from '@app/features/shop-list/shop-list.view.tsx';
import { PAGES } from '@app/routes/index.ts';
import { bound, render } from '../render.tsx';
import { pageOf, shop } from '../search/goods.ts';
import { settled } from '../search/stage.ts';
import { stage } from './stage.ts';

globalThis.IntersectionObserver ??= class {
  observe() {}
  disconnect() {}
} as never;

const show = async (address: string, options: Parameters<typeof stage>[0] = {}) => {
  const scene = stage(options);
  scene.go(address);
  await scene.vm.prepare();
  const announcer = new AnnouncerViewModel();
  scene.vm.activate();
  render(<ShopListView vm={scene.vm} />, {
    path: `/shop?${address}`,
    services: [
      bound(ANNOUNCER, announcer), bound(PAGES as never, { prefetch: () => Promise.resolve() }),
      bound(NOW_VIEW_MODEL as never, { now: instant(0) }), bound(TIME_ZONES_IN_VIEW as never, { offsetAt: () => 0 }),
      bound(LIKED_VIEW_MODEL as never, { isLiked: () => false, toggle: () => {} }),
      bound(CART as never, { quantityOf: () => 0 }), bound(QUICK_ADD as never, { isAdding: () => false }),
      bound(CURRENCY_VIEW_MODEL as never, { scale: 2, style: { symbol: '$', position: 'before' }, text: (amount: never) => priceText(amount, { symbol: '$', position: 'before' }) }),
    ],
  });
  return { ...scene, announcer };
};

const none = { list: () => pageOf([]) };

describe('CATALOG-1 the list', () => {
  it('is called after its category and counts its shops', async () => {
    await show('category_id=3', { list: () => pageOf([shop(1), shop(2)], 14) });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Pizza');
    expect(screen.getByText('14 shops')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Pizza' }).getAttribute('aria-current')).toBe('true');
    expect(screen.getAllByRole('article')).toHaveLength(2);
  });

  it('keeps other filters when the category changes', async () => {
    await show('open=1&free_delivery=1');
    expect(screen.getByRole('link', { name: 'Pizza' }).getAttribute('href')).toBe('/shop?category_id=3&open=1&free_delivery=1');
  });

  it('says how many are left after a change, and nothing at first', async () => {
    const { go, announcer } = await show('', { list: (filter) => pageOf(filter.isOpen ? [shop(1)] : [shop(1), shop(2)]) });
    expect(announcer.message).toBe('');
    await act(async () => { go('open=1'); await settled(); });
    expect(announcer.message.trim()).toBe('1 shop');
  });

  it('shows what only the sheet can set as a chip that lifts it', async () => {
    await show('take=1&prices=5,20&open=1');
    expect(screen.getByRole('link', { name: 'Remove the filter Halal' }).getAttribute('href')).toBe('/shop?open=1&prices=5%2C20');
    expect(screen.getByRole('link', { name: 'Remove the filter $5.00–$20.00' })).toBeDefined();
  });

  it('opens the rarer filters in a sheet whose choices apply at once', async () => {
    const { vm } = await show('');
    await act(async () => { fireEvent.click(screen.getByRole('button', { name: 'Filters' })); await settled(); });
    const sheet = await screen.findByRole('dialog', { name: 'Filters' });
    await act(async () => { fireEvent.click(await within(sheet).findByRole('radio', { name: 'Halal' })); await settled(); });
    expect(vm.filter.tagId).toBe(1);
    fireEvent.change(within(sheet).getByLabelText('From'), { target: { value: '30' } });
    fireEvent.change(within(sheet).getByLabelText('To'), { target: { value: '20' } });
    fireEvent.blur(within(sheet).getByLabelText('To'));
    expect(within(sheet).getByText('Give two amounts, the lower one first.')).toBeDefined();
    fireEvent.change(within(sheet).getByLabelText('From'), { target: { value: '5,50' } });
    await act(async () => { fireEvent.keyDown(within(sheet).getByLabelText('From'), { key: 'Enter' }); await settled(); });
    expect(vm.filter.prices).toEqual({ from: '5.5', to: '20' });
  });
});

describe('CATALOG-1 nothing left', () => {
  it('names the one filter that leaves nothing and lifts it', async () => {
    await show('category_id=3&open=1', none);
    expect(screen.getByText('No shop fits “Open now”.')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Clear filters' }).getAttribute('href')).toBe('/shop?category_id=3');
  });

  it('offers to lift each of several', async () => {
    await show('open=1&deals=1', none);
    expect(screen.getAllByRole('link', { name: /Remove the filter/ }).map((link) => link.getAttribute('href'))).toEqual(['/shop?deals=1', '/shop?open=1']);
  });

  it('says that nobody delivers to the chosen address', async () => {
    await show('', { ...none, at: { latitude: 1, longitude: 2 } });
    expect(screen.getByRole('heading', { name: "Sorry, we're not available here" })).toBeDefined();
    expect(screen.getByRole('button', { name: 'Change address' })).toBeDefined();
  });
});

describe('SEARCH-3 the page of results', () => {
  it('has both sections with heading, count and message, and a way to each alone', async () => {
    await show('search=fala');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Results for “fala”');
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual(['Restaurants 9', 'Products 1']);
    expect(screen.getByText('Found 9 results')).toBeDefined();
    expect(within(screen.getByRole('navigation')).getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/shop?search=fala', '/shop?search=fala&show=shops', '/shop?search=fala&show=products']);
  });

  it('shows one part alone', async () => {
    await show('search=fala&show=products');
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual(['Products 1']);
  });
});
