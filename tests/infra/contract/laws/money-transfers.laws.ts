import { expect, it } from 'vitest';
import { currencyId, type Uuid, uuid } from '@domain/kernel/ids.ts';
import { money } from '@domain/pricing/index.ts';
import type { MoneyTransfers } from '@domain/wallet/index.ts';
import type { Laws } from './laws.ts';
import { taken } from '../outcome.ts';
import { everything } from '../pages.ts';

/**
 * Nadia Berg with 50.00 in her wallet, Omar Vis with the address second@tiffin.test, and how much both have, in cents.
 */
export type MoneyTransfersSubject = {
  readonly transfers: MoneyTransfers;
  readonly self: Uuid;
  balances(): Promise<readonly [nadia: number, omar: number]>;
};

const NOBODY = uuid('00000000-0000-4000-8000-00000000dead');

const order = (to: Uuid, cents: number) => ({ to, amount: money(cents, 2), currencyId: currencyId(1) });

const send = ({ transfers }: MoneyTransfersSubject, to: Uuid, cents: number, key: string = crypto.randomUUID()) =>
  transfers.send(order(to, cents), key);

const omarOf = async ({ transfers }: MoneyTransfersSubject): Promise<Uuid> =>
  (await everything((page) => transfers.receivers('second@tiffin.test', page)))[0]?.uuid ?? uuid('');

const namesOf = async ({ transfers }: MoneyTransfersSubject, search: string) =>
  (await everything((page) => transfers.receivers(search, page))).map(({ name }) => name);

export const moneyTransfersLaws: Laws<MoneyTransfersSubject> = (fresh) => {
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
    const [[nadia, omar], key, to] = [await subject.balances(), crypto.randomUUID(), await omarOf(subject)];
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
