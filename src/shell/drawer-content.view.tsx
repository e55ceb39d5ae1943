import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useService } from '../di/index.ts';
import type { Currency } from '@domain/pricing/index.ts';
import { CURRENCY_POPOVER } from '../features/currency/index.ts';
import { LANGUAGE_POPOVER, LOCALE_VIEW_MODEL } from '../features/locale/index.ts';
import { THEME_VIEW_MODEL, ThemeName } from '../features/theme/index.ts';
import { useTranslate } from '../i18n/index.ts';
import { AppLink, signInPath } from '../routes/index.ts';
import { Icon } from '../ui/icon/index.ts';
import * as icons from '../ui/icon/icons.data.ts';
import * as moreIcons from '../ui/icon/more-icons.data.ts';
import { menuItemClass, MenuList } from '../ui/menu/index.ts';
import { ContentLinks } from './content-links.view.tsx';
import styles from './drawer.module.scss';
import { AccountLinks } from './lazy-account-links.ts';

type DrawerContentProps = {
  /** What its text depends on: a change before its code has come renders it again instead of hydrating it. */
  readonly isSignedIn: boolean;
  readonly currency: Currency | undefined;
  readonly onFollow: () => void;
  /** Called once the buttons react to presses. */
  readonly onAlive: () => void;
};

/** LAYOUT-6: what the drawer offers. */
export const DrawerContent = observer(function DrawerContent({
  isSignedIn,
  currency,
  onFollow,
  onAlive,
}: DrawerContentProps) {
  const translate = useTranslate();
  const locale = useService(LOCALE_VIEW_MODEL);
  const theme = useService(THEME_VIEW_MODEL);
  const { pathname, search } = useLocation();
  const language = locale.options.find((option) => option.locale === locale.language);
  useEffect(onAlive, [onAlive]);
  return (
    <>
      {isSignedIn ? (
        <AccountLinks onFollow={onFollow} />
      ) : (
        <MenuList>
          <li>
            <AppLink to={signInPath({ path: pathname, search })} className={menuItemClass} onClick={onFollow}>
              <Icon path={moreIcons.logInIcon} points />
              {translate('header.sign_in')}
            </AppLink>
          </li>
          <li>
            <AppLink to="/liked" className={menuItemClass} onClick={onFollow}>
              <Icon path={icons.heartIcon} />
              {translate('menu.liked')}
            </AppLink>
          </li>
        </MenuList>
      )}
      <hr />
      <MenuList>
        <li>
          <button type="button" className={menuItemClass} popoverTarget={LANGUAGE_POPOVER}>
            <Icon path={icons.globeIcon} />
            {translate('header.language')}
            <span className={styles.now}>{language?.title ?? locale.language}</span>
          </button>
        </li>
        {currency && (
          <li>
            <button type="button" className={menuItemClass} popoverTarget={CURRENCY_POPOVER}>
              <Icon path={moreIcons.coinsIcon} />
              {translate('header.currency')}
              <span className={styles.now}>
                <bdi>{`${currency.symbol} ${currency.title}`}</bdi>
              </span>
            </button>
          </li>
        )}
        <li>
          <button type="button" className={menuItemClass} onClick={theme.toggle}>
            <Icon path={icons.moonIcon} />
            <ThemeName />
          </button>
        </li>
      </MenuList>
      <hr />
      <div className={styles.links}>
        <ContentLinks onFollow={onFollow} />
      </div>
    </>
  );
});
