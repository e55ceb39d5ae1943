import { expect, it } from 'vitest';
import { money } from '@domain/pricing/index.ts';
import { referralCode, REWARD_ENTRY_TYPES, type ReferralAccount, type ReferralCode } from '@domain/rewards/index.ts';
import { createHttpReferralAccount } from '@infra/rewards/http-referral-account.adapter.ts';
import { describePort, type Laws } from '../describe-port.ts';
import type { Embedded } from '../embedded.ts';
import { createFakeReferralAccount } from '../fakes/fake-referral-account.ts';
import { taken } from '../outcome.ts';
import { sampleContext, sampleOf } from '../samples.ts';

/** A customer who owns a code, and what invitations brought or cost. */
type Subject = {
  readonly account: ReferralAccount;
  readonly code: ReferralCode;
  give(side: Side, cents: number): Promise<void>;
  takeBack(side: Side, cents: number): Promise<void>;
};
type Side = 'inviting' | 'joining';

let codes = 0;
const freshCode = (): ReferralCode => referralCode([7, 20, 1, 4, 11, 3, 25, (codes += 1)]);
const nothing = { given: money(0, 2), takenBack: money(0, 2), orders: 0 };

const laws: Laws<Subject> = (fresh) => {
  it('REFERRAL-1 starts with the own code and nothing earned', async () => {
    const { account, code } = await fresh();
    expect(taken(await account.load())).toEqual({ code, inviting: nothing, joining: nothing });
  });

  it('REFERRAL-1 counts what each side was given and what was taken back', async () => {
    const { account, code, give, takeBack } = await fresh();
    await give('inviting', 500);
    await give('inviting', 500);
    await takeBack('inviting', 120);
    await give('joining', 300);
    expect(taken(await account.load())).toEqual({
      code,
      inviting: { given: money(1_000, 2), takenBack: money(120, 2), orders: 2 },
      joining: { given: money(300, 2), takenBack: money(0, 2), orders: 1 },
    });
  });
};

const TYPES = { inviting: REWARD_ENTRY_TYPES.inviter, joining: REWARD_ENTRY_TYPES.referred };

export const referralAccountSuite = (embedded: Embedded): void =>
  describePort('ReferralAccount', laws, {
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
