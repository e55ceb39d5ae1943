import { createHttpOwnReviews } from '@infra/reviews/http-own-reviews.adapter.ts';
import { defineToken, provide } from '../../di/index.ts';
import { OWN_REVIEWS } from '../../features/own-reviews/own-reviews.tokens.ts';
import { OwnReviewsView } from '../../features/own-reviews/own-reviews.view.tsx';
import { OwnReviewsViewModel } from '../../features/own-reviews/own-reviews.view-model.ts';
import { CONTEXT, type AppContext } from '../app-context.ts';
import { bindOnce, provideFromPlatform } from '../modules/bind.ts';
import { API, CLOCK, DATA_CACHE, TIME_ZONES } from '../tokens.ts';
import { definePage } from './define-page.ts';

const SCOPE = defineToken<() => readonly unknown[]>('OwnReviewsScope');
const DEVICE_ZONE = defineToken<() => string>('OwnReviewsZone');

const bindOwnReviews = bindOnce(OWN_REVIEWS, (options) => {
  provide(options, OWN_REVIEWS, createHttpOwnReviews, { api: API, context: CONTEXT });
  provide(
    options,
    SCOPE,
    ({ context }: { readonly context: AppContext }) =>
      () =>
        context.scope(),
    {
      context: CONTEXT,
    },
  );
  provideFromPlatform(options, DEVICE_ZONE, (platform) => () => platform.deviceZone);
});

export const page = definePage(
  OwnReviewsViewModel,
  OwnReviewsView,
  { cache: DATA_CACHE, reviews: OWN_REVIEWS, scope: SCOPE, clock: CLOCK, zones: TIME_ZONES, zone: DEVICE_ZONE },
  bindOwnReviews,
);
