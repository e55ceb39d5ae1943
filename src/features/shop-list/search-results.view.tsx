import { observer } from 'mobx-react-lite';
import { useState, type ReactNode } from 'react';
import { PLACEHOLDERS } from '@domain/search/index.ts';
import { useTranslate } from '../../i18n/index.ts';
import { AppLink } from '../../routes/index.ts';
import { buttonAttributes } from '../../ui/button/index.ts';
import { CardGridSkeleton } from '../../ui/card-grid/index.ts';
import { Skeleton } from '../../ui/skeleton/index.ts';
import { VisuallyHidden } from '../../ui/text/index.ts';
import { ShopCard } from '../catalog/index.ts';
import { FailureState, ListEnd } from '../failure/index.ts';
import type { LiveSearch } from '../search/index.ts';
import { FoundFacets } from './found-facets.view.tsx';
import { FoundFilters } from './found-filters.view.tsx';
import { FoundProducts } from './found-products.view.tsx';
import type { FoundViewModel } from './found.view-model.ts';
import { Marked } from './marked.view.tsx';
import { NothingFound } from './lazy-nothing-found.ts';
import { Parts, Typed, useHeadingFocus } from './results-head.view.tsx';
import styles from './search-results.module.scss';
import type { ShopListViewModel } from './shop-list.view-model.ts';

type ResultsProps = { readonly heading: string; readonly vm: FoundViewModel };

/** A few shops are enough above the products; a button shows more. */
const SHOPS_ABOVE_PRODUCTS = 6;

/** SEARCH-3: all results for a term, or one part of them. */
export const SearchResults = observer(function SearchResults({ vm }: { readonly vm: ShopListViewModel }) {
  const translate = useTranslate();
  return vm.found ? <Results heading={vm.heading(translate)} vm={vm.found} /> : null;
});

const Results = observer(function Results({ heading, vm }: ResultsProps) {
  useHeadingFocus(vm);
  return (
    <>
      <h1 tabIndex={-1}>{heading}</h1>
      <Typed vm={vm} />
      <Found vm={vm} />
    </>
  );
});

/** Emptiness and failure are judged by the part that this address shows, not by the whole answer. */
const Found = observer(function Found({ vm }: { readonly vm: FoundViewModel }) {
  const { results } = vm;
  const { part } = vm.address;
  const { products } = results;
  const shops = part === 'products' ? undefined : results.shops;
  const shown = [...(shops ? [shops] : []), ...(part === 'shops' ? [] : [products])].filter(({ total }) => total !== 0);
  const [first] = shown;
  const isNothingHere = shown.every(({ total }) => total === undefined);
  const isWaiting = isNothingHere && shown.some(({ isLoading }) => isLoading);
  const failure = isNothingHere ? first?.failure : undefined;
  return (
    <>
      {(results.count > 0 || isWaiting) && <Parts vm={vm} />}
      <div className={vm.facets.length > 0 || vm.awaitsFacets ? styles.columns : undefined}>
        {(vm.choices.length > 0 || vm.awaitsFacets) && <FoundFilters vm={vm} />}
        <FoundFacets vm={vm} />
        <div className={styles.found}>
          {isWaiting ? (
            <div className={styles.section}>
              <div className={styles.head}>
                <Skeleton shape="title" />
              </div>
              <Placeholder />
            </div>
          ) : failure ? (
            <FailureState failure={failure} onRetry={results.reload} />
          ) : first ? (
            <>
              {shops && <Shops key={results.input.term} vm={vm} shops={shops} isLast={shown.at(-1) === shops} />}
              {part !== 'shops' && <Products vm={vm} />}
            </>
          ) : (
            <NothingFound vm={vm} />
          )}
        </div>
      </div>
    </>
  );
});

type ShopsProps = {
  readonly vm: FoundViewModel;
  readonly shops: NonNullable<LiveSearch['shops']>;
  readonly isLast: boolean;
};

/** SEARCH-5: Shops above the products load only by a press; automatic loading would keep the products out of reach. */
const Shops = observer(function Shops({ vm, shops, isLast }: ShopsProps) {
  const translate = useTranslate();
  const [isOpen, setOpen] = useState(shops.pages.length > 1);
  const items = isLast || isOpen ? shops.items : shops.items.slice(0, SHOPS_ABOVE_PRODUCTS);
  // Shows what is loaded already before it loads more.
  const end =
    items.length < shops.items.length
      ? { hasMore: true, isLoading: false, failure: undefined, loadMore: () => setOpen(true), reload: () => {} }
      : shops;
  const total = shops.total ?? items.length;
  return (
    <Part
      title={translate('search.shops')}
      list={shops}
      all={total > items.length && !isLast ? vm.path({ part: 'shops' }) : undefined}
    >
      <ul className={styles.shops}>
        {items.map((shop, index) => (
          <li key={shop.id}>
            <ShopCard shop={shop} priority={index < 3 ? 'early' : 'lazy'} name={<Marked vm={vm} text={shop.title} />} />
          </li>
        ))}
      </ul>
      <ListEnd list={end} label={translate('search.more_shops')} isPressOnly={!isLast} />
    </Part>
  );
});

const Products = observer(function Products({ vm }: { readonly vm: FoundViewModel }) {
  const translate = useTranslate();
  return (
    <Part title={translate('search.products')} list={vm.results.products}>
      <FoundProducts vm={vm} />
    </Part>
  );
});

type PartProps = {
  readonly title: string;
  readonly list: NonNullable<LiveSearch['shops']> | LiveSearch['products'];
  /** Path of the whole list, unless it is shown here. */
  readonly all?: string | undefined;
  readonly children: ReactNode;
};

/** One part of the results: nothing when it is empty, the failure when it could not be loaded. */
const Part = observer(function Part({ title, list, all, children }: PartProps) {
  const translate = useTranslate();
  const { total, failure } = list;
  if (total === 0) return null;
  if (total === undefined)
    return (
      <section className={styles.section} aria-label={title}>
        <h2>{title}</h2>
        {failure ? <FailureState failure={failure} onRetry={() => list.reload()} level={3} /> : <Placeholder />}
      </section>
    );
  return (
    <section className={styles.section} aria-label={title}>
      <div className={styles.head}>
        <h2>
          {title} <bdi aria-hidden="true">{total}</bdi>
          <VisuallyHidden>{translate('search.found', { count: total })}</VisuallyHidden>
        </h2>
        {all !== undefined && (
          <AppLink
            to={all}
            replace
            {...buttonAttributes({ look: 'text' })}
            aria-label={translate('search.all_shops', { count: total })}
          >
            {translate('home.see_all')}
          </AppLink>
        )}
      </div>
      {children}
    </section>
  );
});

/** SEARCH-4. */
function Placeholder() {
  const translate = useTranslate();
  return (
    <div className={styles.waiting}>
      <CardGridSkeleton label={translate('progress')} count={PLACEHOLDERS} />
    </div>
  );
}
