import { observer } from 'mobx-react-lite';
import { useService } from '../../di/index.ts';
import { useTranslate } from '../../i18n/index.ts';
import { NEWS_SHEET } from '../content/index.ts';
import { FailureState } from '../failure/index.ts';
import { HOME_VIEWS } from './home.tokens.ts';
import type { HomeViewModel } from './home.view-model.ts';
import styles from './home.module.scss';

/** LAYOUT-2: the home page in its current variant, with a page title and the news. */
export const HomeView = observer(function HomeView({ vm }: { readonly vm: HomeViewModel }) {
  const translate = useTranslate();
  const NewsSheet = useService(NEWS_SHEET);
  const views = useService(HOME_VIEWS);
  const Variant = vm.variant && views.viewOf(vm.variant);
  // A full reload also loads a newer build, whose files have other names.
  if (vm.hasFailed)
    return <FailureState failure={{ kind: 'unreachable' }} onRetry={() => location.reload()} level={1} />;
  return (
    <div>
      <h1 className={styles.heading} tabIndex={-1}>
        {translate('home.heading')}
      </h1>
      {Variant && <Variant vm={vm} />}
      {vm.news && <NewsSheet news={vm.news} onClose={vm.closeNews} />}
    </div>
  );
});
