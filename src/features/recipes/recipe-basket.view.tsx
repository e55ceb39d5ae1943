import { observer } from 'mobx-react-lite';
import { compareMoney, negateMoney, subtractMoney } from '@domain/pricing/index.ts';
import type { RecipeDetail } from '@domain/recipes/index.ts';
import { useService } from '../../di/index.ts';
import { Trans, useNumbers, useTranslate } from '../../i18n/index.ts';
import { AppLink, NAVIGATOR } from '../../routes/index.ts';
import { Button } from '../../ui/button/index.ts';
import { VisuallyHidden } from '../../ui/text/index.ts';
import { CART_QUESTION } from '../cart/index.ts';
import { Price } from '../currency/index.ts';
import { DIETARY } from '../dietary/index.ts';
import styles from './recipe.module.scss';
import type { RecipeViewModel } from './recipe.view-model.ts';

type BasketProps = { readonly vm: RecipeViewModel; readonly recipe: RecipeDetail };

/** CATALOG-4: what is bought and what it costs, and the button that adds it. */
export const RecipeBasket = observer(function RecipeBasket({ vm, recipe }: BasketProps) {
  const translate = useTranslate();
  const { plan } = vm;
  if (!plan) return null;
  const { price, rows, fullDiscount } = plan;
  const held = rows.filter(({ isHeld }) => isHeld).length;
  return (
    <aside className={styles.basket} aria-labelledby="recipe-basket">
      <h2 id="recipe-basket">
        <Trans
          id="recipe.products"
          values={{ count: vm.count }}
          parts={{
            shop: (
              <AppLink to={`/shop/${recipe.shopId}`}>
                <bdi>{recipe.shopTitle}</bdi>
              </AppLink>
            ),
          }}
        />
      </h2>
      <p className={styles.muted}>{translate('recipe.packs')}</p>
      <dl className={styles.sums}>
        <div>
          <dt>{translate('recipe.to_buy', { count: vm.count })}</dt>
          <dd>
            <Price amount={price.origin} />
          </dd>
        </div>
        {held > 0 && (
          <div data-muted="">
            <dt>{translate('recipe.held', { count: held })}</dt>
            <dd>
              <Price amount={subtractMoney(price.origin, price.origin)} />
            </dd>
          </div>
        )}
        {price.discount.minor > 0 && (
          <div data-good="">
            <dt>
              <DiscountName recipe={recipe} />
            </dt>
            <dd>
              <Price amount={negateMoney(price.discount)} />
            </dd>
          </div>
        )}
        <div data-total="">
          <dt>{translate('recipe.together')}</dt>
          <dd>
            <Price amount={price.total} />
          </dd>
        </div>
      </dl>
      {compareMoney(fullDiscount, price.discount) > 0 && (
        <p className={styles.muted}>
          <Trans id="recipe.discount_lost" parts={{ amount: <Price amount={fullDiscount} /> }} />
        </p>
      )}
      <div className={styles.dock} data-floats={vm.isCartEmpty || undefined}>
        <AddButton vm={vm} />
      </div>
      <Questions vm={vm} />
    </aside>
  );
});

function DiscountName({ recipe: { percentOff } }: Pick<BasketProps, 'recipe'>) {
  const translate = useTranslate();
  const { count } = useNumbers();
  return percentOff === undefined
    ? translate('recipe.off')
    : translate('recipe.percent_off', { percent: count(percentOff) });
}

const AddButton = observer(function AddButton({ vm }: Pick<BasketProps, 'vm'>) {
  const translate = useTranslate();
  const { plan } = vm;
  if (!plan) return null;
  if (vm.count === 0)
    return (
      <p role="status" className={styles.nothing}>
        {translate(plan.rows.every(({ isHeld }) => isHeld) ? 'recipe.nothing' : 'recipe.all_out')}
      </p>
    );
  return (
    <Button look="main" size="big" isWide isSplit isBusy={!vm.isReady} onClick={() => void vm.add()}>
      <span>{translate('recipe.add', { count: vm.count })}</span>
      <span>
        {plan.price.discount.minor > 0 && (
          <>
            <VisuallyHidden>{translate('product.was')} </VisuallyHidden>
            <s>
              <Price amount={plan.price.origin} />
            </s>{' '}
          </>
        )}
        <Price amount={plan.price.total} />
      </span>
    </Button>
  );
});

const Questions = observer(function Questions({ vm }: Pick<BasketProps, 'vm'>) {
  const { advice } = useService(DIETARY);
  const navigator = useService(NAVIGATOR);
  const { question, eaten } = vm;
  if (question === 'danger' && advice && eaten)
    return (
      <advice.Question
        advice={advice}
        eaten={eaten}
        onAdd={vm.addAnyway}
        onLeave={() => navigator.go('/recipes')}
        onClose={vm.leave}
      />
    );
  return question === 'other-shop' ? <Replace vm={vm} /> : null;
});

/** CART-3: the same question as for one product, about all of them. */
const Replace = observer(function Replace({ vm }: Pick<BasketProps, 'vm'>) {
  const Question = useService(CART_QUESTION);
  const { cart, lines } = vm;
  const answer = (replace: boolean): Promise<void> => Promise.resolve(vm.answer(replace));
  return <Question vm={{ cart, answer, question: { kind: 'lines', lines } }} />;
});
