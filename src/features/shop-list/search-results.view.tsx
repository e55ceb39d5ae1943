import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useService } from '../../di/index.ts';
import { useTranslate } from '../../i18n/index.ts';
import { AppLink } from '../../routes/index.ts';
import { buttonAttributes } from '../../ui/button/index.ts';
import { chipClass } from '../../ui/chip/index.ts';
import * as icons from '../../ui/icon/icons.data.ts';
import { Skeleton } from '../../ui/skeleton/index.ts';
import { State } from '../../ui/state/index.ts';
import { ANNOUNCER } from '../announcer/index.ts';
import { ShopCard } from '../catalog/index.ts';
import { FailureState, ListEnd } from '../failure/index.ts';
import { ProductCard } from '../product/index.ts';
import { resultsPath, type ResultsPart, type LiveSearch } from '../search/index.ts';
import styles from './search-results.module.scss';
import type { ShopListViewModel } from './shop-list.view-model.ts';

type SearchResultsProps = {
  readonly vm: Pick<ShopListViewModel, 'part' | 'heading' | 'corrected'>;
  readonly results: LiveSearch;
};

/** A few shops are enough above the products; a button shows more. */
const SHOPS_ABOVE_PRODUCTS = 6;

/** SEARCH-3: all results for a term, or one part of them. */
export const SearchResults = observer(function SearchResults({ vm, results }: SearchResultsProps) {
  const translate = useTranslate();
  useHeadingFocus(results, vm.part);
  return (
    <>
      <h1 tabIndex={-1}>{vm.heading(translate)}</h1>
      {vm.corrected !== undefined && (
        <p className={styles.typed}>{translate('search.you_typed', { term: results.input.term })}</p>
      )}
      <Found results={results} part={vm.part} />
    </>
  );
});

/** Emptiness and failure are judged by the part that this address shows, not by the whole answer. */
const Found = observer(function Found({
  results,
  part,
}: {
  readonly results: LiveSearch;
  readonly part: ResultsPart | undefined;
}) {
  const { products } = results;
  const shops = part === 'products' ? undefined : results.shops;
  const shown = [...(shops ? [shops] : []), ...(part === 'shops' ? [] : [products])].filter(({ total }) => total !== 0);
  const [first] = shown;
  const isNothingHere = shown.every(({ total }) => total === undefined);
  if (isNothingHere && shown.some(({ isLoading }) => isLoading)) return <Placeholder />;
  const failure = isNothingHere ? first?.failure : undefined;
  return (
    <>
      {results.count > 0 && <Parts results={results} part={part} />}
      {failure ? <FailureState failure={failure} onRetry={results.reload} /> : !first && <NothingFound />}
      {!failure && (
        <>
          {shops && (
            <Shops key={results.input.term} shops={shops} term={results.input.term} isLast={shown.at(-1) === shops} />
          )}
          {part !== 'shops' && <Products products={products} />}
        </>
      )}
    </>
  );
});

/** Another term on the same page: moves the focus to its heading and announces the results. */
const useHeadingFocus = (results: LiveSearch, part: ResultsPart | undefined): void => {
  const translate = useTranslate();
  const announcer = useService(ANNOUNCER);
  const first = useRef(results);
  const { isPending } = results;
  const count = part ? (results[part]?.total ?? 0) : results.count;
  useEffect(() => {
    if (results === first.current) return;
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
    scrollTo({ top: 0, behavior: 'instant' });
  }, [results]);
  useEffect(() => {
    if (!isPending) announcer.say(translate('search.found', { count }));
  }, [announcer, translate, isPending, count]);
};

function Parts({ results, part }: { readonly results: LiveSearch; readonly part: ResultsPart | undefined }) {
  const translate = useTranslate();
  const { term } = results.input;
  const link = (to: ResultsPart | undefined, text: string, count: number | undefined): ReactNode => (
    <AppLink
      key={to}
      to={resultsPath(term, to)}
      replace
      className={chipClass}
      aria-current={part === to ? 'true' : undefined}
    >
      {text}
      {count !== undefined && <span>{count}</span>}
    </AppLink>
  );
  // There is nothing to choose from, but the empty part links to the other.
  if (part === undefined && (results.shops?.total === 0 || results.products.total === 0)) return null;
  return (
    <nav className={styles.parts} aria-label={translate('search.results')}>
      {link(undefined, translate('list.every'), undefined)}
      {link('shops', translate('search.shops'), results.shops?.total)}
      {link('products', translate('search.products'), results.products.total)}
    </nav>
  );
}

type ShopsProps = {
  readonly shops: NonNullable<LiveSearch['shops']>;
  readonly term: string;
  readonly isLast: boolean;
};

/** SEARCH-5: shops above the products load by a press alone; automatic loading would keep the products out of reach. */
const Shops = observer(function Shops({ shops, term, isLast }: ShopsProps) {
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
      all={total > items.length && !isLast ? resultsPath(term, 'shops') : undefined}
    >
      <ul className={styles.shops}>
        {items.map((shop, index) => (
          <li key={shop.id}>
            <ShopCard shop={shop} priority={index < 3 ? 'early' : 'lazy'} />
          </li>
        ))}
      </ul>
      <ListEnd list={end} label={translate('search.more_shops')} isPressOnly={!isLast} />
    </Part>
  );
});

const Products = observer(function Products({ products }: Pick<LiveSearch, 'products'>) {
  const translate = useTranslate();
  return (
    <Part title={translate('search.products')} list={products}>
      <ul className={styles.products}>
        {products.items.map((product) => (
          <li key={product.id}>
            <ProductCard product={{ ...product, description: product.shopTitle }} look="row" />
          </li>
        ))}
      </ul>
      <ListEnd list={products} label={translate('search.more_products')} />
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
        <div>
          <h2>
            {title} <bdi>{total}</bdi>
          </h2>
          <p>{translate('search.found', { count: total })}</p>
        </div>
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
    <div role="status" aria-label={translate('progress')} className={styles.shops}>
      <Skeleton shape="cover" />
      <Skeleton shape="cover" />
      <Skeleton shape="cover" />
    </div>
  );
}

function NothingFound() {
  const translate = useTranslate();
  return (
    <State
      icon={icons.searchIcon}
      title={translate('search.none')}
      action={
        <AppLink to="/shop" {...buttonAttributes({ look: 'main' })}>
          {translate('list.see_all')}
        </AppLink>
      }
    >
      {translate('search.nothing_text')}
    </State>
  );
}
