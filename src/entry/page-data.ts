import type { KnownOffsets } from '@domain/calendar/index.ts';
import type { MessagingConfig } from '@infra/drivers/firebase/messaging-config.ts';

/** Data that the server writes into the page, so that the browser need not request it again. */
export type PageData = {
  readonly apiHost: string;
  /** The public URL of the site, where one is configured. */
  readonly site?: string;
  /** URL of the maps service, where one is configured. */
  readonly mapsUrl?: string;
  /** URL of the operator's panel, where one is configured. */
  readonly adminUrl?: string;
  /** The push messaging service, where one is configured. */
  readonly push?: MessagingConfig;
  /** The server's time when it rendered the page: opening hours follow it, whatever the device's clock says. */
  readonly now: number;
  /** Zone offsets used while rendering: the first time zone lookup takes a slow phone a tenth of a second. */
  readonly offsets?: Partial<KnownOffsets>;
  readonly language: string;
  /** Snapshot of the data cache. */
  readonly cache: unknown;
};
