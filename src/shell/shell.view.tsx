import { observer } from 'mobx-react-lite';
import { useService, useViewModel } from '../di/index.ts';
import { AddressLayer } from '../features/addresses/index.ts';
import { Announcer } from '../features/announcer/index.ts';
import { CART, CartLayer } from '../features/cart/index.ts';
import { CURRENCY_VIEW_MODEL, CurrencyPicker } from '../features/currency/index.ts';
import { LIKED_VIEW_MODEL } from '../features/liked/index.ts';
import { NOW_VIEW_MODEL } from '../features/now/index.ts';
import { LOCALE_VIEW_MODEL, LanguagePicker } from '../features/locale/index.ts';
import { REFERENCE_VIEW_MODEL } from '../features/reference/index.ts';
import { SESSION_VIEW_MODEL } from '../features/session/index.ts';
import { Toasts } from '../features/toasts/index.ts';
import { useTranslate } from '../i18n/index.ts';
import { PAGES } from '../routes/index.ts';
import { RouteOutlet } from './route-outlet.view.tsx';
import { useAttachNavigator } from '../routes/use-attach-navigator.ts';
import { OpenSheets } from '../ui/sheet/index.ts';
import { ResizingProvider } from '../ui/picture/index.ts';
import styles from './shell.module.scss';
import { BackHeader } from './back-header.view.tsx';
import { Drawer } from './drawer.view.tsx';
import { Footer } from './served-footer.ts';
import { Header } from './header.view.tsx';
import { ProgressBar } from './progress-bar.view.tsx';

/** The parts of the app around the page. */
export const Shell = observer(function Shell() {
  const translate = useTranslate();
  const pages = useService(PAGES);
  const locale = useService(LOCALE_VIEW_MODEL);
  const currency = useService(CURRENCY_VIEW_MODEL);
  useViewModel(REFERENCE_VIEW_MODEL);
  useViewModel(SESSION_VIEW_MODEL);
  useViewModel(LIKED_VIEW_MODEL);
  useViewModel(NOW_VIEW_MODEL);
  useViewModel(CART);
  const { settings } = useService(REFERENCE_VIEW_MODEL);
  useAttachNavigator();
  return (
    <ResizingProvider value={settings.extensions.includes('images')}>
      <OpenSheets>
        <a className={styles.skip} href="#main">
          {translate('header.skip')}
        </a>
        {pages.chrome === 'full' ? <Header /> : <BackHeader />}
        <AddressLayer />
        <LanguagePicker />
        <CurrencyPicker />
        <Drawer />
        <main id="main" tabIndex={-1} className={styles.main}>
          <ProgressBar isActive={pages.isMoving || locale.isSwitching || currency.isSwitching} />
          <RouteOutlet />
        </main>
        {pages.chrome === 'full' && <Footer settings={settings} />}
        <CartLayer hasDock={pages.chrome === 'full'} />
        <Toasts />
        <Announcer />
      </OpenSheets>
    </ResizingProvider>
  );
});
