import type { $Fetch } from 'ofetch';
import type { Scale } from '@domain/pricing/index.ts';
import { readReferralCode, type OwnReferrals, type ReferralAccount, type ReferralSum } from '@domain/rewards/index.ts';
import { readEntity, requireId } from '../drivers/http/read-entity.ts';
import { readAnswer } from '../drivers/http/remote-failure.ts';
import { asInteger, asMoney, asRecord, asText, type Wire } from '../drivers/http/wire.ts';

type Deps = { readonly api: $Fetch; readonly context: { scale(): Scale; currencyId(): number | undefined } };

export const createHttpReferralAccount = ({ api, context }: Deps): ReferralAccount => {
  const toOwn = requireId((item) => toReferrals(asRecord(item), context.scale()));
  return {
    load: () =>
      readAnswer(
        api<unknown>('dashboard/user/profile/show', { query: { currency_id: context.currencyId() } }),
        (body) => readEntity(body, toOwn),
      ),
  };
};

/** Reads the code and the sums of the User of contract 2.5. */
const toReferrals = (dto: Wire, scale: Scale): OwnReferrals => {
  const code = readReferralCode(asText(dto['my_referral']));
  return {
    code: code.ok ? code.value : undefined,
    inviting: sumOf(dto, 'referral_from', scale),
    joining: sumOf(dto, 'referral_to', scale),
  };
};

const sumOf = (dto: Wire, side: 'referral_from' | 'referral_to', scale: Scale): ReferralSum => ({
  given: asMoney(dto[`${side}_topup_price`], scale),
  takenBack: asMoney(dto[`${side}_withdraw_price`], scale),
  orders: Math.max(0, asInteger(dto[`${side}_topup_count`])),
});
