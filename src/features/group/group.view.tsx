import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useTranslate } from '../../i18n/index.ts';
import { Skeleton } from '../../ui/skeleton/index.ts';
import { FailureState } from '../failure/index.ts';
import { GroupJoin } from './group-join.view.tsx';
import { GroupLive } from './group-live.view.tsx';
import { GroupOrdered } from './group-ordered.view.tsx';
import { GroupReleased } from './group-released.view.tsx';
import { GroupStart } from './group-start.view.tsx';
import { GroupStopped } from './group-stopped.view.tsx';
import styles from './group.module.scss';
import type { GroupViewModel } from './group.view-model.ts';

type GroupViewProps = { readonly vm: GroupViewModel };

/** A group order, from its start to who owes what. */
export const GroupView = observer(function GroupView({ vm }: GroupViewProps) {
  const { hash, search } = useLocation();
  const secret = hash.slice(1) || undefined;
  useEffect(() => void vm.open(secret), [vm, secret, search]);
  return (
    <div className={styles.page}>
      <Content vm={vm} />
    </div>
  );
});

const Content = observer(function Content({ vm }: GroupViewProps) {
  const translate = useTranslate();
  if (vm.failure) return <FailureState failure={vm.failure} onRetry={vm.retry} level={1} />;
  switch (vm.phase) {
    case 'start':
      return <GroupStart vm={vm} />;
    case 'join':
      return <GroupJoin vm={vm} />;
    case 'live':
      return <GroupLive vm={vm} />;
    case 'released':
      return <GroupReleased vm={vm} />;
    case 'ordered':
      return <GroupOrdered vm={vm} />;
    case 'stopped':
      return <GroupStopped vm={vm} />;
    case 'loading':
      return (
        <div role="status" aria-label={translate('progress')}>
          <Skeleton shape="title" />
          <Skeleton shape="row" />
          <Skeleton shape="row" />
        </div>
      );
  }
});
