import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { PORTIONS_MAX, scaleAmount, type PlanRow, type RecipeDetail } from '@domain/recipes/index.ts';
import { Trans, useTranslate, useWordList } from '../../i18n/index.ts';
import { AppLink } from '../../routes/index.ts';
import { Badge } from '../../ui/badge/index.ts';
import { Picture } from '../../ui/picture/index.ts';
import { RichText } from '../../ui/rich-text/index.ts';
import { Stepper } from '../../ui/stepper/index.ts';
import { Price } from '../currency/index.ts';
import { useAmountText } from './amount-text.ts';
import styles from './recipe.module.scss';
import type { RecipeViewModel } from './recipe.view-model.ts';

type IngredientsProps = {
  readonly vm: Pick<RecipeViewModel, 'portions' | 'plan' | 'setPortions' | 'toggle'>;
  readonly recipe: RecipeDetail;
};

/** CATALOG-4: what the portions take, and the products that hold it. */
export const RecipeIngredients = observer(function RecipeIngredients({ vm, recipe }: IngredientsProps) {
  const translate = useTranslate();
  const { portions } = vm;
  return (
    <section aria-label={translate('recipe.ingredients')} className={styles.part}>
      <div className={styles.partHead}>
        <h2>{translate('recipe.how_big')}</h2>
        <Stepper
          quantity={portions}
          labels={{
            less: translate('recipe.fewer'),
            more: translate('recipe.one_more'),
            count: translate('recipe.portions', { count: portions }),
          }}
          isAtLeast={portions <= 1}
          isAtMost={portions >= PORTIONS_MAX}
          onLess={() => vm.setPortions(portions - 1)}
          onMore={() => vm.setPortions(portions + 1)}
        />
      </div>
      <ul className={styles.rows}>
        {vm.plan?.rows.map((row) => (
          <Ingredient key={row.need.stockId} row={row} shop={recipe.shopTitle} onToggle={vm.toggle} />
        ))}
      </ul>
      {recipe.ingredientText !== undefined && (
        <RichText html={recipe.ingredientText} top={3} language={recipe.language} />
      )}
      <Pantry recipe={recipe} portions={portions} />
    </section>
  );
});

type IngredientProps = {
  readonly row: PlanRow;
  readonly shop: string;
  readonly onToggle: RecipeViewModel['toggle'];
};

const Ingredient = observer(function Ingredient({ row, onToggle }: IngredientProps) {
  const translate = useTranslate();
  const textOf = useAmountText();
  const title = useId();
  const { need, amount, wanted, quantity, isHeld, cost } = row;
  const { product, name = { text: product.title, language: product.language } } = need;
  const named = <bdi lang={name.language}>{name.text}</bdi>;
  return (
    <li data-held={isHeld || undefined}>
      <Picture source={product.image} shape="square" sizes="56px" isGrey={isHeld || quantity === 0} />
      <div>
        <h3 id={title}>
          {amount ? (
            <Trans id="recipe.ingredient" parts={{ name: named, amount: <bdi>{textOf(amount)}</bdi> }} />
          ) : (
            named
          )}
        </h3>
        <p>
          {`${Math.max(1, quantity || wanted)} × `}
          <AppLink to={`/shop/${product.shopId}?product=${product.uuid}`}>
            <bdi lang={product.language}>{product.title}</bdi>
          </AppLink>
        </p>
        <Limit row={row} />
      </div>
      <div className={styles.cost}>
        {isHeld ? (
          <s>
            <Price amount={cost} />
          </s>
        ) : (
          quantity > 0 && <Price amount={cost} />
        )}
        <label>
          <input
            type="checkbox"
            checked={isHeld}
            onChange={() => onToggle(need.stockId)}
            aria-label={translate('recipe.have_of', { name: name.text })}
          />
          <span aria-hidden="true">{translate('recipe.have')}</span>
        </label>
      </div>
    </li>
  );
});

/** What cannot be bought as the recipe wants it, said before anything is added. */
function Limit({ row: { wanted, quantity, isHeld } }: { readonly row: PlanRow }) {
  const translate = useTranslate();
  if (isHeld || quantity === wanted) return null;
  if (quantity === 0) return <Badge tone="negative">{translate('product.sold_out')}</Badge>;
  return (
    <Badge tone="warning">{translate(quantity < wanted ? 'again.only' : 'again.least', { count: quantity })}</Badge>
  );
}

const Pantry = observer(function Pantry({
  recipe,
  portions,
}: Pick<IngredientsProps, 'recipe'> & { readonly portions: number }) {
  const translate = useTranslate();
  const toList = useWordList();
  const textOf = useAmountText();
  if (recipe.pantry.length === 0) return null;
  const things = recipe.pantry.map(({ text, amount }) =>
    amount
      ? translate('recipe.ingredient', {
          name: text,
          amount: textOf(scaleAmount(amount, portions, recipe.servings)),
        })
      : text,
  );
  return <p className={styles.muted}>{translate('recipe.pantry', { things: toList(things) })}</p>;
});
