import { DAY_MS, type Instant } from '../kernel/clock.port.ts';
import type { LiveValue } from '../kernel/live-value.ts';
import type { ReferralCode } from './referral-code.ts';

/** REFERRAL-1i: How many days an opened invitation counts. */
export const INVITATION_DAYS = 30;

/** An invitation whose link was opened on this device. */
export type Invitation = { readonly code: ReferralCode; readonly openedAt: Instant };
/** The last opened invitation; survives a reload and the end of the browser. */
export type InvitationStore = LiveValue<Invitation | undefined>;

/** REFERRAL-1i: Returns the code of an invitation until 30 days have passed. A clock that was set back ends none. */
export const openInvitation = (invitation: Invitation | undefined, now: Instant): ReferralCode | undefined =>
  invitation && now - invitation.openedAt < INVITATION_DAYS * DAY_MS ? invitation.code : undefined;
