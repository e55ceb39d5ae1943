import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import type { ProductHit, ShopCard } from '@domain/catalog/index.ts';
import { useService } from '../../di/index.ts';
import { Trans, useTranslate } from '../../i18n/index.ts';
import { AppLink } from '../../routes/index.ts';
import { Badge } from '../../ui/badge/index.ts';
import { Icon } from '../../ui/icon/index.ts';
import * as moreIcons from '../../ui/icon/more-icons.data.ts';
import { Picture } from '../../ui/picture/index.ts';
import { openingLabel, TIME_ZONES_IN_VIEW } from '../catalog/index.ts';
import { Price } from '../currency/index.ts';
import { NOW_VIEW_MODEL } from '../now/index.ts';
import { Highlighted } from './highlighted.view.tsx';
import { resultsPath, type ResultsPart } from './results-path.ts';
import { CORRECTED, hitId, productPath, SEARCH_POPUP, suggestionPath } from './search-options.ts';
import type { SearchViewModel } from './search.view-model.ts';
import styles from './search-panel.module.scss';

/** SEARCH-3: what was found, shops only outside of a shop. */
export const SearchHits = observer(function SearchHits({ vm }: { readonly vm: SearchViewModel }) {
  const translate = useTranslate();
  return (
    <div role="listbox" id={SEARCH_POPUP} aria-label={translate('search.results')}>
      <Quick vm={vm} />
      {vm.state === 'found' && <Found vm={vm} />}
    </div>
  );
});

/** What was at hand, in front of what the server finds. */
const Quick = observer(function Quick({ vm }: { readonly vm: SearchViewModel }) {
  const translate = useTranslate();
  if (!vm.hasQuick) return null;
  const heading = hitId('all', 'quick-heading');
  return (
    <div role="group" aria-labelledby={heading}>
      <div className={styles.head} role="presentation" id={heading}>
        <strong>{translate('search.quick')}</strong>
      </div>
      {vm.quick.shops.map((shop) => <ShopHit key={shop.id} vm={vm} shop={shop} term={vm.term} />)}
      {vm.quick.products.map((product) => <ProductHitLine key={product.id} vm={vm} product={product} term={vm.term} />)}
    </div>
  );
});

const Found = observer(function Found({ vm }: { readonly vm: SearchViewModel }) {
  const { question, shops, products } = vm;
  if (!question) return null;
  const { term } = question.asked;
  return (
    <>
      <Suggested vm={vm} />
      <Group vm={vm} part="shops" total={question.shops?.total ?? 0} isEmpty={shops.length === 0}>
        {shops.map((shop) => <ShopHit key={shop.id} vm={vm} shop={shop} term={term} />)}
      </Group>
      <Group vm={vm} part="products" total={question.products.total ?? 0} isEmpty={products.length === 0}>
        {products.map((product) => <ProductHitLine key={product.id} vm={vm} product={product} term={term} />)}
      </Group>
    </>
  );
});

type ShopHitProps = { readonly vm: SearchViewModel; readonly shop: ShopCard; readonly term: string };

function ShopHit({ vm, shop, term }: ShopHitProps) {
  return (
    <Hit vm={vm} id={hitId('shop', shop.id)} path={`/shop/${shop.id}`} picture={shop.logo ?? shop.cover} title={shop.title} detail={<ShopDetail shop={shop} />} end={<OpeningBadge shop={shop} />} term={term} />
  );
}

type ProductHitProps = { readonly vm: SearchViewModel; readonly product: ProductHit; readonly term: string };

const ProductHitLine = observer(function ProductHitLine({ vm, product, term }: ProductHitProps) {
  return (
    <Hit
      vm={vm}
      id={hitId('product', product.id)}
      path={productPath(product)}
      picture={product.image}
      title={product.title}
      detail={vm.isInShop ? product.description : <bdi>{product.shopTitle}</bdi>}
      end={<ProductPrice product={product} />}
      term={term}
    />
  );
});

const KINDS = { shop: 'search.shops', category: 'home.categories', product: 'search.products' } as const;

