import { observer } from 'mobx-react-lite';
import type { ComponentProps, ReactNode } from 'react';
import { useTranslate } from '../../i18n/index.ts';
import { Skeleton } from '../../ui/skeleton/index.ts';
import { FailureState } from './failure-state.view.tsx';
import { ListEnd } from './list-end.view.tsx';

type Item = { readonly id: number };

type PagedListProps<Listed extends Item> = {
  readonly list: ComponentProps<typeof ListEnd>['list'] & { readonly items: readonly Listed[] };
  /** Replaces a list without items. */
  readonly empty: ReactNode;
  readonly children: (item: Listed) => ReactNode;
};

/** ERROR-6: a page's paged list of rows with all its states: loading, failed, empty, and more to load. */
export const PagedList = observer(function PagedList<Listed extends Item>({
  list,
  empty,
  children,
}: PagedListProps<Listed>) {
  const translate = useTranslate();
  const { items, isLoading, failure } = list;
  if (items.length === 0 && failure) return <FailureState failure={failure} onRetry={() => list.reload()} />;
  if (items.length === 0 && isLoading)
    return (
      <div role="status" aria-label={translate('progress')}>
        <Skeleton shape="row" />
        <Skeleton shape="row" />
      </div>
    );
  if (items.length === 0) return empty;
  return (
    <>
      <ul>
        {items.map((item) => (
          <li key={item.id}>{children(item)}</li>
        ))}
      </ul>
      <ListEnd list={list} label={translate('list.more')} />
    </>
  );
});
