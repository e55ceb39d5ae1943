import type { Destination } from '@domain/notifications/index.ts';

/** What the build passes to the worker. */
export type BuildInfo = {
  /** Different for every build. */
  readonly version: string;
  /** Files without which no cached page works: the entry, and the modules of cart and connection. */
  readonly essentials: readonly string[];
  /** Pages that exist among those a push notification may open. */
  readonly destinations: readonly Destination['page'][];
};
