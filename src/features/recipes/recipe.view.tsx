import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { worstCase } from '@domain/dietary/index.ts';
import { wholeGrams, type RecipeDetail } from '@domain/recipes/index.ts';
import { useService } from '../../di/index.ts';
import { useNumbers, useTranslate } from '../../i18n/index.ts';
import { AppLink } from '../../routes/index.ts';
import { Picture } from '../../ui/picture/index.ts';
import { Skeleton } from '../../ui/skeleton/index.ts';
import { DIETARY } from '../dietary/index.ts';
import { FailureState } from '../failure/index.ts';
import { DietaryStatement } from '../product/index.ts';
import { RecipeBasket } from './recipe-basket.view.tsx';
import { RecipeFacts } from './recipe-facts.view.tsx';
import { RecipeIngredients } from './recipe-ingredients.view.tsx';
import { RecipeSteps } from './recipe-steps.view.tsx';
import styles from './recipe.module.scss';
import type { RecipeViewModel } from './recipe.view-model.ts';
import { ShareRecipe } from './share-recipe.view.tsx';

type RecipeProps = { readonly vm: RecipeViewModel };

export const RecipeView = observer(function RecipeView({ vm }: RecipeProps) {
  const translate = useTranslate();
  const dietary = useService(DIETARY);
  useEffect(() => void dietary.load(), [dietary]);
  useEffect(() => vm.remember(), [vm]);
  const { recipe } = vm;
  if (vm.live?.failure) return <FailureState failure={vm.live.failure} onRetry={() => vm.live?.reload()} level={1} />;
  if (!recipe)
    return (
      <div role="status" aria-label={translate('progress')} className={styles.waiting}>
        <Skeleton shape="cover" />
        <Skeleton shape="title" />
        <Skeleton shape="line" />
      </div>
    );
  return (
    <article className={styles.page}>
      <div className={styles.main}>
        <div className={styles.cover}>
          <Picture
            source={recipe.image ?? recipe.cover}
            shape="cover"
            sizes="(width < 1140px) 100vw, 744px"
            priority="first"
          />
          <div className={styles.share}>
            <ShareRecipe title={recipe.title} path={`/recipes/${recipe.id}`} />
          </div>
        </div>
        <Head recipe={recipe} portions={vm.portions} />
        <Warning vm={vm} />
        <RecipeIngredients vm={vm} recipe={recipe} />
        <Portion recipe={recipe} />
        <RecipeSteps vm={vm} recipe={recipe} />
      </div>
      <RecipeBasket vm={vm} recipe={recipe} />
    </article>
  );
});

function Head({ recipe, portions }: { readonly recipe: RecipeDetail; readonly portions: number }) {
  const translate = useTranslate();
  const { count } = useNumbers();
  return (
    <header className={styles.head}>
      <AppLink to="/recipes">{translate('recipes.all')}</AppLink>
      <h1 tabIndex={-1}>
        <bdi lang={recipe.language}>{recipe.title}</bdi>
      </h1>
      <p className={styles.muted}>
        <RecipeFacts recipe={recipe} portions={portions} />
        {recipe.activeMinutes !== undefined &&
          recipe.activeMinutes !== recipe.minutes &&
          ` · ${translate('recipe.active', { minutes: count(recipe.activeMinutes) })}`}
      </p>
      {recipe.description !== '' && (
        <p>
          <bdi lang={recipe.language}>{recipe.description}</bdi>
        </p>
      )}
    </header>
  );
}

const Warning = observer(function Warning({ vm }: RecipeProps) {
  const { advice } = useService(DIETARY);
  return advice && vm.eaten ? <advice.Warning advice={advice} eaten={vm.eaten} /> : null;
});

/** Energy and nutrients of a portion, and what the products declare. */
function Portion({ recipe }: { readonly recipe: RecipeDetail }) {
  const translate = useTranslate();
  const { count } = useNumbers();
  const weightText = (weight: string) => {
    const grams = wholeGrams(weight);
    return grams === undefined ? <bdi>{weight}</bdi> : translate('recipe.unit_g', { amount: count(grams) });
  };
  const declared = worstCase(recipe.ingredients.map(({ product }) => product.dietary));
  return (
    <section className={styles.part}>
      <h2>{translate('recipe.in_portion')}</h2>
      <dl className={styles.nutrients}>
        {recipe.kcal !== undefined && (
          <div>
            <dt>{translate('recipe.energy')}</dt>
            <dd>{translate('product.kcal', { kcal: count(recipe.kcal) })}</dd>
          </div>
        )}
        {recipe.nutrients.map(({ id, title, weight, percentage }) => (
          <div key={id}>
            <dt>
              <bdi>{title}</bdi>
            </dt>
            <dd>{weightText(weight)}</dd>
            {percentage > 0 && <dd>{translate('recipe.of_day', { percent: count(percentage) })}</dd>}
          </div>
        ))}
      </dl>
      <div className={styles.declared}>
        <DietaryStatement dietary={declared} />
      </div>
      <p className={styles.muted}>{translate('recipe.declared', { shop: recipe.shopTitle })}</p>
    </section>
  );
}
