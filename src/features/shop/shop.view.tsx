import { observer } from 'mobx-react-lite';
import { useDeferredValue } from 'react';
import type { ProductCard } from '@domain/catalog/index.ts';
import { useService } from '../../di/index.ts';
import { useTranslate } from '../../i18n/index.ts';
import { useRenderBelowFold } from '../../routes/index.ts';
import * as icons from '../../ui/icon/icons.data.ts';
import { State } from '../../ui/state/index.ts';
import { CartPanel } from '../cart/index.ts';
import { FailureState } from '../failure/index.ts';
import { MenuFilterRow } from '../menu-filter/index.ts';
import { ProductSheet } from '../product/index.ts';
import { Usual } from '../usual/index.ts';
import { MenuSectionView } from './menu-section.view.tsx';
import { MenuTabs } from './menu-tabs.view.tsx';
import { POPULAR, sectionAnchor } from './section-anchor.ts';
import { ShopHead, ShopSkeleton } from './shop-head.view.tsx';
import styles from './shop.module.scss';
import { SHOP_SHEET } from './shop.tokens.ts';
import type { ShopViewModel } from './shop.view-model.ts';

const LATER: readonly ProductCard[] = [];

/** A shop with its menu. */
export const ShopView = observer(function ShopView({ vm }: { readonly vm: ShopViewModel }) {
  const translate = useTranslate();
  const isWhole = useRenderBelowFold();
  const ShopSheet = useService(SHOP_SHEET);
  const shop = vm.shop?.value;
  // Typing and filtering answer at once; the rows of a long menu follow, and no press waits for them.
  const popular = useDeferredValue(vm.popular);
  const sections = useDeferredValue(vm.sections);
  if (vm.failure) return <FailureState failure={vm.failure} onRetry={vm.retry} level={1} />;
  if (!shop)
    return (
      <div className={styles.shop}>
        <ShopSkeleton />
      </div>
    );
  const tabs = [
    ...(popular.length > 0 ? [{ anchor: POPULAR, title: translate('shop.popular') }] : []),
    ...sections.map((section) => ({ anchor: sectionAnchor(section.id), title: section.title })),
  ];
  // Sections below the popular dishes are outside of the first screen.
  const firstScreen = popular.length > 0 ? 0 : 1;
  return (
    <div className={styles.shop}>
      <ShopHead shop={shop} path={vm.path} />
      <MenuTabs tabs={tabs} search={vm.search} onSearch={vm.searchFor} />
      <div className={styles.columns}>
        <div className={styles.menu}>
          <MenuFilterRow page={vm} />
          <Usual shop={shop.id} />
          {popular.length > 0 && (
            <MenuSectionView anchor={POPULAR} title={translate('shop.popular')} items={popular} look="tile" />
          )}
          <Usual shop={shop.id} isLower />
          {sections.map((section, index) => (
            <MenuSectionView
              key={section.id}
              anchor={sectionAnchor(section.id)}
              title={section.title}
              items={isWhole || index < firstScreen ? section.items : LATER}
              look="row"
              isFirst={index === 0}
            />
          ))}
          {sections.length + vm.sections.length === 0 && vm.menu?.value && (
            <State
              icon={icons.searchIcon}
              title={translate(vm.search === '' && !vm.narrowed ? 'shop.no_menu' : 'shop.no_match')}
            >
              {vm.search === '' ? undefined : translate('shop.no_match_text', { words: vm.search })}
            </State>
          )}
          {vm.narrowed?.apart}
        </div>
        <CartPanel />
      </div>
      {vm.product && <ProductSheet key={vm.product.uuid} open={vm.product} onClose={vm.closeSheet} />}
      {vm.sheet && <ShopSheet shop={shop} sheet={vm.sheet} onClose={vm.closeSheet} />}
    </div>
  );
});
