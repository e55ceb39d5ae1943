import type { Destination } from '@domain/notifications/index.ts';

/** What the build tells the worker. */
export type BuildInfo = {
  /** Another one for every build. */
  readonly version: string;
  /** Files without which nothing can be read: the entry, and what shows cart and connection. */
  readonly essentials: readonly string[];
  /** Pages that exist among those a push may lead to. */
  readonly destinations: readonly Destination['page'][];
};
