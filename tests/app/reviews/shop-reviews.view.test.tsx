import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { instant } from '@domain/kernel/clock.port.ts';
import { shopId } from '@domain/kernel/ids.ts';
import { err, ok } from '@domain/kernel/result.ts';
import { ratingSummary, type Review, type ShopReviews as ReviewsPort } from '@domain/reviews/index.ts';
import { createDataCache } from '@app/data/index.ts';
import { LOCALE_VIEW_MODEL } from '@app/features/locale/index.ts';
import { createReviewQueries, REVIEW_DEPS, ShopReviews } from '@app/features/reviews/index.ts';
import { bound, render } from '../render.tsx';
import { NOON, viewServices } from '../view-services.ts';

const review: Review = {
  id: 1,
  rating: 4,
  comment: 'Great falafel',
  pictures: ['https://cdn.test/a.webp'],
  author: { name: 'Maya T.', image: undefined },
  writtenAt: instant(NOON - 2 * 86_400_000),
  language: 'en',
};

const several: ReviewsPort = {
  ratings: async () =>
    ok({
      summary: ratingSummary({ 1: 0, 2: 1, 3: 0, 4: 1, 5: 1021 }),
      written: [{ stars: 4, language: 'en', hasText: true, hasPicture: true, count: 1 }],
    }),
  list: async (_shop, page) => ok({ items: [review], page, lastPage: 1, total: 1 }),
};

const show = (reviews: ReviewsPort) =>
  render(<ShopReviews shop={{ id: shopId(1), title: 'Levant Kitchen' }} titleId="title" />, {
    services: [
      ...viewServices,
      bound(LOCALE_VIEW_MODEL as never, { language: 'en' }),
      bound(REVIEW_DEPS, { cache: createDataCache(), queries: createReviewQueries(reviews) }),
    ],
  });

describe('REVIEW-1 CATALOG-2 the reviews of a shop', () => {
  it('describe the distribution of stars in sentences', async () => {
    show(several);
    expect(await screen.findByRole('img', { name: 'Rated 5.0 of 5 by 1023 customers' })).toBeDefined();
    expect(screen.getByText('1,021 customers gave 5 of 5 stars')).toBeDefined();
    expect(screen.getByText('1 customer gave 2 of 5 stars')).toBeDefined();
  });

  it('show who wrote when, the stars, text and photos', async () => {
    show(several);
    const article = await screen.findByRole('article');
    expect(within(article).getByRole('heading', { name: 'Maya T.' })).toBeDefined();
    expect(within(article).getByText('4 of 5 stars')).toBeDefined();
    expect(within(article).getByText('2 days ago')).toBeDefined();
    expect(within(article).getByText('Great falafel').getAttribute('lang')).toBe('en');
    expect(within(article).getByRole('link', { name: /^Photo 1 by Maya T\./ })).toBeDefined();
  });

  it('offer only filters that leave something, and show the number of reviews', async () => {
    show(several);
    const tools = await screen.findByRole('group', { name: 'Sort and filter reviews' });
    expect(within(tools).getByRole('button', { name: 'In English 1', pressed: true })).toBeDefined();
    expect(within(tools).getByRole('button', { name: 'With a photo 1', pressed: false })).toBeDefined();
    expect(within(tools).queryByRole('button', { name: /^5 stars/ })).toBeNull();
    expect(await screen.findByText('1 review')).toBeDefined();
    fireEvent.click(within(tools).getByRole('button', { name: 'In English 1' }));
    expect(screen.getByRole('status').textContent).toBe('');
  });

  it('say that there are none, and why they cannot be shown', async () => {
    show({
      ratings: async () => ok({ summary: ratingSummary({ 1: 0, 2: 0, 3: 0, 4: 0, 5: 0 }), written: [] }),
      list: async (_shop, page) => ok({ items: [], page, lastPage: 1, total: 0 }),
    });
    expect(await screen.findByRole('heading', { name: 'Nobody has written a review yet' })).toBeDefined();
    expect(screen.queryByRole('group')).toBeNull();
  });

  it('ERROR-6 offer a retry when loading fails', async () => {
    let isDown = true;
    show({
      ...several,
      ratings: async (shop) => (isDown ? err({ kind: 'unreachable' }) : several.ratings(shop)),
    });
    const again = await screen.findByRole('button', { name: /again/ });
    isDown = false;
    fireEvent.click(again);
    expect(await screen.findByText('Great falafel')).toBeDefined();
  });
});
