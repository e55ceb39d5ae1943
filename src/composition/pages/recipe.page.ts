import type { Clock } from '@domain/kernel/clock.port.ts';
import type { CookTimers, RecipeDetail } from '@domain/recipes/index.ts';
import { textStoreOf } from '@infra/drivers/browser/stored-value.ts';
import { createStoredCookTimers } from '@infra/recipes/stored-cook-timers.adapter.ts';
import { provide } from '../../di/index.ts';
import { ANNOUNCER, type AnnouncerViewModel } from '../../features/announcer/index.ts';
import { CART } from '../../features/cart/index.ts';
import { CURRENCY_VIEW_MODEL, type CurrencyViewModel } from '../../features/currency/index.ts';
import { DIETARY } from '../../features/dietary/index.ts';
import { recipeData } from '../../features/recipes/recipe-data.ts';
import { RecipeView } from '../../features/recipes/recipe.view.tsx';
import { RecipeViewModel } from '../../features/recipes/recipe.view-model.ts';
import {
  COOK_TIMERS,
  DESCRIBE_RECIPE,
  STORED_RECIPES,
  RECIPE_QUERIES,
  STEP_TIMERS,
} from '../../features/recipes/recipes.tokens.ts';
import { StepTimers } from '../../features/recipes/step-timers.ts';
import { TOASTS_VIEW_MODEL, type ToastsViewModel } from '../../features/toasts/index.ts';
import type { Translate } from '../../i18n/index.ts';
import { bindOnce, provideFromPlatform } from '../modules/bind.ts';
import { bindRecipes } from '../modules/recipes.module.ts';
import { CLOCK, DATA_CACHE, TRANSLATE } from '../tokens.ts';
import { definePage } from './define-page.ts';

type TimerDeps = {
  readonly store: CookTimers;
  readonly clock: Clock;
  readonly announcer: AnnouncerViewModel;
  readonly toasts: ToastsViewModel;
  readonly translate: Translate;
};

const createTimers = ({ store, clock, announcer, toasts, translate }: TimerDeps): StepTimers =>
  new StepTimers({
    store,
    clock,
    say: (what, step) =>
      what === 'over'
        ? toasts.show('warning', translate('recipe.timer_over', { step: step + 1 }))
        : announcer.say(translate('recipe.timer_started', { step: step + 1 })),
  });

const bindCooking = bindOnce(STEP_TIMERS, (options) => {
  provideFromPlatform(options, COOK_TIMERS, ({ localStorage }) =>
    createStoredCookTimers({ store: textStoreOf(localStorage, 'cook-timers') }),
  );
  provide(options, STEP_TIMERS, createTimers, {
    store: COOK_TIMERS,
    clock: CLOCK,
    announcer: ANNOUNCER,
    toasts: TOASTS_VIEW_MODEL,
    translate: TRANSLATE,
  });
  // Structured data is for crawlers, which read the server-rendered page.
  provide(
    options,
    DESCRIBE_RECIPE,
    ({ currency }: { readonly currency: CurrencyViewModel }) =>
      (recipe: RecipeDetail) =>
        import.meta.env.SSR ? recipeData(recipe, currency.current?.title) : undefined,
    { currency: CURRENCY_VIEW_MODEL },
  );
});

export const page = definePage(
  RecipeViewModel,
  RecipeView,
  {
    cache: DATA_CACHE,
    queries: RECIPE_QUERIES,
    kept: STORED_RECIPES,
    cart: CART,
    dietary: DIETARY,
    describe: DESCRIBE_RECIPE,
  },
  (options) => {
    bindRecipes(options);
    bindCooking(options);
  },
);
