import { describe, expect, it } from 'vitest';
import { currencyId, type CurrencyId } from '@domain/kernel/ids.ts';
import { createLiveValue } from '@domain/kernel/live-value.ts';
import { decimal, money, type Currency } from '@domain/pricing/index.ts';
import { CurrencyViewModel } from '@app/features/currency/index.ts';
import { gate } from '../cart/stage.ts';

const currencyOf = (id: number, change: Partial<Currency>): Currency => ({
  id: currencyId(id),
  title: '',
  symbol: '$',
  position: 'before',
  rate: decimal('1'),
  scale: 2,
  isDefault: false,
  ...change,
});
const dollar = currencyOf(1, { isDefault: true });
const dinar = currencyOf(2, { symbol: 'KD', position: 'after', scale: 3 });

const stage = (
  chosenId?: number,
  options: readonly Currency[] = [dollar, dinar],
  recreatePage = (change: () => void): Promise<boolean> => Promise.resolve(change()).then(() => true),
) => {
  const chosen = createLiveValue<CurrencyId | undefined>(chosenId === undefined ? undefined : currencyId(chosenId));
  return {
    chosen,
    vm: new CurrencyViewModel({ chosen, reference: { currencies: options }, locale: { language: 'en' }, recreatePage }),
  };
};

describe('LOCALE-5 the chosen currency', () => {
  it('is the default until another is chosen, and never one unknown to the server', () => {
    expect([stage().vm.current, stage(2).vm.current, stage(99).vm.current]).toEqual([dollar, dinar, dollar]);
  });

  it('is stored at once, and shown when the amounts in it are', async () => {
    const reading = gate();
    const { vm, chosen } = stage(1, [dollar, dinar], (change) =>
      reading
        .pass()
        .then(change)
        .then(() => true),
    );
    const choosing = vm.choose(currencyId(2));
    expect([chosen.read(), vm.current, vm.isSwitching, vm.scale]).toEqual([2, dollar, true, 2]);
    await reading.open();
    await choosing;
    expect([vm.current, vm.isSwitching, vm.scale]).toEqual([dinar, false, 3]);
  });

  it('is the last one of two in quick succession, even if that is the first again', async () => {
    const reading = gate();
    const { vm, chosen } = stage(1, [dollar, dinar], (change) =>
      reading
        .pass()
        .then(change)
        .then(() => true),
    );
    const both = [vm.choose(currencyId(2)), vm.choose(currencyId(1))];
    await reading.open();
    expect(vm.isSwitching).toBe(true);
    await reading.open();
    await Promise.all(both);
    expect([chosen.read(), vm.current, vm.isSwitching]).toEqual([1, dollar, false]);
  });

  it('stays the old one where the amounts in the new one could not be loaded', async () => {
    const { vm, chosen } = stage(1, [dollar, dinar], () => Promise.resolve(false));
    await vm.choose(currencyId(2));
    expect([chosen.read(), vm.current, vm.isSwitching]).toEqual([1, dollar, false]);
  });

  it('is not taken back by an earlier choice whose amounts could not be loaded', async () => {
    const reading = gate();
    const { vm, chosen } = stage(undefined, [dollar, dinar], (change) =>
      chosen.read() === 1 ? reading.pass().then(() => false) : Promise.resolve(change()).then(() => true),
    );
    chosen.write(currencyId(2));
    const earlier = vm.choose(currencyId(1));
    await vm.choose(currencyId(2));
    await reading.open();
    await earlier;
    expect([chosen.read(), vm.current]).toEqual([2, dinar]);
  });

  it('ignores choosing the same one again', async () => {
    const { vm, chosen } = stage();
    await vm.choose(currencyId(1));
    expect([chosen.read(), vm.isSwitching]).toEqual([undefined, false]);
  });
});

describe('LOCALE-6 the text of an amount', () => {
  it('follow the currency; without one they are in dollars', () => {
    expect([
      stage(2).vm.text(money(1_234_567, 3)),
      stage(undefined, []).vm.text(money(150, 2)),
      stage().vm.text(undefined),
    ]).toEqual([expect.stringMatching(/^1,234\.567\s?KD$/), '$1.50', expect.stringContaining('0')]);
  });
});
