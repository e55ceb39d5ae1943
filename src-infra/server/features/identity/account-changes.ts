import { createHash } from 'node:crypto';
import { UNDO_MS } from '@domain/identity/index.ts';
import type { Clock } from '@domain/kernel/clock.port.ts';
import { speak, type TextKey } from '../../foundation/messages/index.ts';
import type { Outbox } from '../../foundation/outbox/index.ts';
import { randomSecret, type Random } from '../../foundation/platform/random.ts';
import type { StoredAccountChanges } from './identity.ports.ts';
import type { LinkedIdentities } from './linked/linked-providers.ports.ts';
import { verifiedContactsOf } from './owner-contact.ts';
import type { Provider } from './provider/providers.ts';
import type { UserRow } from './users.ports.ts';

export type ChangedDetail = 'email' | 'phone' | 'password' | 'passkey' | Provider;
/** Where the links in messages lead, and the language if the account has none. */
export type MessageContext = { readonly origin: string; readonly language: string };

/** Tells the owner what changed, with a link that undoes it (ACCOUNT-5c, ACCOUNT-5d). */
export interface AccountChanges {
  /** Keeps the account as it was and informs its verified contacts, in the transaction of the change. */
  announce(before: UserRow, what: readonly ChangedDetail[], context: MessageContext): Promise<void>;
}

/** The page that undoes a change; the secret follows. */
export const UNDO_PATH = '/identity/undo';
const HOUR_MS = 3_600_000;
const NAMES: Readonly<Record<ChangedDetail, TextKey>> = {
  email: 'CHANGED_EMAIL',
  phone: 'CHANGED_PHONE',
  password: 'CHANGED_PASSWORD',
  passkey: 'CHANGED_PASSKEY',
  google: 'CHANGED_GOOGLE',
  facebook: 'CHANGED_FACEBOOK',
  apple: 'CHANGED_APPLE',
};

type Deps = {
  readonly stored: StoredAccountChanges;
  readonly identities: Pick<LinkedIdentities, 'ofUser'>;
  readonly outbox: Outbox;
  readonly clock: Clock;
  readonly random: Random;
};

export const createAccountChanges = ({ stored, identities, outbox, clock, random }: Deps): AccountChanges => ({
  announce: async (before, what, { origin, language }) => {
    const contacts = verifiedContactsOf(before);
    // Nobody could receive the link.
    if (contacts.length === 0) return;
    const [secret, now] = [randomSecret(random), clock.now()];
    await stored.insert({
      userId: before.id,
      secretHash: undoHash(secret),
      before,
      identities: await identities.ofUser(before.id),
      at: now,
      expiresAt: now + UNDO_MS,
    });
    const say = speak(before.lang ?? language);
    const body = say('MAIL_CHANGE', {
      what: what.map((each) => say(NAMES[each])).join(', '),
      hours: UNDO_MS / HOUR_MS,
      link: `${origin}${UNDO_PATH}/${secret}`,
    });
    // A text message costs money: it is sent where the number itself changes or is the only contact.
    const told = contacts.filter(({ channel }, index) => channel === 'email' || index === 0 || what.includes('phone'));
    for (const { channel, to } of told)
      await outbox.send({ channel, to, subject: channel === 'email' ? say('MAIL_CHANGE_SUBJECT') : null, body });
  },
});

export const undoHash = (secret: string): string => createHash('sha256').update(secret).digest('hex');
