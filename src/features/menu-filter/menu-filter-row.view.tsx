import { reaction } from 'mobx';
import { observer } from 'mobx-react-lite';
import { useEffect, useMemo, useState } from 'react';
import { useService } from '../../di/index.ts';
import { useTranslate, useWordList } from '../../i18n/index.ts';
import { NAVIGATOR } from '../../routes/index.ts';
import { Button } from '../../ui/button/index.ts';
import { Chip } from '../../ui/chip/index.ts';
import { Icon } from '../../ui/icon/index.ts';
import * as moreIcons from '../../ui/icon/more-icons.data.ts';
import { lazyView, useIsHydrated } from '../../ui/lazy/index.ts';
import { Toolbar } from '../../ui/toolbar/index.ts';
import { CART, GroupLink } from '../cart/index.ts';
import { DIETARY } from '../dietary/index.ts';
import { ApartFrom } from './apart.view.tsx';
import { MenuFilterViewModel, type Offered } from './menu-filter.view-model.ts';
import { toggled } from './menu-filter-address.ts';
import styles from './menu-filter-row.module.scss';
import type { MenuPage } from './menu-page.ts';

const MenuFilterSheet = lazyView(() => import('./menu-filter-sheet.view.tsx').then((module) => module.MenuFilterSheet));

/** The allergens that most people ask for; all of them are in the sheet. */
const FREQUENT = new Set(['gluten', 'milk', 'nuts']);

/** As the server knows the customer. */
const NO_PROFILE = { advice: undefined };

type MenuFilterRowProps = {
  readonly page: MenuPage;
  /** Classes of the row, and of a button among its chips. */
  readonly looks: { readonly row: string | undefined; readonly chip: string | undefined };
  /** Called once the row reacts to presses. */
  readonly onAlive?: () => void;
};

/** CATALOG-2 CATALOG-5: what fits, in one row above the menu; says how much of it is left. */
export const MenuFilterRow = observer(function MenuFilterRow({ page, looks, onAlive }: MenuFilterRowProps) {
  const translate = useTranslate();
  const toList = useWordList();
  const dietary = useService(DIETARY);
  const cart = useService(CART);
  const navigator = useService(NAVIGATOR);
  const isHydrated = useIsHydrated();
  const vm = useMemo(
    () => new MenuFilterViewModel(page, { dietary: isHydrated ? dietary : NO_PROFILE, navigator }),
    [page, dietary, navigator, isHydrated],
  );
  const [isOpen, setOpen] = useState(false);
  const { total, choice, chosen } = vm;
  const shop = page.menu?.value?.sections[0]?.items[0]?.shopId;

  useEffect(() => void dietary.load(), [dietary]);
  useEffect(() => {
    const apart = <ApartFrom vm={vm} />;
    const stop = reaction(
      () => (vm.isFiltered ? { ...vm.menu, apart } : undefined),
      (menu) => page.narrow(menu),
      { fireImmediately: true },
    );
    return () => {
      stop();
      page.narrow(undefined);
    };
  }, [vm, page]);

  useEffect(() => onAlive?.(), [onAlive]);

  /** A filter that narrows nothing, or leaves nothing, is not offered. */
  const isUseful = ({ count, isOn }: Offered<unknown>): boolean => isOn || (count > 0 && count < total);
  const diets = vm.diets.filter(isUseful);
  const allergens = vm.allergens.filter((offer) => offer.isOn || (FREQUENT.has(offer.value) && isUseful(offer)));
  const together = shop !== undefined && (
    <div className={styles.together}>
      <GroupLink shop={shop} cart={isHydrated ? cart.userCart : undefined} />
    </div>
  );
  if (total === 0 || (diets.length + allergens.length === 0 && vm.brands.length < 2)) return together || null;
  return (
    <div>
      <div className={looks.row}>
        {together}
        <Toolbar className={styles.filters} label={translate('menu_filter.label')}>
          <button type="button" className={looks.chip} aria-haspopup="dialog" onClick={() => setOpen(true)}>
            <Icon path={moreIcons.slidersHorizontalIcon} size="small" />
            {chosen > 0 ? translate('menu_filter.all_on', { count: chosen }) : translate('menu_filter.all')}
          </button>
          {vm.hasProfile && (
            <Chip isOn={choice.isForMe} onToggle={() => vm.apply({ isForMe: !choice.isForMe })}>
              {translate('menu_filter.fits')} <Count of={vm.forMe} />
            </Chip>
          )}
          {diets.map((offer) => (
            <Chip
              key={offer.value}
              isOn={offer.isOn}
              onToggle={() => vm.apply({ diets: toggled(choice.diets, offer.value) })}
            >
              {translate(`diet.${offer.value}`)} <Count of={offer} />
            </Chip>
          ))}
          {allergens.map((offer) => (
            <Chip
              key={offer.value}
              isOn={offer.isOn}
              onToggle={() => vm.apply({ without: toggled(choice.without, offer.value) })}
            >
              {translate('menu_filter.without', { allergen: toList([translate(`allergen.${offer.value}`)]) })}{' '}
              <Count of={offer} />
            </Chip>
          ))}
        </Toolbar>
      </div>
      <div className={styles.left} data-on={vm.isFiltered || undefined}>
        <p role="status">{vm.isFiltered && translate('menu_filter.shown', { shown: vm.shown, total })}</p>
        {vm.isFiltered && (
          <Button look="text" onClick={vm.clear}>
            {translate('menu_filter.clear')}
          </Button>
        )}
      </div>
      {isOpen && <MenuFilterSheet vm={vm} onClose={() => setOpen(false)} />}
    </div>
  );
});

function Count({ of: { count } }: { readonly of: Offered<unknown> }) {
  return <bdi className={styles.count}>{count}</bdi>;
}
