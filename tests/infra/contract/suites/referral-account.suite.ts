import { type ReferralCode, referralCode, REWARD_ENTRY_TYPES } from '@domain/rewards/index.ts';
import { createHttpReferralAccount } from '@infra/rewards/http-referral-account.adapter.ts';
import { describePort } from '../describe-port.ts';
import type { Embedded } from '../embedded.ts';
import { createFakeReferralAccount } from '../fakes/fake-referral-account.ts';
import { sampleContext, sampleOf } from '../samples.ts';
import { type Side, referralAccountLaws } from '../laws/referral-account.laws.ts';

let codes = 0;

const freshCode = (): ReferralCode => referralCode([7, 20, 1, 4, 11, 3, 25, (codes += 1)]);

const TYPES = { inviting: REWARD_ENTRY_TYPES.inviter, joining: REWARD_ENTRY_TYPES.referred };

export const referralAccountSuite = (embedded: Embedded): void =>
  describePort('ReferralAccount', referralAccountLaws, {
    fake: () => {
      const code = freshCode();
      const account = createFakeReferralAccount(code);
      return {
        account,
        code,
        give: async (side, cents) => account.give(side, cents),
        takeBack: async (side, cents) => account.takeBack(side, cents),
      };
    },
    embedded: async () => {
      const code = freshCode();
      const customer = await embedded.customer(10_000);
      const { database } = embedded.market.store;
      await database.updateTable('users').set({ my_referral: code }).where('id', '=', customer.id).execute();
      const { id: wallet } = await database
        .selectFrom('wallets')
        .select('id')
        .where('user_id', '=', customer.id)
        .executeTakeFirstOrThrow();
      const [example] = await database.selectFrom('wallet_histories').selectAll().limit(1).execute();
      const book = async (type: (typeof TYPES)[Side]['given' | 'takenBack'], cents: number): Promise<void> => {
        const { id: _id, ...row } = example!;
        await database
          .insertInto('wallet_histories')
          .values({ ...row, uuid: crypto.randomUUID(), wallet_id: wallet, type, amount: cents })
          .execute();
      };
      return {
        account: createHttpReferralAccount(customer),
        code,
        give: (side, cents) => book(TYPES[side].given, cents),
        takeBack: (side, cents) => book(TYPES[side].takenBack, cents),
      };
    },
    quirks: [
      {
        name: 'own code and sums',
        body: sampleOf('GET dashboard/user/profile/show'),
        read: (api) => createHttpReferralAccount({ api, context: sampleContext }).load(),
      },
    ],
  });
