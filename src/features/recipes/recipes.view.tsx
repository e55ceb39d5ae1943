import { observer } from 'mobx-react-lite';
import { useEffect, type FormEvent } from 'react';
import type { Category } from '@domain/catalog/index.ts';
import type { CategoryId } from '@domain/kernel/ids.ts';
import { QUICK_RECIPE_MINUTES } from '@domain/recipes/index.ts';
import { PLACEHOLDERS } from '@domain/search/index.ts';
import { useService } from '../../di/index.ts';
import { useTranslate } from '../../i18n/index.ts';
import { AppLink } from '../../routes/index.ts';
import { buttonAttributes } from '../../ui/button/index.ts';
import { CardGrid, CardGridSkeleton } from '../../ui/card-grid/index.ts';
import { chipClass } from '../../ui/chip/index.ts';
import { Icon } from '../../ui/icon/index.ts';
import * as icons from '../../ui/icon/icons.data.ts';
import * as recipeIcons from '../../ui/icon/recipe-icons.data.ts';
import { State } from '../../ui/state/index.ts';
import { DIETARY } from '../dietary/index.ts';
import { FailureState, ListEnd } from '../failure/index.ts';
import { RecipeCardView } from './recipe-card.view.tsx';
import styles from './recipes.module.scss';
import type { RecipesViewModel } from './recipes.view-model.ts';

type RecipesProps = { readonly vm: RecipesViewModel };

export const RecipesView = observer(function RecipesView({ vm }: RecipesProps) {
  const translate = useTranslate();
  const dietary = useService(DIETARY);
  useEffect(() => void dietary.load(), [dietary]);
  useEffect(() => vm.remember(), [vm]);
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <h1 tabIndex={-1}>{translate('recipes.heading')}</h1>
        <Search vm={vm} />
      </div>
      <Filters vm={vm} />
      <Found vm={vm} />
    </div>
  );
});

/** A form, so that it searches without script as well. */
const Search = observer(function Search({ vm }: RecipesProps) {
  const translate = useTranslate();
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    vm.search();
  };
  return (
    <form
      role="search"
      aria-label={translate('recipes.search')}
      action="/recipes"
      className={styles.search}
      onSubmit={submit}
    >
      <Icon path={icons.searchIcon} />
      {vm.filter.category !== undefined && <input type="hidden" name="category" value={vm.filter.category} />}
      {vm.filter.withinMinutes !== undefined && <input type="hidden" name="minutes" value={vm.filter.withinMinutes} />}
      <input
        type="search"
        name="search"
        value={vm.typed}
        onChange={(event) => vm.type(event.target.value)}
        placeholder={translate('recipes.search')}
        aria-label={translate('recipes.search')}
        enterKeyHint="search"
        autoComplete="off"
      />
    </form>
  );
});

const Filters = observer(function Filters({ vm }: RecipesProps) {
  const translate = useTranslate();
  const categories = vm.categories.value ?? [];
  if (categories.length === 0 && !vm.canFilterByTime) return null;
  return (
    <nav aria-label={translate('recipes.categories')} className={styles.categories}>
      <ul>
        <Kind vm={vm} kind={{ id: undefined, title: translate('list.every') }} />
        {vm.canFilterByTime && <Quick vm={vm} />}
        {categories.map((kind) => (
          <Kind key={kind.id} vm={vm} kind={kind} />
        ))}
      </ul>
    </nav>
  );
});

type KindProps = RecipesProps & { readonly kind: Pick<Category, 'title'> & { readonly id: CategoryId | undefined } };

const Kind = observer(function Kind({ vm, kind: { id, title } }: KindProps) {
  return (
    <li>
      <AppLink
        to={vm.addressOf({ ...vm.filter, category: id })}
        replace
        className={chipClass}
        aria-current={id === vm.filter.category ? 'true' : undefined}
      >
        <bdi>{title}</bdi>
      </AppLink>
    </li>
  );
});

/** CATALOG-4m: Shows quick recipes only; pressed again, all of them. */
const Quick = observer(function Quick({ vm }: RecipesProps) {
  const translate = useTranslate();
  const isOn = vm.filter.withinMinutes !== undefined;
  return (
    <li>
      <AppLink
        to={vm.addressOf({ ...vm.filter, withinMinutes: isOn ? undefined : QUICK_RECIPE_MINUTES })}
        replace
        className={chipClass}
        aria-current={isOn ? 'true' : undefined}
      >
        {isOn && <Icon path={icons.checkIcon} size="small" />}
        {translate('filter.within', { minutes: QUICK_RECIPE_MINUTES })}
      </AppLink>
    </li>
  );
});

const Found = observer(function Found({ vm }: RecipesProps) {
  const translate = useTranslate();
  const { recipes } = vm;
  const { items, isLoading, failure, total } = recipes;
  if (items.length === 0 && failure) return <FailureState failure={failure} onRetry={() => recipes.reload()} />;
  if (items.length === 0 && isLoading) return <CardGridSkeleton label={translate('progress')} count={PLACEHOLDERS} />;
  return (
    <>
      <p role="status" className={styles.count}>
        {translate('recipes.count', { count: total ?? items.length })}
      </p>
      {items.length === 0 ? (
        <NothingFound vm={vm} />
      ) : (
        <CardGrid>
          {items.map((recipe, place) => (
            <li key={recipe.id}>
              <RecipeCardView recipe={recipe} vm={vm} priority={place < 3 ? 'early' : 'lazy'} />
            </li>
          ))}
        </CardGrid>
      )}
      <ListEnd list={recipes} label={translate('recipes.more')} />
    </>
  );
});

const NothingFound = observer(function NothingFound({ vm }: RecipesProps) {
  const translate = useTranslate();
  const isNarrowed = Object.keys(vm.filter).length > 0;
  return (
    <State
      icon={recipeIcons.chefHatIcon}
      title={translate(isNarrowed ? 'recipes.none' : 'recipes.none_yet')}
      action={
        isNarrowed && (
          <AppLink to="/recipes" replace {...buttonAttributes({ look: 'main' })}>
            {translate('recipes.all')}
          </AppLink>
        )
      }
    >
      {translate(isNarrowed ? 'recipes.none_text' : 'recipes.none_yet_text')}
    </State>
  );
});