/** Contract 8.10. */
const Suggested = observer(function Suggested({ vm }: { readonly vm: SearchViewModel }) {
  const translate = useTranslate();
  const { suggestions, activeId } = vm;
  const corrected = vm.suggested?.corrected;
  const heading = hitId('suggested', 'heading');
  return (
    <>
      {corrected !== undefined && (
        <button type="button" role="option" id={CORRECTED} tabIndex={-1} aria-selected={activeId === CORRECTED} className={styles.all} onClick={() => vm.searchAgain(corrected)}>
          {translate('search.did_you_mean', { term: corrected })}
        </button>
      )}
      {suggestions.length > 0 && (
        <div role="group" aria-labelledby={heading}>
          <div className={styles.head} role="presentation" id={heading}>
            <strong>{translate('search.suggestions')}</strong>
          </div>
          {suggestions.map((suggestion) => {
            const path = suggestionPath(suggestion);
            return (
              <Hit
                key={path}
                vm={vm}
                id={hitId('suggested', path)}
                path={path}
                picture={suggestion.image}
                title={suggestion.text}
                detail={translate(KINDS[suggestion.kind])}
                end={null}
                term={corrected ?? vm.question?.asked.term ?? ''}
              />
            );
          })}
        </div>
      )}
    </>
  );
});

type GroupProps = { readonly vm: SearchViewModel; readonly part: ResultsPart; readonly total: number; readonly isEmpty: boolean; readonly children: ReactNode };

const Group = observer(function Group({ vm, part, total, isEmpty, children }: GroupProps) {
  const translate = useTranslate();
  if (isEmpty && !vm.hasMore(part)) return null;
  const heading = hitId('all', `${part}-heading`);
  return (
    <div role="group" aria-labelledby={heading}>
      <div className={styles.head} role="presentation" id={heading}>
        <strong>{translate(`search.${part}`)}</strong> <span>{translate('search.count', { count: total })}</span>
      </div>
      {children}
      {vm.hasMore(part) && (
        <OptionLink vm={vm} id={hitId('all', part)} path={resultsPath(vm.question?.asked.term ?? '', part)} className={styles.all}>
          {translate(part === 'shops' ? 'search.all_shops' : 'search.all_products', { count: total })}
          <Icon path={moreIcons.chevronRightIcon} size="small" points />
        </OptionLink>
      )}
    </div>
  );
});

type HitProps = {
  readonly vm: SearchViewModel;
  readonly id: string;
  readonly path: string;
  readonly picture: string | undefined;
  readonly title: string;
  readonly detail: ReactNode;
  readonly end: ReactNode;
  readonly term: string;
};

function Hit({ picture, title, detail, end, term, ...option }: HitProps) {
  return (
    <OptionLink {...option} className={styles.hit}>
      <span className={styles.picture}>
        <Picture source={picture} shape="square" sizes="56px" priority="early" />
      </span>
      <span className={styles.text}>
        <span className={styles.title}>
          <Highlighted text={title} term={term} />
        </span>
        <small>{detail}</small>
      </span>
      {end}
    </OptionLink>
  );
}

type OptionLinkProps = { readonly vm: SearchViewModel; readonly id: string; readonly path: string; readonly className: string | undefined; readonly children: ReactNode };

/** An option that is also a link, for the pointer and for another tab; the keyboard stays in the field. */
const OptionLink = observer(function OptionLink({ vm, id, path, className, children }: OptionLinkProps) {
  return (
    <AppLink to={path} role="option" id={id} tabIndex={-1} aria-selected={vm.activeId === id} className={className} onClick={vm.follow}>
      {children}
    </AppLink>
  );
});

const ShopDetail = observer(function ShopDetail({ shop }: { readonly shop: ShopCard }) {
  const translate = useTranslate();
  const { deliveryTime, deliveryFee, tags } = shop;
  const isFree = deliveryFee.base.minor === 0 && deliveryFee.perKm.minor === 0;
  const words = [...tags.slice(0, 2), ...(deliveryTime ? [translate('facts.minutes', { from: deliveryTime.from, to: deliveryTime.to })] : [])];
  return (
    <>
      {words.map((text) => (
        <span key={text} className={styles.fact}>
          {text}
        </span>
      ))}
      <span className={styles.fact}>{isFree ? translate('facts.free_delivery') : <Trans id="facts.delivery" parts={{ amount: <Price amount={deliveryFee.base} /> }} />}</span>
    </>
  );
});

const OpeningBadge = observer(function OpeningBadge({ shop }: { readonly shop: ShopCard }) {
  const translate = useTranslate();
  const { now } = useService(NOW_VIEW_MODEL);
  const { state, text } = openingLabel(shop.schedule, now, useService(TIME_ZONES_IN_VIEW), translate);
  return (
    <span className={styles.opening}>
      <Badge tone={state.kind === 'open' ? 'positive' : 'neutral'}>{text}</Badge>
    </span>
  );
});

function ProductPrice({ product }: { readonly product: ProductHit }) {
  return (
    <strong className={styles.price}>
      <Price amount={product.stock?.price.total} />
    </strong>
  );
}
