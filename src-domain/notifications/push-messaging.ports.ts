import type { Answer } from '../kernel/answer.ts';
import type { Brand } from '../kernel/brand.ts';
import type { UserId } from '../kernel/ids.ts';
import type { Stream } from '../kernel/stream.ts';
import type { PushMessage } from './push-message.ts';

/** The messaging service's token of this device. */
export type PushToken = Brand<string, 'PushToken'>;

/** Returns a text of the messaging service as a token. */
export const pushToken = (value: string): PushToken => value as PushToken;

/** The permission of the browser: unsupported, blocked by the customer, not asked yet, or granted. */
export type PushPermission = 'unsupported' | 'blocked' | 'unasked' | 'granted';

/** NOTIFY-6: The hosted messaging service on one device. */
export interface PushMessaging {
  /** The current permission. Never prompts. */
  permission(): PushPermission;
  /** Prompts the customer if never asked before; call it only after a press. */
  ask(): Promise<PushPermission>;
  /** The device's token, created if missing; only with permission. Never prompts. */
  token(): Answer<PushToken>;
  /** Deletes the token, at the service as well if reachable; nothing is received afterwards. Never rejects. */
  drop(): Promise<void>;
  /** Messages received while a page is in the foreground, from subscribing on. */
  readonly messages: Stream<PushMessage>;
}

/** Where the marketplace stores the owner of a token. */
export interface PushTokens {
  /** NOTIFY-6: Stores the token for the signed-in customer. */
  keep(token: PushToken): Answer<undefined>;
}

/** The customer who chose push on this device, and the token. */
export type PushChoice = { readonly user: UserId; readonly token: PushToken };

/** Stores that choice on the device; another tab may have changed it. */
export interface PushChoices {
  /** The current choice; `undefined` if push is off. */
  read(): PushChoice | undefined;
  /** Stores the choice, or deletes it. */
  write(choice: PushChoice | undefined): void;
}
