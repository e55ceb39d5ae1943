import { observer } from 'mobx-react-lite';
import { useEffect, useRef, type ReactNode } from 'react';
import type { LivePages } from '../../data/index.ts';
import { useService } from '../../di/index.ts';
import { useTranslate } from '../../i18n/index.ts';
import { AppLink } from '../../routes/index.ts';
import { buttonLooks } from '../../ui/button/index.ts';
import { chipClass } from '../../ui/chip/index.ts';
import * as icons from '../../ui/icon/icons.data.ts';
import { LoadMore } from '../../ui/more/index.ts';
import { Skeleton } from '../../ui/skeleton/index.ts';
import { State } from '../../ui/state/index.ts';
import { ANNOUNCER } from '../announcer/index.ts';
import { ShopCard } from '../catalog/index.ts';
import { FailureState } from '../failure/index.ts';
import { ProductCard } from '../product/index.ts';
import { resultsPath, type ResultsPart, type SearchQuestion } from '../search/index.ts';
import styles from './search-results.module.scss';
import type { ShopListViewModel } from './shop-list.view-model.ts';

type SearchResultsProps = { readonly vm: Pick<ShopListViewModel, 'part' | 'heading'>; readonly results: SearchQuestion };

/** Beside the products a few shops are enough; all of them stand one press away. */
const SHOPS_BESIDE = 6;

/** SEARCH-3: everything found for a term, or one part of it. */
export const SearchResults = observer(function SearchResults({ vm, results }: SearchResultsProps) {
  const translate = useTranslate();
  const { part } = vm;
  useArrival(results);
  return (
    <>
      <h1 tabIndex={-1}>{vm.heading(translate)}</h1>
      {results.isWaiting ? (
        <Waiting />
      ) : results.failure ? (
        <FailureState failure={results.failure} onRetry={results.renew} />
      ) : results.count === 0 ? (
        <NothingFound />
      ) : (
        <>
          <Parts results={results} part={part} />
          {part !== 'products' && <Shops results={results} isWhole={part === 'shops' || results.products.total === 0} />}
          {part !== 'shops' && <Products results={results} />}
        </>
      )}
    </>
  );
});

/** Another term on the same page: its heading takes the focus, and what was found is said. */
const useArrival = (results: SearchQuestion): void => {
  const translate = useTranslate();
  const announcer = useService(ANNOUNCER);
  const first = useRef(results);
  const { isWaiting, count } = results;
  useEffect(() => {
    if (results === first.current) return;
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
    scrollTo({ top: 0, behavior: 'instant' });
  }, [results]);
  useEffect(() => {
    if (!isWaiting) announcer.say(translate('search.found', { count }));
  }, [announcer, translate, isWaiting, count]);
};

function Parts({ results, part }: { readonly results: SearchQuestion; readonly part: ResultsPart | undefined }) {
  const translate = useTranslate();
  const { term } = results.asked;
  const link = (to: ResultsPart | undefined, text: string, count: number | undefined): ReactNode => (
    <AppLink key={to} to={resultsPath(term, to)} replace className={chipClass} aria-current={part === to ? 'true' : undefined}>
      {text}
      {count !== undefined && <span>{count}</span>}
    </AppLink>
  );
  if (results.shops?.total === 0 || results.products.total === 0) return null;
  return (
    <nav className={styles.parts} aria-label={translate('search.results')}>
      {link(undefined, translate('list.every'), undefined)}
      {link('shops', translate('search.shops'), results.shops?.total)}
      {link('products', translate('search.products'), results.products.total)}
    </nav>
  );
}

const Shops = observer(function Shops({ results, isWhole }: { readonly results: SearchQuestion; readonly isWhole: boolean }) {
  const translate = useTranslate();
  const { shops } = results;
  if (!shops || shops.items.length === 0) return null;
  const items = isWhole ? shops.items : shops.items.slice(0, SHOPS_BESIDE);
  const total = shops.total ?? items.length;
  return (
    <Section title={translate('search.shops')} total={total} more={total > items.length && !isWhole ? resultsPath(results.asked.term, 'shops') : undefined}>
      <ul className={styles.shops}>
        {items.map((shop, index) => (
          <li key={shop.id}>
            <ShopCard shop={shop} priority={index < 3 ? 'early' : 'lazy'} />
          </li>
        ))}
      </ul>
      {isWhole && <More list={shops} label={translate('search.more_shops')} />}
    </Section>
  );
});

const Products = observer(function Products({ results }: { readonly results: SearchQuestion }) {
  const translate = useTranslate();
  const { products } = results;
  if (products.items.length === 0) return null;
  return (
    <Section title={translate('search.products')} total={products.total ?? products.items.length}>
      <ul className={styles.products}>
        {products.items.map((product) => (
          <li key={product.id}>
            <ProductCard product={{ ...product, description: product.shopTitle }} look="row" />
          </li>
        ))}
      </ul>
      <More list={products} label={translate('search.more_products')} />
    </Section>
  );
});

type SectionProps = { readonly title: string; readonly total: number; readonly more?: string | undefined; readonly children: ReactNode };

function Section({ title, total, more, children }: SectionProps) {
  const translate = useTranslate();
  return (
    <section className={styles.section} aria-label={title}>
      <div className={styles.head}>
        <div>
          <h2>
            {title} <bdi>{total}</bdi>
          </h2>
          <p>{translate('search.found', { count: total })}</p>
        </div>
        {more !== undefined && (
          <AppLink to={more} replace {...buttonLooks({ look: 'text' })} aria-label={translate('search.all_shops', { count: total })}>
            {translate('home.see_all')}
          </AppLink>
        )}
      </div>
      {children}
    </section>
  );
}

/** SEARCH-5. */
const More = observer(function More({ list, label }: { readonly list: Pick<LivePages<never>, 'hasMore' | 'isLoading' | 'loadMore' | 'failure' | 'renew'>; readonly label: string }) {
  if (list.failure) return <FailureState failure={list.failure} onRetry={() => list.renew()} level={3} />;
  return list.hasMore || list.isLoading ? <LoadMore label={label} isBusy={list.isLoading} onMore={() => list.loadMore()} /> : null;
});

/** SEARCH-4. */
function Waiting() {
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
        <AppLink to="/shop" {...buttonLooks({ look: 'main' })}>
          {translate('list.see_all')}
        </AppLink>
      }
    >
      {translate('search.nothing_text')}
    </State>
  );
}
