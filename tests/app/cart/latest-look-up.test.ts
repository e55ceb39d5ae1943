import { describe, expect, it } from 'vitest';
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
    vm.add(line(2, 1));
    await settled();
    await answers.open();
    expect(vm.total).toEqual(money(300, 2));
    await answers.open();
    expect([vm.total, answers.count]).toEqual([money(600, 2), 0]);
  });
});
