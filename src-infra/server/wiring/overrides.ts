import type { DemoCity } from '../demo-city/index.ts';
import type { Store } from '../store/index.ts';
import type { PlatformOverrides } from './platform.ts';

/** Dependencies that tests and embedders may replace. */
export type Overrides = PlatformOverrides & {
  /** An open store; it is closed with the marketplace. */
  readonly store?: Store;
  /** Another city than the one in demo-city/content. */
  readonly city?: () => Promise<DemoCity>;
  readonly heartbeatMs?: number;
  /** The folder of the city's pictures. */
  readonly pictures?: string;
};
