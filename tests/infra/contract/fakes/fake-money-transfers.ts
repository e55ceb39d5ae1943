import { instant } from '@domain/kernel/clock.port.ts';
import type { UserId, Uuid } from '@domain/kernel/ids.ts';
import { ok } from '@domain/kernel/result.ts';
import { decimal, subtractMoney, addMoney, type Money } from '@domain/pricing/index.ts';
import { transfer, type MoneyTransfers } from '@domain/wallet/index.ts';
import { pageOf } from './page-of.ts';
import { absent, refusal } from './refusals.ts';

/** A customer with a wallet, in the base currency. */
export type FakePerson = {
  readonly id: UserId;
  readonly uuid: Uuid;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  balance: Money;
};

const PER_PAGE = 2;

/** Wallets in memory, all in one currency; `people` are changed by what is sent. */
export const createFakeMoneyTransfers = (own: FakePerson, others: readonly FakePerson[]): MoneyTransfers => {
  const sent = new Set<string>();
  const receivers = new Set<Uuid>();
  const nameOf = ({ firstName, lastName }: FakePerson): string => `${firstName} ${lastName}`;
  const isMeant = (person: FakePerson, search: string): boolean => {
    const wanted = search.trim().toLowerCase();
    const names = [nameOf(person), person.lastName].map((name) => name.toLowerCase());
    const isNamed = wanted.length >= 3 && names.some((name) => name.startsWith(wanted));
    return person.email === wanted || (isNamed && receivers.has(person.uuid));
  };
  return {
    receivers: async (search, page) =>
      ok(
        pageOf(
          others
            .filter((person) => isMeant(person, search))
            .map((person) => ({ uuid: person.uuid, name: nameOf(person), image: undefined })),
          page,
          PER_PAGE,
        ),
      ),
    send: async ({ to, amount }, key) => {
      const receiver = [own, ...others].find(({ uuid }) => uuid === to);
      if (!receiver) return absent();
      if (sent.has(key)) return ok(undefined);
      const holder = (person: FakePerson) => ({ userId: person.id, name: nameOf(person), balance: person.balance });
      const moved = transfer({
        sender: holder(own),
        receiver: holder(receiver),
        amount,
        rate: decimal(1),
        at: instant(0),
      });
      if (!moved.ok)
        return moved.error.kind === 'too-low' || moved.error.kind === 'no-wallet'
          ? refusal(400, 'ERROR_109')
          : refusal(400, 'ERROR_400');
      sent.add(key);
      receivers.add(to);
      own.balance = subtractMoney(own.balance, moved.value.sent.amount);
      receiver.balance = addMoney(receiver.balance, moved.value.received.amount);
      return ok(undefined);
    },
  };
};
