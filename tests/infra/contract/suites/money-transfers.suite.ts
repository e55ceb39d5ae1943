import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { currencyId, userId, uuid, type Uuid } from '@domain/kernel/ids.ts';
import { money } from '@domain/pricing/index.ts';
import type { MoneyTransfers } from '@domain/wallet/index.ts';
import { createHttpMoneyTransfers } from '@infra/wallet/http-money-transfers.adapter.ts';
import { USD, type Customer } from '../../../server/support/shopping.ts';
import { describePort, type Laws } from '../describe-port.ts';
import type { Embedded } from '../embedded.ts';
import { createFakeMoneyTransfers, type FakePerson } from '../fakes/fake-money-transfers.ts';
import { taken } from '../outcome.ts';
import { everything } from '../pages.ts';
import { sampleContext } from '../samples.ts';

/**
 * Nadia Berg with 50.00 in her wallet, Omar Vis with the address second@tiffin.test, and how much both have, in cents.
 */
type Subject = {
  readonly transfers: MoneyTransfers;
  readonly self: Uuid;
  balances(): Promise<readonly [nadia: number, omar: number]>;
};

const NOBODY = uuid('00000000-0000-4000-8000-00000000dead');
const order = (to: Uuid, cents: number) => ({ to, amount: money(cents, 2), currencyId: currencyId(USD) });
const send = ({ transfers }: Subject, to: Uuid, cents: number, key: string = randomUUID()) =>
  transfers.send(order(to, cents), key);
const omarOf = async ({ transfers }: Subject): Promise<Uuid> =>
  (await everything((page) => transfers.receivers('second@tiffin.test', page)))[0]?.uuid ?? uuid('');
const namesOf = async ({ transfers }: Subject, search: string) =>
  (await everything((page) => transfers.receivers(search, page))).map(({ name }) => name);

const laws: Laws<Subject> = (fresh) => {
  it('WALLET-1 finds people by a full e-mail address, earlier recipients by a beginning of their name', async () => {
    const subject = await fresh();
    expect(await namesOf(subject, 'omar')).toEqual([]);
    taken(await send(subject, await omarOf(subject), 100));
    expect(await namesOf(subject, 'omar')).toEqual(['Omar Vis']);
    expect(await namesOf(subject, 'second@tiffin.test')).toEqual(['Omar Vis']);
    expect([
      await namesOf(subject, 'Om'),
      await namesOf(subject, 'second@tiffin'),
      await namesOf(subject, 'nobody at all'),
    ]).toEqual([[], [], []]);
    const berg = await everything((page) => subject.transfers.receivers('Nadia', page));
    expect(berg.map((receiver) => receiver.uuid)).not.toContain(subject.self);
  });

  it('WALLET-1j credits the recipient with what it takes from the sender', async () => {
    const subject = await fresh();
    const [nadia, omar] = await subject.balances();
    taken(await send(subject, await omarOf(subject), 1250));
    expect(await subject.balances()).toEqual([nadia - 1250, omar + 1250]);
    taken(await send(subject, await omarOf(subject), nadia - 1250));
    expect(await subject.balances()).toEqual([0, omar + nadia]);
  });

  it('WALLET-1j moves money once per idempotency key', async () => {
    const subject = await fresh();
    const [[nadia, omar], key, to] = [await subject.balances(), randomUUID(), await omarOf(subject)];
    for (let tries = 0; tries < 3; tries += 1) taken(await send(subject, to, 700, key));
    expect(await subject.balances()).toEqual([nadia - 700, omar + 700]);
  });

  it('WALLET-1j rejects too much, oneself and unknown people without moving money', async () => {
    const subject = await fresh();
    const before = await subject.balances();
    expect(await send(subject, await omarOf(subject), before[0] + 1)).toMatchObject({
      ok: false,
      error: { kind: 'rejected', status: 400, code: 'ERROR_109' },
    });
    expect(await send(subject, subject.self, 100)).toMatchObject({
      ok: false,
      error: { kind: 'rejected', status: 400, code: 'ERROR_400' },
    });
    expect(await send(subject, NOBODY, 100)).toMatchObject({ ok: false, error: { kind: 'rejected', status: 404 } });
    expect(await send(subject, await omarOf(subject), 0)).toMatchObject({
      ok: false,
      error: { kind: 'rejected', status: 400 },
    });
    expect(await subject.balances()).toEqual(before);
  });
};

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
  describePort('MoneyTransfers', laws, {
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
