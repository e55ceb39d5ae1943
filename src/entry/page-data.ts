import type { KnownOffsets } from '@domain/calendar/index.ts';
import type { CookieJar } from '@infra/drivers/browser/cookie-jar.ts';
import type { NumberSigns } from '@domain/kernel/group-digits.ts';
import type { FirestoreConfig } from '@infra/drivers/firebase/firestore-store.ts';
import type { HostedIdentityConfig } from '@infra/drivers/firebase/hosted-identity.ts';
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
  /** The document store that holds chats, where one is configured. */
  readonly hostedChat?: FirestoreConfig;
  /** The service that proves who somebody is, where one is configured. */
  readonly hostedIdentity?: HostedIdentityConfig;
  /** The server's time when it rendered the page: opening hours follow it, whatever the device's clock says. */
  readonly now: number;
  /** Zone offsets used while rendering: the first time zone lookup takes a slow phone a tenth of a second. */
  readonly offsets?: Partial<KnownOffsets>;
  readonly language: string;
  /** The `cookieMark` of the request that the page answers. */
  readonly cookies?: number;
  /** How the language writes numbers: the first look-up takes a slow phone as long. */
  readonly signs?: NumberSigns;
  /** Snapshot of the data cache. */
  readonly cache: unknown;
};

/** What a first screen reads from cookies. */
const FIRST_SCREEN = ['address', 'currency', 'locale', 'settings', 'user'] as const;

/**
 * Returns a hash of the cookies that a first screen depends on. Another tab, or the page before, may write one while
 * the server renders the page: its markup then shows something else than the browser would render.
 */
export const cookieMark = (cookies: Pick<CookieJar, 'get'>): number =>
  [...FIRST_SCREEN.map((name) => cookies.get(name)).join()].reduce(
    (mark, letter) => (Math.imul(mark, 31) + letter.charCodeAt(0)) | 0,
    0,
  );
