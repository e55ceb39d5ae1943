import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { orderId } from '@domain/kernel/ids.ts';
import {
  advanceProcess,
  returnPath,
  type PaymentProcess,
  type PaymentTarget,
  type ProcessEffect,
} from '@domain/payments/index.ts';
import { addMoney, money } from '@domain/pricing/index.ts';
import { moneyArb, paymentProcessArb, paymentTargetArb, processNewsArb } from '@domain/testing/index.ts';
import { runs } from '../runs.ts';

const storyArb = fc.array(fc.record({ news: processNewsArb, due: fc.constantFrom('same', 'other', 'nothing') }), {
  minLength: 1,
  maxLength: 6,
});
const priceOf = ({ amount, fromWallet }: PaymentProcess) => addMoney(amount, fromWallet);
const factsOf = (process: PaymentProcess, due: string) => ({
  due: due === 'nothing' ? undefined : due === 'same' ? priceOf(process) : addMoney(priceOf(process), money(1, 2)),
  hasShare: true,
});

describe('PAY-5 a payment process', () => {
  it('ends once, with its effects, however often and in whatever order its provider calls', () => {
    fc.assert(
      fc.property(paymentProcessArb, storyArb, (start, story) => {
        let process = start;
        const all: ProcessEffect[] = [];
        for (const { news, due } of story) {
          const step = advanceProcess(process, news, factsOf(start, due));
          if (process.state !== 'open') expect(step).toEqual({ process, effects: [] });
          all.push(...step.effects);
          process = step.process;
        }
        const [first] = story;
        expect(process).toEqual({
          ...start,
          state: first?.news.kind === 'paid' && first.due === 'same' ? 'paid' : 'canceled',
        });
        const firstEffects = first ? advanceProcess(start, first.news, factsOf(start, first.due)).effects : [];
        expect(all).toEqual(firstEffects);
      }),
      runs(60),
    );
  });

  const effects = (
    target: PaymentTarget['kind'],
    kind: 'paid' | 'captured' | 'canceled',
    due: string,
  ): readonly ProcessEffect[] => {
    const found = fc.sample(paymentProcessArb, { numRuns: 60, seed: 2 }).find((each) => each.target.kind === target);
    if (!found) throw new Error('no such target');
    const process = { ...found, amount: money(500, 2), fromWallet: money(0, 2) };
    return advanceProcess(
      process,
      kind === 'canceled' ? { kind } : { kind: 'paid', isCaptured: kind === 'captured' },
      factsOf(process, due),
    ).effects;
  };
  const amount = money(500, 2);
  const transaction = (status: 'paid' | 'canceled', type: 'model' | 'tip' = 'model'): ProcessEffect => ({
    kind: 'transaction',
    type,
    status,
    amount,
  });

  it('fulfills its purpose once paid', () => {
    expect(effects('cart', 'paid', 'same')).toEqual([{ kind: 'place-order', cartId: 310 }, transaction('paid')]);
    expect(effects('order', 'captured', 'same')).toEqual([transaction('paid')]);
    expect(effects('parcel', 'paid', 'same')).toEqual([transaction('paid')]);
    expect(effects('tip', 'paid', 'same')).toEqual([
      transaction('paid', 'tip'),
      { kind: 'raise-tips', orderId: 880, by: amount },
    ]);
    expect(effects('top-up', 'paid', 'same')).toEqual([{ kind: 'credit', amount }]);
    expect(effects('share', 'paid', 'same')).toEqual([{ kind: 'pay-share', member: 12, amount }]);
  });

  it('leaves a canceled transaction if its target can have one', () => {
    for (const due of ['same', 'other', 'nothing']) {
      expect(effects('share', 'canceled', due)).toEqual([]);
      expect([
        effects('cart', 'canceled', due),
        effects('order', 'canceled', due),
        effects('tip', 'canceled', due),
      ]).toEqual([[], [transaction('canceled')], [transaction('canceled', 'tip')]]);
      expect([effects('parcel', 'canceled', due), effects('top-up', 'canceled', due)]).toEqual([
        [transaction('canceled')],
        [transaction('canceled')],
      ]);
    }
  });

  it('credits the wallet with money for what has become impossible or changed its price', () => {
    for (const due of ['other', 'nothing']) {
      expect(effects('share', 'captured', due)).toEqual([{ kind: 'credit', amount }]);
      expect([effects('cart', 'paid', due), effects('cart', 'captured', due)]).toEqual([
        [],
        [{ kind: 'credit', amount }],
      ]);
      expect([effects('order', 'paid', due), effects('order', 'captured', due)]).toEqual([
        [transaction('canceled')],
        [transaction('canceled'), { kind: 'credit', amount }],
      ]);
    }
  });

  it('neither loses nor doubles captured money', () => {
    fc.assert(
      fc.property(paymentProcessArb, fc.option(moneyArb(2, 20), { nil: undefined }), (process, due) => {
        const news = { kind: 'paid', isCaptured: true } as const;
        const { effects: all, process: ended } = advanceProcess(process, news, { due, hasShare: true });
        const kept = all.filter(
          (effect) =>
            effect.kind === 'credit' ||
            effect.kind === 'pay-share' ||
            (effect.kind === 'transaction' && effect.status === 'paid'),
        );
        expect(kept).toHaveLength(1);
        expect(kept[0]).toMatchObject({ amount: process.amount });
        expect(ended.state).toBe(due?.minor === priceOf(process).minor ? 'paid' : 'canceled');
      }),
      runs(50),
    );
  });

  it('takes its share from the wallet only together with what the provider charged', () => {
    fc.assert(
      fc.property(paymentProcessArb, processNewsArb, fc.boolean(), (process, news, hasShare) => {
        const step = advanceProcess(process, news, { due: priceOf(process), hasShare });
        const isPaid = news.kind === 'paid' && hasShare;
        expect(step.process.state).toBe(isPaid ? 'paid' : 'canceled');
        expect(step.effects.filter(({ kind }) => kind === 'debit')).toEqual(
          isPaid && process.fromWallet.minor > 0 ? [{ kind: 'debit', amount: process.fromWallet }] : [],
        );
        const isCredited = news.kind === 'paid' && news.isCaptured && !hasShare;
        expect(step.effects.some(({ kind }) => kind === 'credit')).toBe(
          isCredited || (isPaid && process.target.kind === 'top-up'),
        );
      }),
      runs(50),
    );
  });

  it('returns to the page of what was paid for', () => {
    const back = (target: PaymentTarget['kind'], placed?: number): string => {
      const found = fc.sample(paymentTargetArb, { numRuns: 60, seed: 2 }).find(({ kind }) => kind === target);
      if (!found) throw new Error('no such target');
      return returnPath(found, placed === undefined ? undefined : orderId(placed));
    };
    expect([
      back('cart', 881),
      back('cart'),
      back('order'),
      back('tip'),
      back('parcel'),
      back('top-up'),
      back('share'),
    ]).toEqual([
      '/orders/881',
      '/restaurant/501/checkout',
      '/orders/880',
      '/orders/880',
      '/parcels/42',
      '/wallet',
      '/group/501?g=310',
    ]);
  });
});
