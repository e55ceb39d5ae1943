import type { Answer } from '../kernel/answer.ts';
import type { Brand } from '../kernel/brand.ts';
import type { UserId } from '../kernel/ids.ts';
import type { Stream } from '../kernel/stream.ts';
import type { PushMessage } from './push-message.ts';

/** The name under which the messaging service reaches this device. */
export type PushToken = Brand<string, 'PushToken'>;

/** Names a device by the text of the messaging service. */
export const pushToken = (value: string): PushToken => value as PushToken;

/**
 * What the browser lets us do: nothing at all, nothing by the person's own word, nothing before the person is asked,
 * everything.
 */
export type PushPermission = 'unsupported' | 'blocked' | 'unasked' | 'granted';

/** NOTIFY-6: the hosted messaging service, as one device sees it. */
export interface PushMessaging {
  /** What is allowed now. Asks nobody. */
  permission(): PushPermission;
  /** Asks the person where nobody has; only ever after a press of theirs. */
  ask(): Promise<PushPermission>;
  /** The device's token, made where there is none; only where it is granted. Never asks the person. */
  token(): Answer<PushToken>;
  /** Gives the token up, at the service as well where it can be reached; nothing comes afterwards. Never rejects. */
  drop(): Promise<void>;
  /** What comes while a page is in front of the person, from subscribing on. */
  readonly messages: Stream<PushMessage>;
}

/** Where the marketplace keeps to whom a token belongs. */
export interface PushTokens {
  /** NOTIFY-6: stores the token with whoever is signed in. */
  keep(token: PushToken): Answer<undefined>;
}

/** Who wants to be told on this device, and under which name. */
export type PushChoice = { readonly user: UserId; readonly token: PushToken };

/** Keeps that choice on the device; another tab may have changed it. */
export interface PushChoices {
  /** The choice as it stands now; `undefined` where nobody wants to be told. */
  read(): PushChoice | undefined;
  /** Keeps it, or forgets it. */
  write(choice: PushChoice | undefined): void;
}
