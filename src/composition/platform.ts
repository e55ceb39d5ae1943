import type { DevicePosition } from '@domain/addresses/index.ts';
import type { DevicePreferences, DocumentAppearance } from '@domain/appearance/index.ts';
import type { TimeZones } from '@domain/calendar/index.ts';
import type { Clock, Instant } from '@domain/kernel/clock.port.ts';
import type { CookieJar } from '@infra/drivers/browser/cookie-jar.ts';
import type { KeyValueStorage } from '@infra/drivers/browser/key-value-storage.ts';
import type { PageVisibility } from '@infra/drivers/browser/page-visibility.ts';
import type { TabPeers } from '@infra/drivers/browser/tab-peers.ts';
import type { MessagingConfig } from '@infra/drivers/firebase/messaging-config.ts';
import { defineToken } from '../di/index.ts';
import type { Texts } from '../i18n/index.ts';

/** Learns of a call and follows it to its answer. */
export type CallListener = (asked: RequestInfo | URL, answer: Promise<Response>) => void;

/** Everything an app instance takes from where it runs: a browser tab, one server request, a test. */
export type Platform = {
  readonly fetch: typeof globalThis.fetch;
  /** Told of every call as it is sent. */
  readonly listeners: Set<CallListener>;
  /** Scheme and host of the API; empty for the page's own. */
  readonly apiHost: string;
  /** Address of the maps service; empty where none may be asked. */
  readonly mapsUrl: string;
  /** Where the marketplace is run from, for an API without a desk; empty where nothing is configured. */
  readonly adminUrl: string;
  /** The messaging service that tells devices; `undefined` where none is configured. */
  readonly push: MessagingConfig | undefined;
  /** Scheme and host of this site, for canonical and shared links. */
  readonly site: string;
  /** Path and query of the address on screen. */
  readonly here: () => string;
  readonly cookies: CookieJar;
  readonly localStorage: KeyValueStorage;
  readonly sessionStorage: KeyValueStorage;
  readonly clock: Clock;
  /** The moment for which the first screen is made. */
  readonly startedAt: Instant;
  readonly timeZones: TimeZones;
  /** IANA name of the device's own zone. */
  readonly deviceZone: string;
  readonly position: DevicePosition;
  readonly appearance: DocumentAppearance;
  /** A hidden page asks nobody for news. */
  readonly visibility: PageVisibility;
  /** The other tabs; `undefined` where the browser does not let tabs agree. */
  readonly tabs: TabPeers | undefined;
  readonly preferences: DevicePreferences;
  /** The device's languages, best first. */
  readonly languages: readonly string[];
  /** Texts of the app's own files in one language. */
  readonly loadTexts: (language: string) => Promise<Texts | undefined>;
  readonly makeUuid: () => string;
  readonly delay: (milliseconds: number) => Promise<void>;
  /** Reports what no screen shows: a refused picture, a bug caught by the fallback. */
  readonly report: (problem: string, cause?: unknown) => void;
};

export const PLATFORM = defineToken<Platform>('Platform');
