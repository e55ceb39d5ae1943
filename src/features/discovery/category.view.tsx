import { observer } from 'mobx-react-lite';
import { useNavigate } from 'react-router-dom';
import { isOffered, type CategoryDetail, type ShopFilter } from '@domain/catalog/index.ts';
import type { CategoryId } from '@domain/kernel/ids.ts';
import { useNumbers, useTranslate } from '../../i18n/index.ts';
import { AppLink } from '../../routes/index.ts';
import { buttonAttributes } from '../../ui/button/index.ts';
import { chipClass } from '../../ui/chip/index.ts';
import * as icons from '../../ui/icon/icons.data.ts';
import { BarePicture } from '../../ui/picture/index.ts';
import { State } from '../../ui/state/index.ts';
import { VisuallyHidden } from '../../ui/text/index.ts';
import { ShopGrid, writeListFilter } from '../catalog/index.ts';
import { FailureState } from '../failure/index.ts';
import { activeFilters, Count, FilterRow, NobodyDelivers, NothingFits, QuickFilters } from '../shop-list/index.ts';
import styles from './category.module.scss';
import type { CategoryViewModel } from './category.view-model.ts';
import { TileGridSkeleton } from './tile-grid-skeleton.view.tsx';

type CategoryProps = {
  readonly vm: Pick<CategoryViewModel, 'category' | 'filter' | 'path' | 'part' | 'shops' | 'hasAddress' | 'counts'>;
};

export const CategoryView = observer(function CategoryView({ vm }: CategoryProps) {
  const translate = useTranslate();
  const category = vm.category?.value;
  if (vm.category?.failure)
    return <FailureState failure={vm.category.failure} onRetry={() => vm.category?.reload()} level={1} />;
  if (!category || !vm.shops) return <TileGridSkeleton />;
  return (
    <div className={styles.page}>
      <Head category={category} total={vm.shops.total} />
      {category.parts.length > 0 && <Subcategories vm={vm} category={category} />}
      <Filters vm={vm} />
      <VisuallyHidden as="h2">{translate('list.results')}</VisuallyHidden>
      <ShopGrid shops={vm.shops} isFirstScreen empty={<NoShopsLeft vm={vm} />} />
    </div>
  );
});

function Head({
  category: { title, description, image },
  total,
}: {
  readonly category: CategoryDetail;
  readonly total: number | undefined;
}) {
  const translate = useTranslate();
  return (
    <header className={styles.head}>
      {image !== undefined && (
        <span className={styles.picture}>
          <BarePicture source={image} widths={[192]} sizes="96px" width="96" height="96" />
        </span>
      )}
      <div className={styles.words}>
        <AppLink to="/shop-category">{translate('category.all')}</AppLink>
        <h1 tabIndex={-1}>
          <bdi>{title}</bdi>
        </h1>
        {description !== '' && (
          <p>
            <bdi>{description}</bdi>
          </p>
        )}
        <p role="status">{total !== undefined && translate('list.count', { count: total })}</p>
      </div>
    </header>
  );
}

/** Links to the subcategories; all other filters stay. */
const Subcategories = observer(function Subcategories({
  vm: { path, filter, part, counts },
  category: { id: whole, title, parts },
}: CategoryProps & { readonly category: CategoryDetail }) {
  const translate = useTranslate();
  const choices = counts.value?.categoryIds.choices;
  const countOf = (id: CategoryId): number | undefined =>
    choices && (choices.find(({ value }) => value.id === id)?.count ?? 0);
  return (
    <nav aria-label={translate('category.kinds', { name: title })} className={styles.parts}>
      <ul>
        <li>
          <AppLink
            to={addressOf(path, { ...filter, categoryIds: undefined })}
            replace
            className={chipClass}
            aria-current={part ? undefined : 'true'}
          >
            {translate('list.every')}
            <Count count={countOf(whole)} />
          </AppLink>
        </li>
        {parts.map(({ id, title: kind }) => {
          const count = countOf(id);
          const isChosen = id === part?.id;
          return (
            <li key={id}>
              {isOffered(count, isChosen) ? (
                <AppLink
                  to={addressOf(path, { ...filter, categoryIds: [id] })}
                  replace
                  className={chipClass}
                  aria-current={isChosen ? 'true' : undefined}
                >
                  <bdi>{kind}</bdi>
                  <Count count={count} />
                </AppLink>
              ) : (
                <span role="link" aria-disabled="true" className={chipClass}>
                  <bdi>{kind}</bdi>
                  <Count count={count} />
                </span>
              )}
            </li>
          );
        })}
      </ul>
    </nav>
  );
});

const addressOf = (path: string, filter: ShopFilter): string => {
  const query = writeListFilter(filter);
  return query === '' ? path : `${path}?${query}`;
};

/** CATALOG-1: the most used filters, each with what it leaves. */
const Filters = observer(function Filters({ vm: { path, filter, counts, hasAddress } }: CategoryProps) {
  const navigate = useNavigate();
  return (
    <FilterRow>
      <QuickFilters
        filter={filter}
        counts={counts.value}
        hasAddress={hasAddress}
        onApply={(change) => void navigate(addressOf(path, { ...filter, ...change }), { replace: true })}
      />
    </FilterRow>
  );
});

/** The names of what no chip of this page offers. */
const NO_NAMES = { category: () => undefined, tag: () => undefined, prices: undefined, fee: undefined } as const;

/** Says why no shop is left, and offers to remove the filters. */
const NoShopsLeft = observer(function NoShopsLeft({ vm: { path, filter, part, hasAddress, counts } }: CategoryProps) {
  const translate = useTranslate();
  const { tenths } = useNumbers();
  const active = activeFilters(filter, { ...NO_NAMES, rating: tenths }, translate);
  if (active.length > 0)
    return <NothingFits filter={filter} counts={counts.value} active={active} to={(other) => addressOf(path, other)} />;
  const isNarrowed = writeListFilter({ ...filter, categoryIds: undefined, order: undefined }) !== '';
  if (!isNarrowed && hasAddress) return <NobodyDelivers />;
  return (
    <State
      icon={icons.storeIcon}
      title={translate('list.none')}
      action={
        <AppLink
          to={isNarrowed ? addressOf(path, { categoryIds: part && [part.id] }) : '/shop-category'}
          replace={isNarrowed}
          {...buttonAttributes({ look: 'main' })}
        >
          {translate(isNarrowed ? 'filter.clear' : 'category.all')}
        </AppLink>
      }
    >
      {translate(isNarrowed ? 'list.none_text' : 'list.none_yet')}
    </State>
  );
});
