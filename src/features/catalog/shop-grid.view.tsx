import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import type { ShopCard as ShopCardValue } from '@domain/catalog/index.ts';
import { PLACEHOLDERS } from '@domain/search/index.ts';
import { useTranslate } from '../../i18n/index.ts';
import type { LivePages } from '../../data/index.ts';
import { FailureState, ListEnd } from '../failure/index.ts';
import { CardGrid, CardPlaceholders } from '../../ui/card-grid/index.ts';
import { ShopCard } from './shop-card.view.tsx';

type ShopGridProps = {
  readonly shops: LivePages<ShopCardValue>;
  /** Shown when nothing matches. */
  readonly empty: ReactNode;
  /** Whether the grid begins on the first screen: its first pictures are then preloaded. */
  readonly isFirstScreen?: boolean;
};

/** An endless list of shop cards. */
export const ShopGrid = observer(function ShopGrid({ shops, empty, isFirstScreen = false }: ShopGridProps) {
  const translate = useTranslate();
  const { items, isLoading, failure } = shops;
  if (items.length === 0 && failure) return <FailureState failure={failure} onRetry={() => shops.reload()} />;
  if (items.length === 0 && !isLoading) return empty;
  return (
    <>
      <CardGrid isBusy={isLoading}>
        {items.map((shop, index) => (
          <li key={shop.id}>
            <ShopCard
              shop={shop}
              priority={isFirstScreen && index === 0 ? 'first' : isFirstScreen && index < 3 ? 'early' : 'lazy'}
            />
          </li>
        ))}
        {isLoading && <CardPlaceholders count={PLACEHOLDERS} />}
      </CardGrid>
      <ListEnd list={shops} label={translate('list.more')} />
    </>
  );
});
