import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { ProductDetail } from '@domain/catalog/index.ts';
import { emptyProfile, type DietaryDeclaration, type DietaryProfile } from '@domain/dietary/index.ts';
import { createLiveValue } from '@domain/kernel/live-value.ts';
import { CART } from '@app/features/cart/index.ts';
import { DIETARY, Dietary } from '@app/features/dietary/index.ts';
import { DietaryAdvice } from '@app/features/dietary/dietary-advice.ts';
import { PRODUCT_DEPS, ProductSheet, QuickAdd } from '@app/features/product/index.ts';
import { bun, coffee, cup, stage, syrup } from '../product/stage.ts';
import { bound, render } from '../render.tsx';
import { viewServices } from '../view-services.ts';
import { declared, sesameAllergy } from './stage.ts';

const fine = declared([]);

/** Coffee whose parts declare this; size and milk are chosen already. */
const coffeeOf = (
  dietary: DietaryDeclaration | undefined,
  ofSyrup: DietaryDeclaration | undefined = fine,
): ProductDetail => ({
  ...coffee,
  dietary,
  stocks: coffee.stocks.slice(0, 1).map((stock) => ({
    ...stock,
    addons: [
      { ...syrup, dietary: ofSyrup },
      { ...cup, dietary: fine },
    ],
  })),
});

const adviceOf = (profile: DietaryProfile) => new DietaryAdvice({ kept: createLiveValue(profile) });

const show = async (product: ProductDetail, profile = sesameAllergy) => {
  const scene = stage(product);
  let closed = 0;
  const dietary = new Dietary(() => Promise.resolve(adviceOf(profile)));
  render(<ProductSheet open={{ uuid: product.uuid, line: undefined }} onClose={() => void (closed += 1)} />, {
    services: [
      ...viewServices,
      bound(DIETARY, dietary),
      bound(CART, scene.cart),
      bound(PRODUCT_DEPS, { cache: scene.cache, queries: scene.queries }),
    ],
  });
  await screen.findByRole('dialog', { name: 'Coffee' });
  await waitFor(() => expect(dietary.advice).toBeDefined());
  return { ...scene, closed: () => closed };
};

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const warnings = () => screen.getAllByRole('alert').map((alert) => alert.textContent);
const pressAdd = () => fireEvent.click(button(/^Add *\$/));

describe('ACCESS-2 the sheet of a dish, for a customer with a dietary profile', () => {
  it('says what is dangerous, why, and that it is part of the dish', async () => {
    await show(coffeeOf(declared(['sesame'])));
    expect(warnings()[0]).toBe(
      'Contains sesameYou told us that this is dangerous for you.It is part of the dish and cannot be left out here.',
    );
  });

  it('names the option that can be left out, and fits once it is', async () => {
    await show(coffeeOf(fine, declared(['sesame'])));
    expect(warnings()[0]).toBe('Fits you');
    expect(screen.getByText('Contains sesame. Dangerous for you.')).toBeDefined();
    fireEvent.click(button('One more: Syrup'));
    expect(warnings()[0]).toContain('It is only in what you added: Syrup. You can leave that out.');
    fireEvent.click(button('One less: Syrup'));
    expect(warnings()[0]).toBe('Fits you');
  });

  it('never calls an undeclared dish safe', async () => {
    const { cart } = await show(coffeeOf(undefined));
    expect(warnings()[0]).toContain('The shop has not said what this contains');
    pressAdd();
    await waitFor(() => expect(cart.count).toBe(1));
  });

  it('asks before adding, focuses “Choose another dish”, and adds for somebody else', async () => {
    const { cart, closed } = await show(coffeeOf(declared(['sesame'])));
    pressAdd();
    const question = within(await screen.findByRole('alertdialog', { name: 'Add it all the same?' }));
    expect(cart.isEmpty).toBe(true);
    expect(question.getByRole('button', { name: 'Choose another dish' }).hasAttribute('autofocus')).toBe(true);
    expect(question.getByText('Contains sesame')).toBeDefined();
    fireEvent.click(question.getByRole('button', { name: 'Add, it is not for me' }));
    await waitFor(() => expect([cart.count, closed()]).toEqual([1, 1]));
  });

  it('adds nothing if the customer chooses another dish, or goes back to the dish', async () => {
    const { cart, closed } = await show(coffeeOf(declared(['sesame'])));
    pressAdd();
    fireEvent.click(await screen.findByRole('button', { name: 'Back to the dish' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    pressAdd();
    fireEvent.click(await screen.findByRole('button', { name: 'Choose another dish' }));
    expect([cart.isEmpty, closed()]).toEqual([true, 1]);
  });

  it('shows and asks nothing once the profile is deleted', async () => {
    const { cart } = await show(coffeeOf(declared(['sesame'])), emptyProfile);
    pressAdd();
    await waitFor(() => expect(cart.count).toBe(1));
    expect(screen.queryByText('Contains sesame. Dangerous for you.')).toBeNull();
  });
});

describe('ACCESS-2 the mark of a card', () => {
  it.each([
    [fine, ''],
    [undefined, 'Not stated. We do not call it safe.'],
    [declared(['milk']), 'Contains milk. You avoid that.'],
  ] as const)('says why a dish does not fit, and never promises that one does', (dietary, text) => {
    const advice = adviceOf(sesameAllergy);
    const { container } = render(<advice.Mark advice={advice} dietary={dietary} />);
    expect(container.textContent).toBe(text);
  });
});

describe('ACCESS-2 the quick-add button of a card', () => {
  it.each([
    [declared(['sesame']), 0, 1],
    [declared(['milk']), 1, 0],
    [undefined, 1, 0],
  ] as const)('opens the sheet of a dangerous dish and adds any other', async (dietary, count, opened) => {
    const product = { ...bun(), dietary };
    const { cart, cache, queries } = stage(product);
    const went: string[] = [];
    await new QuickAdd({
      cache,
      queries,
      cart,
      dietary: new Dietary(() => Promise.resolve(adviceOf(sesameAllergy))),
      navigator: { go: (path) => void went.push(path) },
      toasts: { show: () => {} },
      translate: ((key: string) => key) as never,
    }).add(product);
    expect([cart.count, went.length]).toEqual([count, opened]);
  });
});
