import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { RemoteFailure } from '@domain/kernel/remote-failure.ts';
import { err, ok, type Result } from '@domain/kernel/result.ts';
import type { Calculation, OrderDraft } from '@domain/orders/index.ts';
import { calculate, decimal, money, quoteOf, type CalculationInput } from '@domain/pricing/index.ts';
import { orderDraftArb, quoteArb, quoteHeaderFor } from '@domain/testing/index.ts';
import { CalculationViewModel } from '@app/features/checkout/calculation.view-model.ts';
import { calculationOf, settled } from './stage.ts';

const draftsArb = fc.array(fc.tuple(orderDraftArb, fc.boolean()), { minLength: 1, maxLength: 6 });
const failed: RemoteFailure = { kind: 'timeout' };
const [anyDraft] = fc.sample(orderDraftArb, { numRuns: 1, seed: 1 });
if (!anyDraft) throw new Error('no draft');

describe('ORDER-5 L16 answers in any order', () => {
  it('shows the answer to the last draft and to no other', async () => {
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), draftsArb, async (scheduler, drafts) => {
        const answered = (draft: OrderDraft, index: number): Result<Calculation, RemoteFailure> =>
          drafts[index]?.[1] ? err(failed) : ok(calculationOf(draft, money(1000 + index, 2)));
        let index = 0;
        const vm = new CalculationViewModel({
          orders: { calculate: (draft) => scheduler.schedule(Promise.resolve(answered(draft, Number(draft.note)))) },
          delay: () => scheduler.schedule(Promise.resolve()),
          report: () => {},
        });
        for (const [draft] of drafts) {
          vm.ask({ ...draft, note: String(index++) });
          if (index % 2 === 0 && scheduler.count() > 0) await scheduler.waitOne();
        }
        const last = drafts.length - 1;
        const waiting = vm.settle();
        await scheduler.waitIdle();
        await waiting;
        expect(vm.isPending).toBe(false);
        if (drafts[last]?.[1]) expect(vm.failure).toEqual(failed);
        else expect([vm.failure, vm.shown?.totals.price]).toEqual([undefined, money(1000 + last, 2)]);
      }),
    );
  });

  it('ignores answers after it was stopped', async () => {
    const vm = new CalculationViewModel({
      orders: { calculate: (draft) => Promise.resolve(ok(calculationOf(draft, money(1000, 2)))) },
      delay: () => Promise.resolve(),
      report: () => {},
    });
    vm.ask(anyDraft);
    vm.stop();
    await settled();
    expect([vm.shown, vm.isPending]).toEqual([undefined, false]);
  });
});

describe('L3 a verified total', () => {
  const vmOf = (answers: readonly Calculation[]) => {
    const left = [...answers];
    const reports: string[] = [];
    const vm = new CalculationViewModel({
      orders: { calculate: () => Promise.resolve(ok((left.length > 1 ? left.shift() : left[0]) as Calculation)) },
      delay: () => Promise.resolve(),
      report: (problem) => void reports.push(problem),
    });
    return { vm, reports };
  };
  const totalsOf = (total: number, scale: 0 | 2 | 3): Calculation['totals'] => ({
    ...calculationOf(anyDraft, money(total, 2)).totals,
    total: money(total, scale),
  });

  const unboxedArb = quoteArb.filter(({ lines }) => lines.every(({ kind }) => kind !== 'deposit'));

  it('explains a total that follows from its parts', async () => {
    await fc.assert(
      fc.asyncProperty(unboxedArb, async (quote) => {
        const { vm, reports } = vmOf([{ totals: totalsOf(quote.total, quote.scale), quote }]);
        await vm.askNow(anyDraft);
        expect([vm.shown?.isProven, reports]).toEqual([true, []]);
      }),
    );
  });

  it('is requested once more if it does not verify, then shown without an explanation', async () => {
    await fc.assert(
      fc.asyncProperty(unboxedArb, fc.integer({ min: 1, max: 500 }), async (quote, off) => {
        const wrong = { totals: totalsOf(quote.total + off, quote.scale), quote };
        const right = { totals: totalsOf(quote.total, quote.scale), quote };
        const mended = vmOf([wrong, right]);
        await mended.vm.askNow(anyDraft);
        expect([mended.vm.shown?.isProven, mended.reports.length]).toEqual([true, 1]);
        const broken = vmOf([wrong]);
        await broken.vm.askNow(anyDraft);
        expect([broken.vm.shown?.isProven, broken.reports.length]).toEqual([false, 2]);
      }),
    );
  });

  it('ORDER-12b is explained with the deposit that was asked for and is offered, and with no other', async () => {
    const pieces = [{ member: 1, stock: { id: 7, base: decimal(9), taxPercent: decimal(0), discount: undefined } }];
    const offer = { deposit: decimal('2.5'), boxes: { 7: 1 } };
    const calculationWith = (packaging: CalculationInput['packaging']): Calculation => {
      const input: CalculationInput = {
        rate: decimal(1),
        scale: 2,
        items: pieces.map((piece) => ({ ...piece, quantity: 3, addons: [] })),
        bonuses: [],
        recipes: [],
        ownerMember: 1,
        shopTaxPercent: decimal(7),
        serviceFee: decimal(0),
        delivery: { type: 'pickup' },
        coupon: undefined,
        tips: undefined,
        packaging,
      };
      const priced = calculate(input);
      return { totals: priced.totals, quote: quoteOf(quoteHeaderFor(input), priced), packaging: offer };
    };
    const isExplained = async (packaging: CalculationInput['packaging'], usesReturnableBoxes: boolean) => {
      const { vm } = vmOf([calculationWith(packaging)]);
      await vm.askNow({ ...anyDraft, usesReturnableBoxes });
      return vm.shown?.isProven;
    };
    const right = { deposit: offer.deposit, boxes: 3 };
    expect(await isExplained(right, true)).toBe(true);
    expect(await isExplained(undefined, false)).toBe(true);
    expect(await isExplained(right, false)).toBe(false);
    expect(await isExplained({ ...right, boxes: 4 }, true)).toBe(false);
    expect(await isExplained({ ...right, deposit: decimal(3) }, true)).toBe(false);
    expect(await isExplained(undefined, true)).toBe(false);
  });
});
