import type { InvitationStore } from '@domain/rewards/index.ts';
import { defineToken } from '../../di/index.ts';
import type { ReferralQueries } from './referral.queries.ts';

export const INVITATIONS = defineToken<InvitationStore>('Invitations');
export const REFERRAL_QUERIES = defineToken<ReferralQueries>('ReferralQueries');
