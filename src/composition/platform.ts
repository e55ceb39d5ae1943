import type { DevicePosition } from '@domain/addresses/index.ts';
import type { ComfortAppearance, DevicePreferences, DocumentAppearance } from '@domain/appearance/index.ts';
import type { TimeZones } from '@domain/calendar/index.ts';
import type { Clock, Instant } from '@domain/kernel/clock.port.ts';
import type { CookieJar } from '@infra/drivers/browser/cookie-jar.ts';
import type { KeyValueStorage } from '@infra/drivers/browser/key-value-storage.ts';
import type { PageVisibility } from '@infra/drivers/browser/page-visibility.ts';
import type { TabPeers } from '@infra/drivers/browser/tab-peers.ts';
import type { FirestoreConfig } from '@infra/drivers/firebase/firestore-store.ts';
import type { HostedIdentityConfig } from '@infra/drivers/firebase/hosted-identity.ts';
import type { MessagingConfig } from '@infra/drivers/firebase/messaging-config.ts';
import { defineToken } from '../di/index.ts';
import type { Texts } from '../i18n/index.ts';

/** Receives a call as it is sent, with the promise of its response. */
export type CallListener = (asked: RequestInfo | URL, answer: Promise<Response>) => void;

/** Everything an app instance takes from its environment: a browser tab, one server request, a test. */
export type Platform = {
  readonly fetch: typeof globalThis.fetch;
  /** Called with every call as it is sent. */
  readonly listeners: Set<CallListener>;
  /** Scheme and host of the API; empty for the page's own origin. */
  readonly apiHost: string;
  /** URL of the maps service; empty where none is configured. */
  readonly mapsUrl: string;
  /** URL of the operator's panel, for an API without a desk; empty where none is configured. */
  readonly adminUrl: string;
  /** Configuration of the push messaging service; `undefined` where none is configured. */
  readonly push: MessagingConfig | undefined;
  /** Configuration of the document store that holds chats; `undefined` where none is configured. */
  readonly hostedChat: FirestoreConfig | undefined;
  /** Configuration of the service that proves who somebody is; `undefined` where none is configured. */
  readonly hostedIdentity: HostedIdentityConfig | undefined;
  /** Scheme and host of this site, for canonical and shared links. */
  readonly site: string;
  /** Path and query of the current address. */
  readonly here: () => string;
  readonly cookies: CookieJar;
  readonly localStorage: KeyValueStorage;
  readonly sessionStorage: KeyValueStorage;
  readonly clock: Clock;
  /** The time at which the first screen was rendered. */
  readonly startedAt: Instant;
  readonly timeZones: TimeZones;
  /** IANA name of the device's own time zone. */
  readonly deviceZone: string;
  readonly position: DevicePosition;
  readonly appearance: DocumentAppearance;
  readonly comfortAppearance: ComfortAppearance;
  /** A hidden page does not poll. */
  readonly visibility: PageVisibility;
  /** The other tabs; `undefined` where the browser lacks Web Locks or broadcast channels. */
  readonly tabs: TabPeers | undefined;
  readonly preferences: DevicePreferences;
  /** The device's languages, best first. */
  readonly languages: readonly string[];
  /** Loads the app's own texts in one language. */
  readonly loadTexts: (language: string) => Promise<Texts | undefined>;
  readonly makeUuid: () => string;
  readonly delay: (milliseconds: number) => Promise<void>;
  /** Reports a problem that no screen shows: a rejected picture, a bug caught by the error fallback. */
  readonly report: (problem: string, cause?: unknown) => void;
};

export const PLATFORM = defineToken<Platform>('Platform');
