import type { AccountDetails } from '@domain/identity/index.ts';
import { userId, uuid } from '@domain/kernel/ids.ts';
import { money } from '@domain/pricing/index.ts';
import { createHttpOwnAccount } from '@infra/identity/http-own-account.adapter.ts';
import { codeFor } from '../../../server/identity/stage.ts';
import { makePicture, sendForm } from '../../../server/support/uploading.ts';
import { describePort } from '../describe-port.ts';
import type { Embedded } from '../embedded.ts';
import { createFakeOwnAccount } from '../fakes/fake-own-account.ts';
import { sampleContext, sampleOf } from '../samples.ts';
import { type CodeProof, OWNER, type OwnAccountSubject, change, ownAccountLaws } from '../laws/own-account.laws.ts';

const nadia: AccountDetails = {
  id: userId(7),
  firstName: 'Nadia',
  lastName: 'Berg',
  image: undefined,
  role: 'user',
  uuid: uuid('nadia'),
  email: 'nadia@tiffin.test',
  phone: '31612345678',
  isPhoneVerified: true,
  hasPassword: true,
  walletBalance: money(0, 2),
  birthday: '1994-06-02',
  gender: 'female',
  isEmailVerified: true,
  since: '2024-11-10',
  ordersCount: 0,
};

let pictures = 0;

export const ownAccountSuite = (embedded: Embedded): void =>
  describePort('OwnAccount', ownAccountLaws, {
    fake: (): OwnAccountSubject => ({
      account: createFakeOwnAccount(nadia, { password: OWNER.oldPassword, code: '481516' }),
      codeFor: async (_to: string) => '481516',
      prove: async () => ({ kind: 'code', verifyId: 'v-1', code: '481516' }),
      picture: async () => `https://market.test/${(pictures += 1)}.webp`,
    }),
    embedded: async () => {
      const customer = await embedded.customer();
      return {
        account: createHttpOwnAccount(customer),
        codeFor: (to) => codeFor(embedded.market, to),
        picture: async () =>
          (
            await sendForm(
              embedded.market,
              '/dashboard/galleries',
              [
                ['image', await makePicture('png')],
                ['type', 'users'],
              ],
              customer.token,
            )
          ).body.data.title,
        prove: async (phone: string): Promise<CodeProof> => {
          const asking = await embedded.market.api.ok('register', { phone }, { as: 'query', token: customer.token });
          return {
            kind: 'code',
            verifyId: (asking.data as { verifyId: string }).verifyId,
            code: await codeFor(embedded.market, phone),
          };
        },
      };
    },
    quirks: [
      {
        name: 'load',
        isOne: true,
        body: sampleOf('GET dashboard/user/profile/show'),
        read: (api) => createHttpOwnAccount({ api, context: sampleContext }).load(),
      },
      {
        name: 'update',
        isOne: true,
        body: sampleOf('GET dashboard/user/profile/show'),
        read: (api) => createHttpOwnAccount({ api, context: sampleContext }).update(change()),
      },
    ],
  });
