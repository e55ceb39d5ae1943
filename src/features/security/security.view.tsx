import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import type { OwnSession } from '@domain/identity/index.ts';
import { useTranslate } from '../../i18n/index.ts';
import { AppLink } from '../../routes/index.ts';
import { Badge } from '../../ui/badge/index.ts';
import { Button, buttonAttributes } from '../../ui/button/index.ts';
import { Icon } from '../../ui/icon/index.ts';
import { monitorSmartphoneIcon } from '../../ui/icon/panel-icons.data.ts';
import { Skeleton } from '../../ui/skeleton/index.ts';
import { AccountLayout } from '../account/index.ts';
import { FailureState } from '../failure/index.ts';
import { LinkedProvidersView } from './linked-providers.view.tsx';
import { PasskeysView } from './passkeys.view.tsx';
import styles from './security.module.scss';
import type { SecurityViewModel } from './security.view-model.ts';

type SecurityProps = {
  readonly vm: Pick<
    SecurityViewModel,
    | 'passkeys'
    | 'linked'
    | 'sessions'
    | 'failure'
    | 'ending'
    | 'isWhole'
    | 'hasOthers'
    | 'load'
    | 'nameOf'
    | 'usedText'
    | 'sinceText'
    | 'end'
    | 'endOthers'
  >;
};

export const SecurityView = observer(function SecurityView({ vm }: SecurityProps) {
  const translate = useTranslate();
  return (
    <AccountLayout current="/settings/security">
      <div className={styles.page}>
        <h1 tabIndex={-1}>{translate('sessions.title')}</h1>
        <p className={styles.lead}>{translate('sessions.lead')}</p>
        {vm.isWhole ? <Parts vm={vm} /> : <Waiting />}
      </div>
    </AccountLayout>
  );
});

function Waiting() {
  const translate = useTranslate();
  return (
    <div role="status" aria-label={translate('progress')} className={styles.section}>
      <Skeleton shape="row" />
      <Skeleton shape="row" />
      <Skeleton shape="row" />
    </div>
  );
}

const Parts = observer(function Parts({ vm }: SecurityProps) {
  const translate = useTranslate();
  return (
    <>
      <Sessions vm={vm} />
      <LinkedProvidersView vm={vm.linked} />
      <PasskeysView vm={vm.passkeys} />
      {!vm.linked.isOffered && (
        <AppLink to="/update-password?next=%2Fsettings%2Fsecurity" {...buttonAttributes({ look: 'outline' })}>
          {translate('menu.password')}
        </AppLink>
      )}
    </>
  );
});

const Sessions = observer(function Sessions({ vm }: SecurityProps) {
  const translate = useTranslate();
  const { sessions, failure } = vm;
  if (failure && !sessions) return <FailureState failure={failure} onRetry={() => void vm.load()} />;
  if (!sessions) return null;
  return (
    <>
      <ul className={styles.list}>
        {sessions.map((session) => (
          <Row key={session.id} vm={vm} session={session} />
        ))}
      </ul>
      {vm.hasOthers ? (
        <Button look="main" isBusy={vm.ending === 'others'} onClick={() => void vm.endOthers()}>
          {translate('sessions.end_others')}
        </Button>
      ) : (
        <p className={styles.lead}>{translate('sessions.only')}</p>
      )}
    </>
  );
});

const Row = observer(function Row({ vm, session }: SecurityProps & { readonly session: OwnSession }) {
  const translate = useTranslate();
  const name = useId();
  return (
    <li className={styles.session}>
      <Icon path={monitorSmartphoneIcon} />
      <div>
        <p id={name} className={styles.name}>
          {vm.nameOf(session.device)}
        </p>
        <p className={styles.facts}>{vm.usedText(session)}</p>
        <p className={styles.facts}>{vm.sinceText(session)}</p>
      </div>
      {session.isCurrent ? (
        <Badge tone="positive">{translate('sessions.current')}</Badge>
      ) : (
        <Button aria-describedby={name} isBusy={vm.ending === session.id} onClick={() => void vm.end(session)}>
          {translate('sessions.end')}
        </Button>
      )}
    </li>
  );
});
