import { describe, expect, it, vi } from 'vitest';
import { instant } from '@domain/kernel/clock.port.ts';
import { noMoney, money } from '@domain/pricing/index.ts';
import { ANSWER_MS, type SubstitutedDish, type Substitution } from '@domain/substitution/index.ts';
import { opened, orderOf, settled, START, unreachable } from '../orders/stage.ts';

const dish = (title: string, more: Partial<SubstitutedDish> = {}): SubstitutedDish => ({
  title,
  options: '',
  image: undefined,
  quantity: 1,
  total: money(420, 2),
  dietary: { contains: [], mayContain: [], diets: [] },
  ...more,
});
const questionOf = (more: Partial<Substitution> = {}): Substitution => ({
  id: 5,
  state: 'open',
  reason: undefined,
  ordered: dish('Mint lemonade'),
  proposed: dish('Mint tea', { total: money(360, 2) }),
  silence: 'leave-out',
  askedAt: instant(START),
  endsAt: instant(START + ANSWER_MS),
  ifReplaced: money(60, 2),
  ifLeftOut: money(420, 2),
  back: undefined,
  ...more,
});
const askedOf = ({ vm }: Pick<Awaited<ReturnType<typeof opened>>, 'vm'>) => {
  if (!vm.substitution) throw new Error('Nothing is asked');
  return vm.substitution;
};
const asked = async (more: Partial<Substitution> = {}, given: Parameters<typeof opened>[0] = {}) => {
  const scene = await opened({
    ...given,
    order: orderOf({ status: 'cooking', substitutions: [questionOf(more)] }),
  });
  await settled();
  return { ...scene, question: askedOf(scene) };
};

describe('ORDER-10 a question about a missing dish', () => {
  it('is announced, answered once, and the order is read again', async () => {
    const { question, said, asked: calls, answers, stop } = await asked();
    expect(said).toEqual(['substitution.asked']);
    expect(question.question?.proposed?.title).toBe('Mint tea');
    const before = calls.filter((name) => name === 'load').length;
    await Promise.all([question.answer('replace'), question.answer('replace')]);
    await settled();
    expect(answers).toEqual(['replace']);
    expect(said.at(-1)).toBe('substitution.replaced');
    expect(calls.filter((name) => name === 'load').length).toBeGreaterThan(before);
    stop();
  });

  it('can be answered again after a failure', async () => {
    const { question, server, toasts, answers, stop } = await asked();
    server.failure = unreachable;
    await question.answer('leave-out');
    expect([toasts.length, question.sending, question.question?.id]).toEqual([1, undefined, 5]);
    server.failure = undefined;
    await question.answer('leave-out');
    expect(answers).toEqual(['leave-out', 'leave-out']);
    stop();
  });

  it('speaks the time left at 2 minutes, 1 minute and 20 seconds, then asks no more', async () => {
    vi.useFakeTimers();
    try {
      const { question, said, clock, stop } = await asked();
      for (let second = 1; second <= 181; second += 1) {
        clock.now = instant(START + second * 1000);
        vi.advanceTimersByTime(1000);
      }
      expect(said.slice(1)).toEqual([
        'substitution.within 2 minutes',
        'substitution.within 1 minute',
        'substitution.within 20 seconds',
      ]);
      expect([question.left, question.question]).toEqual([0, undefined]);
      stop();
    } finally {
      vi.useRealTimers();
    }
  });

  it('cannot be answered with a dish that is unknown or dangerous to the profile', async () => {
    const profile = { diets: [], allergens: { peanuts: 'dangerous' } } as const;
    for (const dietary of [undefined, { contains: [], mayContain: ['peanuts'], diets: [] } as const]) {
      const { question, answers, stop } = await asked({ proposed: dish('Halva', { dietary }) }, { profile });
      expect(question.canTake).toBe(false);
      await question.answer('replace');
      expect(answers).toEqual([]);
      stop();
    }
    const { question, stop } = await asked({}, { profile });
    expect([question.canTake, question.verdict?.kind]).toEqual([true, 'fits']);
    stop();
  });

  it('is read when live news say that the contents of the order changed', async () => {
    const { vm, server, news, stop } = await opened({ order: orderOf({ status: 'cooking' }) });
    server.order = { ...server.order, substitutions: [questionOf()] };
    const { id, status, updatedAt } = server.order;
    news.tell({
      kind: 'update',
      update: { id, status, updatedAt, paymentStatus: undefined, courier: undefined, eta: undefined, contents: 1 },
    });
    await settled();
    expect(askedOf({ vm }).question?.id).toBe(5);
    expect(vm.order?.total.scale).toBe(noMoney(2).scale);
    stop();
  });
});
