import type { KnownOffsets } from '@domain/calendar/index.ts';
import type { MessagingConfig } from '@infra/drivers/firebase/messaging-config.ts';

/** What the server writes into the page so that the browser need not ask again. */
export type PageData = {
  readonly apiHost: string;
  /** Where the site is reached from outside, where that is configured. */
  readonly site?: string;
  /** Address of the maps service, where one is configured. */
  readonly mapsUrl?: string;
  /** Where the marketplace is run from, where that is configured. */
  readonly adminUrl?: string;
  /** The messaging service that tells devices, where one is configured. */
  readonly push?: MessagingConfig;
  /** The server's time when it made the page: opening hours follow it, whatever the device's clock says. */
  readonly now: number;
  /** Zone offsets that the page was made with: a device's first question after zones takes a slow phone a tenth of a second. */
  readonly offsets?: Partial<KnownOffsets>;
  readonly language: string;
  /** Snapshot of the data cache. */
  readonly cache: unknown;
};
