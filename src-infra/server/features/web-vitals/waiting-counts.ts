import type { DailyCount } from './web-vitals.ports.ts';

/** Counts that are not stored yet. Its size is bounded by the number of pages, devices and buckets. */
export interface WaitingCounts {
  add(counted: DailyCount): void;
  /** Hands everything over, once. */
  takeAll(): readonly DailyCount[];
}

export const createWaitingCounts = (): WaitingCounts => {
  let counts = new Map<string, DailyCount>();
  return {
    add: (counted) => {
      const { day, vital, route, device, bucket, count } = counted;
      const key = `${day} ${vital} ${route} ${device} ${bucket}`;
      counts.set(key, { ...counted, count: (counts.get(key)?.count ?? 0) + count });
    },
    takeAll: () => {
      const taken = [...counts.values()];
      counts = new Map();
      return taken;
    },
  };
};
