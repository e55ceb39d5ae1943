import { act, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { instant } from '@domain/kernel/clock.port.ts';
import { orderId } from '@domain/kernel/ids.ts';
import { ok } from '@domain/kernel/result.ts';
import type { OwnReview } from '@domain/reviews/index.ts';
import { createDataCache } from '@app/data/index.ts';
import { OwnReviewsView } from '@app/features/own-reviews/own-reviews.view.tsx';
import { OwnReviewsViewModel } from '@app/features/own-reviews/own-reviews.view-model.ts';
import { render } from '../render.tsx';
import { viewServices } from '../view-services.ts';
import texts from '../../../src/public/locales/en/translation.json' with { type: 'json' };

const NOON = Date.parse('2025-03-10T12:00:00Z');
const review = (id: number, title: string, change: Partial<OwnReview> = {}): OwnReview => ({
  id,
  title,
  image: undefined,
  rating: 4,
  comment: '',
  pictures: [],
  writtenAt: instant(NOON - 3_600_000),
  changeableUntil: instant(NOON + 3_600_000),
  orderId: orderId(880),
  ...change,
});
const stage = async (items: readonly OwnReview[]) => {
  const vm = new OwnReviewsViewModel({
    cache: createDataCache(),
    scope: () => ['en'],
    reviews: { list: () => Promise.resolve(ok({ items, page: 1, lastPage: 1, total: items.length })) },
    clock: { now: () => instant(NOON) },
    zones: { offsetAt: () => 0 },
    zone: () => 'UTC',
  });
  await vm.prepare();
  vm.activate();
  render(<OwnReviewsView vm={vm} />, { services: viewServices });
  await act(async () => {});
};

describe('REVIEW-1 the page of own reviews', () => {
  it('shows each with its stars and words, and leads to changing those of the last day', async () => {
    await stage([
      review(3, 'Green Spoon', { comment: 'Warm and quick', pictures: ['http://p.test/1.jpg'] }),
      review(2, 'Ana Petrova', { rating: 2, changeableUntil: instant(NOON) }),
      review(1, 'Lentil soup', { orderId: undefined }),
    ]);
    const [shop, courier, dish] = screen.getAllByRole('article').map((article) => within(article));
    expect(shop?.getByText('4 of 5 stars')).toBeTruthy();
    expect(shop?.getByText('Warm and quick')).toBeTruthy();
    expect(shop?.getByRole('img', { name: 'Photo 1' })).toBeTruthy();
    expect(shop?.getByText('10.03.2025')).toBeTruthy();
    expect(shop?.getByRole('link', { name: 'Change it' }).getAttribute('href')).toBe('/orders/880/review');
    expect(courier?.queryByRole('link')).toBeNull();
    expect(dish?.queryByRole('link')).toBeNull();
  });

  it('says how to write one when there are none', async () => {
    await stage([]);
    expect(screen.getByText(texts['own_reviews.none_text'])).toBeTruthy();
  });
});
