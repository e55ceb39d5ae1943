import { act, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { instant } from '@domain/kernel/clock.port.ts';
import { money } from '@domain/pricing/index.ts';
import { Outcomes } from '@app/features/substitution/outcomes.view.tsx';
import { Question } from '@app/features/substitution/question.view.tsx';
import type { DietaryProfile } from '@domain/dietary/index.ts';
import type { Substitution } from '@domain/substitution/index.ts';
import { opened, orderOf, settled, START } from '../orders/stage.ts';
import { render } from '../render.tsx';
import { viewServices } from '../view-services.ts';

const dish = (title: string, minor: number) => ({
  title,
  options: '400 ml',
  image: undefined,
  quantity: 1,
  total: money(minor, 2),
  dietary: undefined,
});
const question: Substitution = {
  id: 5,
  state: 'open',
  reason: undefined,
  ordered: dish('Mint lemonade', 420),
  proposed: dish('Mint tea', 360),
  silence: 'leave-out',
  askedAt: instant(START),
  endsAt: instant(START + 108_000),
  ifReplaced: money(60, 2),
  ifLeftOut: money(420, 2),
  back: undefined,
};
const answered: number[] = [];
const show = async (profile?: DietaryProfile, tag = 'wallet') => {
  const order = orderOf({ status: 'cooking', substitutions: [question], payment: { tag, status: 'paid' } });
  const { vm } = await opened({ order, ...(profile && { profile }) });
  await settled();
  if (!vm.substitution) throw new Error('Nothing is asked');
  render(
    <Question vm={vm.substitution} order={order} question={question} onAnswered={() => answered.push(question.id)} />,
    { services: viewServices },
  );
};

describe('ORDER-10 the question about a missing dish', () => {
  it('says what is missing, what comes instead, the money and what silence means', async () => {
    await show();
    expect(screen.getByRole('heading', { name: 'No Mint lemonade left. Mint tea instead?' })).toBeDefined();
    expect(screen.getByText('1:48')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Yes, Mint tea' })).toBeDefined();
    expect(screen.getByRole('button', { name: /No, leave it out.*4\.20.*back/u })).toBeDefined();
    expect(screen.getByText('Without an answer it is left out, as you chose.')).toBeDefined();
  });

  it('promises nothing back of what is paid in cash at the door: it is less', async () => {
    await show(undefined, 'cash');
    expect(screen.getByRole('button', { name: /No, leave it out.*4\.20.*less/u })).toBeDefined();
  });

  it('lets the focus go on once it is answered', async () => {
    await show();
    await act(async () => screen.getByRole('button', { name: /No, leave it out/u }).click());
    await vi.waitFor(() => expect(answered).toEqual([5]));
  });

  it('offers no dish whose allergens are not stated to somebody with allergens', async () => {
    await show({ diets: [], allergens: { peanuts: 'dangerous' } });
    expect(screen.queryByRole('button', { name: 'Yes, Mint tea' })).toBeNull();
    expect(screen.getByText(/cannot be taken in its place/u)).toBeDefined();
  });
});

describe('ORDER-11 what differs from the order', () => {
  it('says what was replaced or left out, why, and what came back', () => {
    const changed: readonly Substitution[] = [
      { ...question, state: 'replaced', reason: 'customer', back: money(60, 2) },
      { ...question, id: 6, state: 'left-out', reason: 'undeclared', back: money(420, 2) },
      { ...question, id: 7 },
    ];
    render(
      <Outcomes
        substitutions={changed}
        payment={{ tag: 'wallet', status: 'paid' }}
        style={orderOf().priceStyle}
        id="changed"
      />,
      { services: viewServices },
    );
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Mint lemonade was replaced by Mint tea\. .*0\.60 back$/u),
      expect.stringMatching(/the allergens of Mint tea are not stated\. .*4\.20 back$/u),
    ]);
  });
});
