import { LEAST_MEASUREMENTS, VITALS_DAYS, type Rating } from '@domain/web-vitals/index.ts';
import type { VitalRow, WebVitals } from '../../features/web-vitals/index.ts';
import type { RateLimiter } from '../../foundation/limits/index.ts';
import type { Handlers } from '../handler.ts';
import { enveloped, fieldRefused, notFound, rateLimited } from '../response/index.ts';

type Deps = { readonly webVitals: WebVitals; readonly limiter: RateLimiter };

/** OPS-8: what browsers report of visits, and what that says to operators. */
export const webVitalsRoutes = ({ webVitals, limiter }: Deps): Handlers<'reportVisit' | 'showWebVitals'> => ({
  reportVisit: async ({ params, client }) => {
    if (!webVitals.isOn) return notFound;
    const wait = limiter.take(['webVitals', client.address]);
    if (wait !== undefined) return rateLimited(wait);
    const measurements = params.measurements.map(({ metric: vital, value, route }) => ({ vital, value, route }));
    return webVitals.record(params.device, measurements)
      ? enveloped(null)
      : fieldRefused('measurements', 'FIELD_INVALID');
  },

  showWebVitals: async () =>
    enveloped({
      measuring: webVitals.isOn,
      days: VITALS_DAYS,
      minimum: LEAST_MEASUREMENTS,
      rows: (await webVitals.report()).map(toRow),
    }),
});

const RATINGS = { good: 'good', 'needs-improvement': 'needs_improvement', poor: 'poor' } as const satisfies Record<
  Rating,
  string
>;

const toRow = ({ route, vital, device, count, ratings, typical }: VitalRow) => ({
  route: route ?? null,
  metric: vital,
  device,
  count,
  good: ratings.good,
  needs_improvement: ratings['needs-improvement'],
  poor: ratings.poor,
  p75: typical?.p75 ?? null,
  rating: typical ? RATINGS[typical.rating] : null,
});
