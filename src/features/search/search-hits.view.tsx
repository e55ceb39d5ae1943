import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslate } from '../../i18n/index.ts';
import { Icon } from '../../ui/icon/index.ts';
import * as moreIcons from '../../ui/icon/more-icons.data.ts';
import { resultsPath, type ResultsPart } from './results-path.ts';
import { ProductHitLine, ShopHit } from './search-hit.view.tsx';
import { Hit, OptionLink } from './search-option.view.tsx';
import { CORRECTED, hitId, SEARCH_POPUP, suggestionPath } from './search-options.ts';
import type { SearchViewModel } from './search.view-model.ts';
import styles from './search-panel.module.scss';

/** SEARCH-3: the hits; inside a shop only products. */
export const SearchHits = observer(function SearchHits({ vm }: { readonly vm: SearchViewModel }) {
  const translate = useTranslate();
  return (
    <div role="listbox" id={SEARCH_POPUP} aria-label={translate('search.results')}>
      <Quick vm={vm} />
      {vm.state === 'found' && <Found vm={vm} />}
    </div>
  );
});

/** Cached hits, shown before those of the server. */
const Quick = observer(function Quick({ vm }: { readonly vm: SearchViewModel }) {
  const translate = useTranslate();
  if (!vm.hasQuick) return null;
  const heading = hitId('all', 'quick-heading');
  return (
    <div role="group" aria-labelledby={heading}>
      <div className={styles.head} role="presentation" id={heading}>
        <strong>{translate('search.quick')}</strong>
      </div>
      {vm.quick.shops.map((shop) => (
        <ShopHit key={shop.id} vm={vm} shop={shop} term={vm.term} />
      ))}
      {vm.quick.products.map((product) => (
        <ProductHitLine key={product.id} vm={vm} product={product} term={vm.term} />
      ))}
    </div>
  );
});

const Found = observer(function Found({ vm }: { readonly vm: SearchViewModel }) {
  const { search, shops, products } = vm;
  if (!search) return null;
  const { term } = search.input;
  return (
    <>
      <Suggested vm={vm} />
      <Group vm={vm} part="shops" isEmpty={shops.length === 0}>
        {shops.map((shop) => (
          <ShopHit key={shop.id} vm={vm} shop={shop} term={term} />
        ))}
      </Group>
      <Group vm={vm} part="products" isEmpty={products.length === 0}>
        {products.map((product) => (
          <ProductHitLine key={product.id} vm={vm} product={product} term={term} />
        ))}
      </Group>
    </>
  );
});

const KINDS = { shop: 'search.shop', category: 'search.category', product: 'search.product' } as const;

/** Contract 8.10. */
const Suggested = observer(function Suggested({ vm }: { readonly vm: SearchViewModel }) {
  const translate = useTranslate();
  const { suggestions, activeId } = vm;
  const corrected = vm.suggested?.corrected;
  const heading = hitId('suggested', 'heading');
  return (
    <>
      {corrected !== undefined && (
        <button
          type="button"
          role="option"
          id={CORRECTED}
          tabIndex={-1}
          aria-selected={activeId === CORRECTED}
          className={styles.all}
          onClick={() => vm.searchAgain(corrected)}
        >
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
                term={corrected ?? vm.search?.input.term ?? ''}
              />
            );
          })}
        </div>
      )}
    </>
  );
});

type GroupProps = {
  readonly vm: SearchViewModel;
  readonly part: ResultsPart;
  readonly isEmpty: boolean;
  readonly children: ReactNode;
};

const Group = observer(function Group({ vm, part, isEmpty, children }: GroupProps) {
  const translate = useTranslate();
  if (isEmpty && !vm.hasMore(part)) return null;
  const heading = hitId('all', `${part}-heading`);
  const total = vm.totalOf(part);
  return (
    <div role="group" aria-labelledby={heading}>
      <div className={styles.head} role="presentation" id={heading}>
        <strong>{translate(`search.${part}`)}</strong> <span>{translate('search.count', { count: total })}</span>
      </div>
      {children}
      {vm.hasMore(part) && (
        <OptionLink
          vm={vm}
          id={hitId('all', part)}
          path={resultsPath(vm.search?.input.term ?? '', part)}
          className={styles.all}
        >
          {translate(part === 'shops' ? 'search.all_shops' : 'search.all_products', { count: total })}
          <Icon path={moreIcons.chevronRightIcon} size="small" points />
        </OptionLink>
      )}
    </div>
  );
});
