import type { DeviceClass, WebVital } from '@domain/web-vitals/index.ts';

/** How many measurements fell into a bucket of the domain's histograms. */
export type BucketCount = {
  readonly vital: WebVital;
  readonly route: string;
  readonly device: DeviceClass;
  readonly bucket: number;
  readonly count: number;
};
/** Of one day, counted since 1970 in UTC. */
export type DailyCount = BucketCount & { readonly day: number };

/** The stored counts of all processes. */
export interface VitalCounts {
  /** Adds to what is stored, all or nothing. */
  add(counts: readonly DailyCount[]): Promise<void>;
  /** Returns the sums over the days from this one on. */
  since(day: number): Promise<readonly BucketCount[]>;
  /** Deletes the days before this one. */
  removeBefore(day: number): Promise<void>;
}
