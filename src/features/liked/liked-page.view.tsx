import { observer } from 'mobx-react-lite';
import { useTranslate } from '../../i18n/index.ts';
import { AppLink } from '../../routes/index.ts';
import { buttonLooks } from '../../ui/button/index.ts';
import * as icons from '../../ui/icon/icons.data.ts';
import { Skeleton } from '../../ui/skeleton/index.ts';
import { State } from '../../ui/state/index.ts';
import { ShopCard } from '../catalog/index.ts';
import { FailureState } from '../failure/index.ts';
import type { LikedPageViewModel } from './liked-page.view-model.ts';
import styles from './liked-page.module.scss';

export const LikedPageView = observer(function LikedPageView({ vm }: { readonly vm: LikedPageViewModel }) {
  const translate = useTranslate();
  return (
    <div className={styles.page}>
      <h1 tabIndex={-1}>{translate('liked.heading')}</h1>
      <LikedList vm={vm} />
    </div>
  );
});

const LikedList = observer(function LikedList({ vm }: { readonly vm: LikedPageViewModel }) {
  const translate = useTranslate();
  if (vm.shops?.failure) return <FailureState failure={vm.shops.failure} onRetry={() => vm.shops?.renew()} />;
  if (!vm.isKnown || (vm.shops !== undefined && vm.shops.value === undefined)) return <div role="status" aria-label={translate('progress')}><Skeleton shape="cover" /></div>;
  if (vm.items.length === 0)
    return (
      <State icon={icons.heartIcon} title={translate('liked.none')} action={<AppLink to="/shop" {...buttonLooks({ look: 'main' })}>{translate('checkout.find_shops')}</AppLink>}>
        {translate('liked.none_text')}
      </State>
    );
  return <ul className={styles.grid}>{vm.items.map((shop) => <li key={shop.id}><ShopCard shop={shop} /></li>)}</ul>;
});
