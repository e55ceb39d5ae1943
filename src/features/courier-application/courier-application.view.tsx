import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import type { ApplicationState } from '@domain/couriers/index.ts';
import { useTranslate } from '../../i18n/index.ts';
import { AppLink, signInPath } from '../../routes/index.ts';
import { buttonAttributes } from '../../ui/button/index.ts';
import { lazyView } from '../../ui/lazy/index.ts';
import { Skeleton } from '../../ui/skeleton/index.ts';
import { FailureState } from '../failure/index.ts';
import styles from './courier-application.module.scss';
import type { CourierApplicationViewModel } from './courier-application.view-model.ts';

type Props = { readonly vm: CourierApplicationViewModel };

function Waiting() {
  const translate = useTranslate();
  return (
    <div role="status" aria-label={translate('progress')} className={styles.part}>
      <Skeleton shape="title" />
      <Skeleton shape="row" />
    </div>
  );
}

const CourierForm = lazyView(
  () => import('./courier-form.view.tsx').then((module) => module.CourierFormView),
  <Waiting />,
);

/** COURIER-7: applying to become a courier, and what became of it. */
export const CourierApplicationView = observer(function CourierApplicationView({ vm }: Props) {
  const translate = useTranslate();
  switch (vm.phase) {
    case 'guest':
      return (
        <section className={styles.card} aria-labelledby="deliver-apply">
          <h2 id="deliver-apply">{translate('deliver.apply')}</h2>
          <p>{translate('deliver.apply_guest')}</p>
          <AppLink
            to={signInPath({ path: '/deliver', search: '' })}
            {...buttonAttributes({ look: 'main', size: 'big' })}
          >
            {translate('deliver.sign_in')}
          </AppLink>
        </section>
      );
    case 'loading':
      return <Waiting />;
    case 'failed':
      return vm.failure && <FailureState failure={vm.failure} onRetry={() => void vm.load()} />;
    case 'other':
      return (
        <p className={styles.card} role="note">
          {translate('deliver.other_role')}
        </p>
      );
    case 'form':
      return (
        <>
          {vm.state?.status === 'canceled' && <Standing vm={vm} state={vm.state} status="canceled" />}
          <CourierForm vm={vm} />
        </>
      );
    case 'sent':
      return vm.state?.status && <Standing vm={vm} state={vm.state} status={vm.state.status} />;
  }
});

type StandingProps = Props & {
  readonly state: ApplicationState;
  readonly status: NonNullable<ApplicationState['status']>;
};

/** What became of an application, and the way on. */
const Standing = observer(function Standing({ vm, state, status }: StandingProps) {
  const translate = useTranslate();
  const heading = useRef<HTMLHeadingElement>(null);
  const { sendings } = vm;
  // The form has gone with the button that was pressed.
  useEffect(() => {
    if (sendings > 0) heading.current?.focus();
  }, [sendings]);
  return (
    <section className={styles.card} aria-labelledby="deliver-state">
      <h2 id="deliver-state" ref={heading} tabIndex={-1}>
        {translate('deliver.state')}
      </h2>
      <p role="status">{translate(`deliver.${status}`)}</p>
      {status === 'canceled' && state.note !== undefined && (
        <>
          <h3>{translate('seller.reason')}</h3>
          <blockquote dir="auto">{state.note}</blockquote>
        </>
      )}
      {status === 'approved' && (
        <AppLink to="/courier" {...buttonAttributes({ look: 'main' })}>
          {translate('deliver.open')}
        </AppLink>
      )}
    </section>
  );
});
