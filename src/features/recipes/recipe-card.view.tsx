import { observer } from 'mobx-react-lite';
import type { RecipeCard } from '@domain/recipes/index.ts';
import { useService } from '../../di/index.ts';
import { Trans, useNumbers, useTranslate } from '../../i18n/index.ts';
import { AppLink } from '../../routes/index.ts';
import { Badge } from '../../ui/badge/index.ts';
import { Picture } from '../../ui/picture/index.ts';
import { Price } from '../currency/index.ts';
import { DIETARY } from '../dietary/index.ts';
import { eatenRecipe } from './ingredient-parts.ts';
import { RecipeFacts } from './recipe-facts.view.tsx';
import styles from './recipes.module.scss';
import type { RecipesViewModel } from './recipes.view-model.ts';

type RecipeCardProps = {
  readonly recipe: RecipeCard;
  readonly vm: Pick<RecipesViewModel, 'planOf'>;
  readonly priority: 'early' | 'lazy';
};

/** The whole card is one link. */
export const RecipeCardView = observer(function RecipeCardView({ recipe, vm, priority }: RecipeCardProps) {
  const translate = useTranslate();
  const { count } = useNumbers();
  const plan = vm.planOf(recipe);
  const isOut = plan.rows.some(({ quantity }) => quantity === 0);
  return (
    <article className={styles.card}>
      <div className={styles.picture}>
        <Picture source={recipe.image} shape="cover" sizes="(width < 600px) 100vw, 400px" priority={priority} />
        {recipe.percentOff !== undefined && (
          <span className={styles.off}>
            <Badge tone="accent">{translate('recipe.percent_off', { percent: count(recipe.percentOff) })}</Badge>
          </span>
        )}
      </div>
      <h2>
        <AppLink to={`/recipes/${recipe.id}`}>
          <bdi lang={recipe.language}>{recipe.title}</bdi>
        </AppLink>
      </h2>
      <p>
        <RecipeFacts recipe={recipe} portions={plan.portions} />
      </p>
      <p className={styles.cost}>
        <Trans
          id={plan.held.length > 0 ? 'recipes.cost_missing' : 'recipes.cost'}
          parts={{
            amount: (
              <strong>
                <Price amount={plan.price.total} />
              </strong>
            ),
            shop: <bdi>{recipe.shopTitle}</bdi>,
          }}
        />
      </p>
      {isOut && <Badge tone="warning">{translate('recipes.some_out')}</Badge>}
      <CardVerdict recipe={recipe} />
    </article>
  );
});

/** ACCESS-2: what of the recipe is not for this person; nothing for people without a profile. */
const CardVerdict = observer(function CardVerdict({ recipe }: Pick<RecipeCardProps, 'recipe'>) {
  const { advice } = useService(DIETARY);
  if (!advice?.isGiven) return null;
  const verdict = advice.verdictOnDish(eatenRecipe(recipe));
  return verdict.kind === 'fits' ? null : <advice.Line verdict={verdict} />;
});
