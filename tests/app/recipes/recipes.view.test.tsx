import { act, fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { instant } from '@domain/kernel/clock.port.ts';
import { createLiveValue } from '@domain/kernel/live-value.ts';
import type { CookTimer } from '@domain/recipes/index.ts';
import { CART_QUESTION } from '@app/features/cart/index.ts';
import { DIETARY } from '@app/features/dietary/index.ts';
import { RecipeView } from '@app/features/recipes/recipe.view.tsx';
import { STEP_TIMERS } from '@app/features/recipes/recipes.tokens.ts';
import { RecipesView } from '@app/features/recipes/recipes.view.tsx';
import { StepTimers } from '@app/features/recipes/step-timers.ts';
import { TOASTS_VIEW_MODEL } from '@app/features/toasts/index.ts';
import { NAVIGATOR } from '@app/routes/index.ts';
import { line } from '../cart/cart-server.ts';
import { bound, render } from '../render.tsx';
import { viewServices } from '../view-services.ts';
import { ingredient, stage } from './stage.ts';

type Given = Parameters<typeof stage>[0];

const servicesOf = ({ dietary, navigator }: ReturnType<typeof stage>) => [
  ...viewServices,
  bound(DIETARY, dietary),
  bound(NAVIGATOR as never, { ...navigator, here: () => '', attach: () => () => {}, moved: () => {} }),
  bound(TOASTS_VIEW_MODEL as never, { show: () => {} }),
  bound(
    CART_QUESTION as never,
    ({ vm }: { vm: { question: { lines: readonly unknown[] }; answer(yes: boolean): void } }) => (
      <button type="button" onClick={() => vm.answer(true)}>{`Replace with ${vm.question.lines.length}`}</button>
    ),
  ),
  bound(
    STEP_TIMERS,
    new StepTimers({
      store: createLiveValue<readonly CookTimer[]>([]),
      clock: { now: () => instant(Date.now()) },
      say: () => {},
    }),
  ),
];

const showList = async (given: Given = {}, query: Readonly<Record<string, string>> = {}) => {
  const all = stage(given);
  all.filter(query);
  await all.list.prepare();
  await act(async () => void render(<RecipesView vm={all.list} />, { services: servicesOf(all), path: '/recipes' }));
  return all;
};

const showRecipe = async (given: Given = {}, query: Readonly<Record<string, string>> = {}) => {
  const all = stage(given);
  await all.open('6', query);
  await act(async () => void render(<RecipeView vm={all.one} />, { services: servicesOf(all), path: '/recipes/6' }));
  const stops = [all.cart.activate(), all.one.activate()];
  await act(async () => {});
  return { ...all, stop: () => stops.forEach((stop) => stop()) };
};

const press = (name: string | RegExp) => act(async () => screen.getByRole('button', { name }).click());

describe('CATALOG-4 the list of recipes', () => {
  it('shows each with time, energy, portions and the price of what is missing', async () => {
    await showList();
    const card = screen.getByRole('article');
    expect(within(card).getByRole('link', { name: 'Shakshuka' }).getAttribute('href')).toBe('/recipes/1');
    expect(card.textContent).toContain('35 min · 410 kcal · 3 portions');
    expect(card.textContent).toContain('$4.50 at Corner Shop');
    expect(card.textContent).toContain('10% off together');
    expect(screen.getByRole('status').textContent).toBe('1 recipe');
  });

  it('links to its categories, and keeps the words', async () => {
    await showList({}, { search: 'egg' });
    const kinds = screen.getByRole('navigation', { name: 'Kinds of recipes' });
    expect(within(kinds).getByRole('link', { name: 'All' }).getAttribute('aria-current')).toBe('true');
    expect(within(kinds).getByRole('link', { name: 'Breakfast' }).getAttribute('href')).toBe(
      '/recipes?category=4&search=egg',
    );
  });

  it('CATALOG-4m narrows to the quick ones, and widens again with the same chip', async () => {
    await showList({}, { search: 'egg' });
    const quick = screen.getByRole('link', { name: 'Within 30 min' });
    expect([quick.getAttribute('href'), quick.getAttribute('aria-current')]).toEqual([
      '/recipes?search=egg&minutes=30',
      null,
    ]);
    document.body.replaceChildren();
    await showList({}, { search: 'egg', minutes: '30' });
    const chosen = screen.getByRole('link', { name: 'Within 30 min' });
    expect([chosen.getAttribute('href'), chosen.getAttribute('aria-current')]).toEqual(['/recipes?search=egg', 'true']);
    document.body.replaceChildren();
    await showList({ extensions: '' });
    expect(screen.queryByRole('link', { name: 'Within 30 min' })).toBeNull();
  });

  it('says that nothing matches, with a way out; and offers a retry after a failure', async () => {
    await showList({}, { search: 'nothing' });
    expect(screen.getByRole('heading', { name: 'No recipe matches' })).toBeDefined();
    expect(screen.getByRole('link', { name: 'Show all recipes' }).getAttribute('href')).toBe('/recipes');
    document.body.replaceChildren();
    let isDown = true;
    await showList({ isDown: () => isDown });
    isDown = false;
    expect(screen.getByRole('button', { name: 'Try again' })).toBeDefined();
  });

  it('ACCESS-2 says on the card what is dangerous for this person, and what is sold out', async () => {
    const sesame = { contains: ['sesame' as const], mayContain: [], diets: [] };
    await showList({
      recipe: { ingredients: [ingredient(1, 'Tahini', { dietary: sesame, available: 0 })] },
      profile: { diets: [], allergens: { sesame: 'dangerous' } },
    });
    const card = screen.getByRole('article');
    expect(card.textContent).toContain('Contains sesame. Dangerous for you.');
    expect(card.textContent).toContain('Some ingredients are sold out');
  });
});

describe('CATALOG-4 one recipe', () => {
  it('shows exact amounts, products and prices, and scales them', async () => {
    const { stop } = await showRecipe();
    const list = screen.getByRole('region', { name: 'Ingredients' });
    expect(within(list).getByRole('heading', { name: 'Tomatoes , 800 g' })).toBeDefined();
    expect(within(list).getByRole('link', { name: 'Pack of tomatoes' }).getAttribute('href')).toMatch(/\?product=/);
    await press('One portion more');
    await press('One portion more');
    expect(within(list).getByRole('heading', { name: 'Eggs , 10' })).toBeDefined();
    expect(within(list).getByRole('heading', { name: 'Tomatoes , about 1.33 kg' })).toBeDefined();
    expect(list.textContent).toContain('From your kitchen: salt, about ¾ tsp');
    expect(within(list).getByRole('group', { name: '5 portions' })).toBeDefined();
    stop();
  });

  it('strikes what the cook has, and says that the discount needs everything', async () => {
    const { stop } = await showRecipe();
    const basket = screen.getByRole('complementary', { name: '2 products from Corner Shop' });
    expect(basket.textContent).toContain('10% off together');
    await act(async () => screen.getByRole('checkbox', { name: 'I have it: Eggs' }).click());
    const less = screen.getByRole('complementary', { name: '1 product from Corner Shop' });
    expect(less.textContent).toContain('With every ingredient, $0.50 off together.');
    expect(within(less).getByRole('button', { name: /Add 1 to cart/ }).textContent).toContain('$4.00');
    await act(async () => screen.getByRole('checkbox', { name: 'I have it: Tomatoes' }).click());
    expect(within(less).getByRole('status').textContent).toBe('You have everything');
    stop();
  });

  it('says the old sum before the new one, and adds everything', async () => {
    const { cart, stop } = await showRecipe();
    expect(screen.getByRole('button', { name: /Add 2 to cart/ }).textContent).toMatch(/Before: .*\$5\.00.*\$4\.50/);
    await press(/Add 2 to cart/);
    expect(cart.count).toBe(3);
    stop();
  });

  it('CART-3 asks about a cart of another shop, with all lines', async () => {
    const { cart, stop } = await showRecipe({ guest: [line(5, 1, { shop: 2 })] });
    await press(/Add 2 to cart/);
    await press('Replace with 2');
    expect(cart.count).toBe(3);
    stop();
  });

  it('says what is sold out before anything is added', async () => {
    const { stop } = await showRecipe({
      recipe: {
        ingredients: [
          ingredient(1, 'Eggs', { available: 0 }),
          ingredient(2, 'Tomatoes', { quantity: 4, available: 3 }),
        ],
      },
    });
    const list = screen.getByRole('region', { name: 'Ingredients' });
    expect(within(list).getByText('Sold out')).toBeDefined();
    expect(within(list).getByText('Only 3 left')).toBeDefined();
    stop();
  });

  it('ACCESS-2 warns above the ingredients and asks before it adds', async () => {
    const sesame = { contains: ['sesame' as const], mayContain: [], diets: [] };
    const { cart, went, stop } = await showRecipe({
      recipe: { ingredients: [ingredient(1, 'Tahini', { dietary: sesame })] },
      profile: { diets: [], allergens: { sesame: 'dangerous' } },
    });
    expect(screen.getByRole('alert').textContent).toContain('Contains sesame');
    await press(/Add 1 to cart/);
    expect(screen.getByRole('alertdialog', { name: 'Add it all the same?' })).toBeDefined();
    await press('Choose another dish');
    expect([cart.isEmpty, went]).toEqual([true, ['/recipes']]);
    stop();
  });

  it('shows what a portion holds, and what the products declare', async () => {
    const { stop } = await showRecipe();
    expect(screen.getByText('22 g')).toBeDefined();
    expect(screen.getByText('44% of a day')).toBeDefined();
    expect(screen.getByText('Vegan')).toBeDefined();
    stop();
  });
});

describe('CATALOG-4l timers and cook mode', () => {
  it('start a timer beside its step, which can be paused and cleared', async () => {
    const { stop } = await showRecipe();
    await press('Start a timer: 15 min');
    const timer = screen.getByRole('group', { name: 'Timer of step 1' });
    expect(within(timer).getByRole('timer').textContent).toBe('15:00');
    await press('Pause the timer');
    expect(within(timer).getByRole('button', { name: 'Go on with the timer' })).toBeDefined();
    await press('Clear the timer');
    expect(screen.queryByRole('timer')).toBeNull();
    stop();
  });

  it('shows one step with what it needs, and is turned by keys, swipes and buttons', async () => {
    await act(() => import('@app/features/recipes/cook-mode.view.tsx'));
    const { went, stop } = await showRecipe({}, { step: '1' });
    const dialog = await screen.findByRole('dialog', { name: 'Simmer the tomatoes.' });
    expect(dialog.textContent).toContain('Step 1 of 2');
    expect(within(dialog).getByRole('listitem').textContent).toBe('Tomatoes, 800 g');
    fireEvent.keyDown(dialog, { key: 'ArrowLeft' });
    expect(went).toEqual([]);
    fireEvent.keyDown(dialog, { key: 'ArrowRight' });
    await act(async () => within(dialog).getByRole('button', { name: 'Next step' }).click());
    expect(went).toEqual(['/recipes/6?step=2', '/recipes/6?step=2']);
    fireEvent(dialog, new Event('cancel', { cancelable: true }));
    expect(went.at(-1)).toBe('close /recipes/6');
    stop();
  });

  it('leaves after the last step', async () => {
    await act(() => import('@app/features/recipes/cook-mode.view.tsx'));
    const { went, stop } = await showRecipe({}, { step: '2' });
    const dialog = await screen.findByRole('dialog', { name: 'Drop in the eggs.' });
    fireEvent.keyDown(dialog, { key: 'ArrowRight' });
    expect(went).toEqual([]);
    await act(async () => within(dialog).getByRole('button', { name: 'Done' }).click());
    expect(went).toEqual(['close /recipes/6']);
    stop();
  });
});
