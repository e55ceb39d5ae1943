import type { Clock } from '@domain/kernel/clock.port.ts';
import { createWebVitals, type WebVitals } from '../../features/web-vitals/index.ts';
import { createVitalCountRepository } from '../../features/web-vitals/vital-counts.repository.ts';
import type { Metrics } from '../../foundation/metrics/index.ts';
import type { Store } from '../../store/index.ts';

type Deps = {
  readonly store: Pick<Store, 'database'>;
  readonly metrics: Pick<Metrics, 'observeVital'>;
  readonly clock: Clock;
  readonly isOn: boolean;
};

/** Measurements of visits; their days are real ones, whatever the city's clock shows. */
export const wireWebVitals = ({ store, metrics, clock, isOn }: Deps): WebVitals =>
  createWebVitals({ counts: createVitalCountRepository(store), metrics, clock, isOn });
