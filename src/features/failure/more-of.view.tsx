import { observer } from 'mobx-react-lite';
import type { ComponentProps } from 'react';
import type { RemoteFailure } from '@domain/kernel/remote-failure.ts';
import { useTranslate } from '../../i18n/index.ts';
import { LoadMore } from '../../ui/more/index.ts';
import { failureText } from './failure.messages.ts';

/** As much of an endless list as its end needs. */
type Endless = {
  readonly hasMore: boolean;
  readonly isLoading: boolean;
  readonly failure: RemoteFailure | undefined;
  loadMore(): void;
  renew(): void;
};

type MoreOfProps = { readonly list: Endless; readonly label: string } & Pick<ComponentProps<typeof LoadMore>, 'scroller' | 'isPressOnly'>;

/** SEARCH-5, ERROR-6: the end of a list of which some is shown. One button loads more, waits and tries again, so the focus stays. */
export const MoreOf = observer(function MoreOf({ list, label, ...rest }: MoreOfProps) {
  const translate = useTranslate();
  const { failure } = list;
  if (!list.hasMore) return null;
  return (
    <LoadMore
      {...rest}
      label={failure ? translate('error.try_again') : label}
      failure={failure && failureText(failure, translate)}
      isBusy={list.isLoading}
      onMore={() => (failure ? list.renew() : list.loadMore())}
    />
  );
});
