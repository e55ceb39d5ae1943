import { userId, uuid } from '@domain/kernel/ids.ts';
import { money } from '@domain/pricing/index.ts';
import { createHttpMoneyTransfers } from '@infra/wallet/http-money-transfers.adapter.ts';
import type { Customer } from '../../../server/support/shopping.ts';
import { describePort } from '../describe-port.ts';
import type { Embedded } from '../embedded.ts';
import { createFakeMoneyTransfers, type FakePerson } from '../fakes/fake-money-transfers.ts';
import { sampleContext } from '../samples.ts';
import { moneyTransfersLaws } from '../laws/money-transfers.laws.ts';

const personOf = (id: number, firstName: string, lastName: string, email: string, cents: number): FakePerson => ({
  id: userId(id),
  uuid: uuid(`person-${id}`),
  firstName,
  lastName,
  email,
  balance: money(cents, 2),
});

const people = {
  data: [
    {
      id: 8,
      uuid: '2c2c2c2c-1111-4222-8333-444444444444',
      firstname: 'Omar',
      lastname: 'Vis',
      active: true,
      img: 'https://api.example.test/storage/images/users/omar.webp',
    },
    { id: 9, uuid: '3c3c3c3c-1111-4222-8333-444444444444', firstname: 'Mira', lastname: null, active: true, img: null },
  ],
  meta: { current_page: 1, last_page: 1, per_page: 10, total: 2 },
};

export const moneyTransfersSuite = (embedded: Embedded): void =>
  describePort('MoneyTransfers', moneyTransfersLaws, {
    fake: () => {
      const [nadia, omar] = [
        personOf(7, 'Nadia', 'Berg', 'nadia@tiffin.test', 5000),
        personOf(8, 'Omar', 'Vis', 'second@tiffin.test', 300),
      ];
      const transfers = createFakeMoneyTransfers(nadia, [omar, personOf(9, 'Nadia', 'Koch', 'koch@tiffin.test', 0)]);
      return { transfers, self: nadia.uuid, balances: async () => [nadia.balance.minor, omar.balance.minor] };
    },
    embedded: async () => {
      const { market, shopping } = embedded;
      const nadia = await embedded.customer(5000);
      const omar: Customer = { id: 0, token: await market.api.signIn('second@tiffin.test') };
      const cents = async (who: Customer) => Math.round((await shopping.balance(who)) * 100);
      const { data: self } = await market.api.ok('showProfile', {}, { token: nadia.token });
      return {
        transfers: createHttpMoneyTransfers({ ...nadia, announces: () => true }),
        self: uuid(self.uuid ?? ''),
        balances: async () => [await cents(nadia), await cents(omar)],
      };
    },
    quirks: [
      {
        name: 'receivers',
        body: people,
        read: (api) =>
          createHttpMoneyTransfers({ api, context: sampleContext, announces: () => true }).receivers('Oma', 1),
      },
    ],
  });
