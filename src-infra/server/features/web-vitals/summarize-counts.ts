import {
  DEVICE_CLASSES,
  mergeHistograms,
  summarizeVital,
  WEB_VITALS,
  type DeviceClass,
  type Histogram,
  type VitalSummary,
  type WebVital,
} from '@domain/web-vitals/index.ts';
import type { BucketCount } from './web-vitals.ports.ts';

/** What the measurements of a web vital on one class of devices say; without a route, those of all pages. */
export type VitalRow = VitalSummary & {
  readonly route: string | undefined;
  readonly vital: WebVital;
  readonly device: DeviceClass;
};

/** Returns a row for everything that was measured: all pages together, then each, the most measured first. */
export const summarizeCounts = (counts: readonly BucketCount[]): readonly VitalRow[] => {
  const byRoute = new Map<string, BucketCount[]>();
  for (const counted of counts) byRoute.set(counted.route, [...(byRoute.get(counted.route) ?? []), counted]);
  const routes = [...byRoute].sort(
    ([route, one], [other, another]) => sumOf(another) - sumOf(one) || (route < other ? -1 : 1),
  );
  return [rowsOf(undefined, counts), ...routes.map(([route, own]) => rowsOf(route, own))].flat();
};

const rowsOf = (route: string | undefined, counts: readonly BucketCount[]): readonly VitalRow[] =>
  DEVICE_CLASSES.flatMap((device) =>
    WEB_VITALS.flatMap((vital) => {
      const own = counts.filter((one) => one.device === device && one.vital === vital);
      return own.length === 0 ? [] : [{ route, vital, device, ...summarizeVital(vital, toHistogram(own)) }];
    }),
  );

const toHistogram = (counts: readonly BucketCount[]): Histogram =>
  mergeHistograms(counts.map(({ bucket, count }) => new Map([[bucket, count]])));

const sumOf = (counts: readonly BucketCount[]): number => counts.reduce((sum, { count }) => sum + count, 0);
