import { observer } from 'mobx-react-lite';
import { PLACEHOLDERS } from '@domain/search/index.ts';
import { useTranslate } from '../../i18n/index.ts';
import { AppLink } from '../../routes/index.ts';
import { buttonAttributes } from '../../ui/button/index.ts';
import { CardGrid, CardGridSkeleton } from '../../ui/card-grid/index.ts';
import { Drawing } from '../../ui/drawing/index.ts';
import { State } from '../../ui/state/index.ts';
import { ShopCard } from '../catalog/index.ts';
import { FailureState } from '../failure/index.ts';
import { likedShopDrawing } from './liked-drawings.data.ts';
import type { LikedPageViewModel } from './liked-page.view-model.ts';
import styles from './liked-page.module.scss';

type LikedPageProps = { readonly vm: Pick<LikedPageViewModel, 'items' | 'isPending' | 'shops'> };

export const LikedPageView = observer(function LikedPageView({ vm }: LikedPageProps) {
  const translate = useTranslate();
  return (
    <div className={styles.page}>
      <h1 tabIndex={-1}>{translate('liked.heading')}</h1>
      <p className={styles.count}>{vm.items.length > 0 && translate('list.count', { count: vm.items.length })}</p>
      <LikedList vm={vm} />
    </div>
  );
});

const LikedList = observer(function LikedList({ vm }: LikedPageProps) {
  const translate = useTranslate();
  const { items, isPending, shops } = vm;
  if (shops?.failure) return <FailureState failure={shops.failure} onRetry={() => shops.reload()} />;
  if (isPending) return <CardGridSkeleton label={translate('progress')} count={PLACEHOLDERS} />;
  if (items.length === 0) return <NoLikedShops />;
  return (
    <CardGrid>
      {items.map((shop, index) => (
        <li key={shop.id}>
          <ShopCard shop={shop} priority={index < 3 ? 'early' : 'lazy'} />
        </li>
      ))}
    </CardGrid>
  );
});

function NoLikedShops() {
  const translate = useTranslate();
  return (
    <State
      art={<Drawing shapes={likedShopDrawing} />}
      title={translate('liked.none')}
      action={
        <AppLink to="/shop" {...buttonAttributes({ look: 'main' })}>
          {translate('list.see_all')}
        </AppLink>
      }
    >
      {translate('liked.none_text')}
    </State>
  );
}
