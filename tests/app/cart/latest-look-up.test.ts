import { describe, expect, it } from 'vitest';
import { runInAction } from 'mobx';
import { lineKey } from '@domain/cart/index.ts';
import { money } from '@domain/pricing/index.ts';
import { line } from './cart-server.ts';
import { gate, settled, stage } from './stage.ts';

describe('LOCALE-5 L16 looking a guest’s lines up again', () => {
  it('ignores the answer to an older choice', async () => {
    const answers = gate();
    const { vm, choose } = stage({ guest: [line(1, 1)], asking: answers.pass });
    choose(2, 2);
    choose(3, 3);
    await settled();
    await answers.open();
    expect(vm.total).toEqual(money(100, 2));
    await answers.open();
    expect([vm.total, answers.count]).toEqual([money(300, 2), 0]);
  });

  it('requests once more for lines that changed meanwhile', async () => {
    const answers = gate();
    const { vm, choose } = stage({ guest: [line(1, 1)], asking: answers.pass });
    choose(2, 2);
    await settled();
    vm.add(line(2, 1));
    await answers.open();
    expect(vm.total).toEqual(money(300, 2));
    await answers.open();
    expect([vm.total, answers.count]).toEqual([money(600, 2), 0]);
  });
});

describe('LOCALE-5 the amounts of the cart in a new currency', () => {
  it('are shown in the moment in which the currency is, and not looked up twice', async () => {
    const answers = gate();
    const { vm, shop, choose } = stage({ guest: [line(1, 1)], asking: answers.pass });
    shop.rate = 2;
    const preparing = vm.reprice();
    await settled();
    expect(vm.total).toEqual(money(100, 2));
    await answers.open();
    const show = await preparing;
    expect(vm.total).toEqual(money(100, 2));
    runInAction(() => {
      choose(2, 2);
      show?.();
    });
    await settled();
    expect([vm.total, answers.count]).toEqual([money(200, 2), 0]);
  });

  it('are looked up again where the cart changed meanwhile', async () => {
    const { vm, shop, choose } = stage({ guest: [line(1, 1)] });
    shop.rate = 2;
    const show = await vm.reprice();
    vm.setQuantity(lineKey(line(1, 1)), 3);
    runInAction(() => {
      choose(2, 2);
      show?.();
    });
    await settled();
    expect(vm.total).toEqual(money(600, 2));
  });

  it('wait for the currency in the cart of an account, too', async () => {
    const { vm, server, choose } = stage({ user: 7, held: [line(1, 1)] });
    await settled();
    server.sellIn({ rate: 2, scale: 2 });
    const show = await vm.reprice();
    expect(vm.total).toEqual(money(100, 2));
    runInAction(() => {
      choose(2, 2);
      show?.();
    });
    expect(vm.total).toEqual(money(200, 2));
  });

  it('stay in the old one, and say so, where they could not be looked up', async () => {
    const { vm, shop, told } = stage({ guest: [line(1, 1)] });
    Object.assign(shop, { rate: 2, isDown: true });
    expect([await vm.reprice(), vm.total, told]).toEqual([undefined, money(100, 2), ['not looked up']]);
  });

  it('stay in the old one while the code that looks them up cannot be loaded', async () => {
    const { vm, shop, told } = stage({ guest: [line(1, 1)], loadings: ['lost'] });
    shop.rate = 2;
    expect([await vm.reprice(), vm.total, told]).toEqual([undefined, money(100, 2), ['not looked up']]);
    (await vm.reprice())?.();
    expect(vm.total).toEqual(money(200, 2));
  });

  it('stay in the old one where the server’s cart could not be loaded', async () => {
    const { vm, server, told } = stage({ user: 7, held: [line(1, 1)], fates: ['answered', 'unreachable'] });
    await settled();
    server.sellIn({ rate: 2, scale: 2 });
    expect([await vm.reprice(), vm.total, told]).toEqual([undefined, money(100, 2), ['failed: unreachable']]);
  });

  it('are nobody’s after the session has ended meanwhile', async () => {
    const { vm, signOut } = stage({ user: 7, held: [line(1, 1)] });
    await settled();
    const show = await vm.reprice();
    signOut();
    show?.();
    expect([vm.isEmpty, vm.userCart]).toEqual([true, undefined]);
  });
});
