import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useTranslate } from '../../i18n/index.ts';
import { lazyView } from '../../ui/lazy/index.ts';
import { Skeleton } from '../../ui/skeleton/index.ts';
import { FailureState } from '../failure/index.ts';
import styles from './group.module.scss';
import type { GroupViewModel } from './group.view-model.ts';

type GroupViewProps = { readonly vm: GroupViewModel };

/** Each phase is code of its own: a device sees one or two of them. */
const GroupJoin = lazyView(() => import('./group-join.view.tsx').then((module) => module.GroupJoin), <Waiting />);
const GroupLive = lazyView(() => import('./group-live.view.tsx').then((module) => module.GroupLive), <Waiting />);
const GroupOrdered = lazyView(
  () => import('./group-ordered.view.tsx').then((module) => module.GroupOrdered),
  <Waiting />,
);
const GroupReleased = lazyView(
  () => import('./group-released.view.tsx').then((module) => module.GroupReleased),
  <Waiting />,
);
const GroupStart = lazyView(() => import('./group-start.view.tsx').then((module) => module.GroupStart), <Waiting />);
const GroupStopped = lazyView(
  () => import('./group-stopped.view.tsx').then((module) => module.GroupStopped),
  <Waiting />,
);

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
      return <Waiting />;
  }
});

function Waiting() {
  const translate = useTranslate();
  return (
    <>
      <p className={styles.plain}>{translate('group.no_script')}</p>
      <div role="status" aria-label={translate('progress')} className={styles.waiting}>
        <Skeleton shape="title" />
        <Skeleton shape="row" />
        <Skeleton shape="row" />
      </div>
    </>
  );
}
