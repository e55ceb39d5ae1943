import { observer } from 'mobx-react-lite';
import { layoutOf } from '@domain/settings/index.ts';
import { useService } from '../di/index.ts';
import { AddressSelector } from '../features/addresses/index.ts';
import { CartButton } from '../features/cart/index.ts';
import { CURRENCY_POPOVER, CURRENCY_VIEW_MODEL } from '../features/currency/index.ts';
import { LANGUAGE_POPOVER, LOCALE_VIEW_MODEL } from '../features/locale/index.ts';
import { REFERENCE_VIEW_MODEL } from '../features/reference/index.ts';
import { SearchBox } from '../features/search/index.ts';
import { ThemeToggle } from '../features/theme/index.ts';
import { useTranslate } from '../i18n/index.ts';
import { iconButtonAttributes } from '../ui/button/index.ts';
import { Icon } from '../ui/icon/index.ts';
import * as icons from '../ui/icon/icons.data.ts';
import { AccountEntry } from './account-entry.view.tsx';
import { DRAWER_ID } from './drawer.view.tsx';
import styles from './header.module.scss';
import { Logo } from './logo.view.tsx';

/**
 * LAYOUT-3: the header of every page; on a phone the preferences move into the drawer. LAYOUT-1: both layouts have the
 * same parts, in other places.
 */
export const Header = observer(function Header() {
  const translate = useTranslate();
  const locale = useService(LOCALE_VIEW_MODEL);
  const currency = useService(CURRENCY_VIEW_MODEL);
  const { settings } = useService(REFERENCE_VIEW_MODEL);
  const languageTitle = locale.options.find((option) => option.locale === locale.language)?.title ?? locale.language;
  return (
    <header className={styles.header} data-layout={layoutOf(settings.uiType)}>
      <div className={styles.inner}>
        <Logo />
        <AddressSelector />
        <div className={styles.search}>
          <SearchBox />
        </div>
        <div className={styles.tools}>
          <div className={styles.preferences}>
            <ThemeToggle />
            <button
              type="button"
              className={styles.tool}
              popoverTarget={LANGUAGE_POPOVER}
              aria-label={translate('header.language_now', { language: languageTitle })}
            >
              <Icon path={icons.globeIcon} />
              <span aria-hidden="true">{locale.language.toUpperCase()}</span>
            </button>
            {currency.current && (
              <button
                type="button"
                className={styles.tool}
                popoverTarget={CURRENCY_POPOVER}
                aria-label={translate('header.currency_now', { currency: currency.current.title })}
              >
                <bdi aria-hidden="true">{`${currency.current.symbol} ${currency.current.title}`}</bdi>
                <Icon path={icons.chevronDownIcon} size="small" />
              </button>
            )}
          </div>
          <CartButton />
          <AccountEntry />
          <button
            type="button"
            {...iconButtonAttributes()}
            data-phone
            popoverTarget={DRAWER_ID}
            aria-label={translate('header.menu')}
          >
            <Icon path={icons.menuIcon} />
          </button>
        </div>
      </div>
    </header>
  );
});
