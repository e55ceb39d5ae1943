import { observer } from 'mobx-react-lite';
import type { ComponentProps } from 'react';
import type { RemoteFailure } from '@domain/kernel/remote-failure.ts';
import { useTranslate } from '../../i18n/index.ts';
import { LoadMore } from '../../ui/more/index.ts';
import { failureText } from './failure.messages.ts';

/** The part of an endless list that its end needs. */
type Endless = {
  readonly hasMore: boolean;
  readonly isLoading: boolean;
  readonly failure: RemoteFailure | undefined;
  loadMore(): void;
  reload(): void;
};

type ListEndProps = { readonly list: Endless; readonly label: string } & Pick<
  ComponentProps<typeof LoadMore>,
  'scroller' | 'reserved' | 'isPressOnly'
>;

/**
 * SEARCH-5, ERROR-6: the end of a paged list. One button loads more, shows progress and retries, so it keeps the focus.
 */
export const ListEnd = observer(function ListEnd({ list, label, ...rest }: ListEndProps) {
  const translate = useTranslate();
  const { failure } = list;
  if (!list.hasMore) return null;
  return (
    <LoadMore
      {...rest}
      label={failure ? translate('error.try_again') : label}
      failure={failure && failureText(failure, translate)}
      isBusy={list.isLoading}
      onMore={() => (failure ? list.reload() : list.loadMore())}
    />
  );
});
