import { instant } from '@domain/kernel/clock.port.ts';
import { isReferralCode, type Invitation, type InvitationStore } from '@domain/rewards/index.ts';
import { createStoredValue, jsonCodec, type TextStore } from '../drivers/browser/stored-value.ts';
import { asInteger, asRecord, asText } from '../drivers/http/wire.ts';

/** Stores the last opened invitation on the device. */
export const createStoredInvitation = ({ store }: { readonly store: TextStore }): InvitationStore =>
  createStoredValue<Invitation | undefined>(store, jsonCodec<Invitation | undefined>(readInvitation), undefined);

const readInvitation = (json: unknown): Invitation | undefined => {
  const stored = asRecord(json);
  const code = asText(stored['code']);
  return isReferralCode(code) ? { code, openedAt: instant(asInteger(stored['openedAt'])) } : undefined;
};
