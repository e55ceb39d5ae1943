import { observer } from 'mobx-react-lite';
import { useTranslate } from '../../i18n/index.ts';
import { AppLink } from '../../routes/index.ts';
import { buttonLooks } from '../../ui/button/index.ts';
import { chipClass } from '../../ui/chip/index.ts';
import * as icons from '../../ui/icon/icons.data.ts';
import { State } from '../../ui/state/index.ts';
import { ShopFilterBar, ShopGrid, writeShopFilter } from '../catalog/index.ts';
import styles from './shop-list.module.scss';
import type { ShopListViewModel } from './shop-list.view-model.ts';

export const ShopListView = observer(function ShopListView({ vm }: { readonly vm: ShopListViewModel }) {
  const translate = useTranslate();
  const address = (categoryId: typeof vm.filter.categoryId): string => {
    const query = writeShopFilter({ ...vm.filter, categoryId });
    return query === '' ? '/shop' : `/shop?${query}`;
  };
  return (
    <div className={styles.page}>
      <h1 tabIndex={-1}>{vm.heading(translate)}</h1>
      {vm.shops.total !== undefined && <p className={styles.count} role="status">{translate('list.count', { count: vm.shops.total })}</p>}
      <nav className={styles.categories} aria-label={translate('home.categories')}>
        <AppLink to={address(undefined)} replace className={chipClass} aria-current={vm.filter.categoryId === undefined || undefined}>{translate('list.every')}</AppLink>
        {vm.categories.value?.map((category) => (
          <AppLink key={category.id} to={address(category.id)} replace className={chipClass} aria-current={vm.filter.categoryId === category.id || undefined}>{category.title}</AppLink>
        ))}
      </nav>
      <ShopFilterBar path="/shop" filter={vm.filter} />
      <div className={styles.grid}>
        <ShopGrid
          shops={vm.shops}
          isFirstScreen
          empty={<State icon={icons.storeIcon} title={translate('list.none')} action={<AppLink to="/shop" {...buttonLooks({ look: 'quiet' })}>{translate('filter.clear')}</AppLink>}>{translate('list.none_text')}</State>}
        />
      </div>
    </div>
  );
});
