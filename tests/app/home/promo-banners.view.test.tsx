import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Banner } from '@domain/catalog/index.ts';
import { shopId } from '@domain/kernel/ids.ts';
import { PromoBanners } from '@app/features/home/promo-banners.view.tsx';
import { render } from '../render.tsx';
import { viewServices } from '../view-services.ts';

const bannerOf = (id: number, shops: readonly number[], button = ''): Banner => ({
  id,
  title: `Banner ${id}`,
  description: '',
  button,
  image: undefined,
  shopIds: shops.map(shopId),
});

describe('CATALOG-3e the banners of the marketplace', () => {
  it('lead to their only shop, or to a page of all their shops; one of no shop only informs', () => {
    const banners = [bannerOf(1, [7], 'Taste it'), bannerOf(2, [7, 8]), bannerOf(3, [])];
    render(<PromoBanners banners={banners} />, { services: viewServices });
    const links = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
    expect(links).toEqual([
      ['Taste it', '/shop/7'],
      ['See the offer', '/promotion/2'],
    ]);
    expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
      'Banner 1',
      'Banner 2',
      'Banner 3',
    ]);
  });

  it('are no section of the page where there are none', () => {
    const { container } = render(<PromoBanners banners={[]} />, { services: viewServices });
    expect(container.textContent).toBe('');
  });
});
