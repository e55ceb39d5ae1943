import { observer } from 'mobx-react-lite';
import { PLACEHOLDERS } from '@domain/search/index.ts';
import { useService } from '../../di/index.ts';
import { useTranslate } from '../../i18n/index.ts';
import { CardGrid, CardPlaceholders } from '../../ui/card-grid/index.ts';
import { FailureState } from '../failure/index.ts';
import styles from './shop-list.module.scss';
import { LIST_VIEWS } from './shop-list.tokens.ts';
import type { ShopListViewModel } from './shop-list.view-model.ts';

/** The list or the results of a search, whichever the address asks for. */
export const ShopListView = observer(function ShopListView({ vm }: { readonly vm: ShopListViewModel }) {
  const translate = useTranslate();
  const views = useService(LIST_VIEWS);
  const { content } = vm;
  const Content = views.loaded[content];
  // A full reload also loads a newer build, whose files have other names.
  return (
    <div className={styles.page}>
      {Content ? (
        <Content vm={vm} />
      ) : views.failed === content ? (
        <FailureState failure={{ kind: 'unreachable' }} onRetry={() => location.reload()} level={1} />
      ) : (
        <>
          <h1 tabIndex={-1}>{vm.heading(translate)}</h1>
          <CardGrid isBusy>
            <CardPlaceholders count={PLACEHOLDERS} />
          </CardGrid>
        </>
      )}
    </div>
  );
});
