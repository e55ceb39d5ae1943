import { observer } from 'mobx-react-lite';
import { useLayoutEffect, useRef } from 'react';
import { useTranslate } from '../../i18n/index.ts';
import { focusWhenThere } from '../../ui/focus/index.ts';
import { lazyView } from '../../ui/lazy/index.ts';
import { Skeleton } from '../../ui/skeleton/index.ts';
import { FailureState } from '../failure/index.ts';
import { SellerStart } from './seller-start.view.tsx';
import styles from './seller.module.scss';
import type { SellerViewModel } from './seller.view-model.ts';

type Props = { readonly vm: SellerViewModel };

function Waiting() {
  const translate = useTranslate();
  return (
    <div role="status" aria-label={translate('progress')} className={styles.page}>
      <Skeleton shape="title" />
      <Skeleton shape="row" />
      <Skeleton shape="row" />
      <Skeleton shape="cover" />
    </div>
  );
}

const SellerForm = lazyView(() => import('./seller-form.view.tsx').then((module) => module.SellerForm), <Waiting />);
const SellerState = lazyView(() => import('./seller-state.view.tsx').then((module) => module.SellerState), <Waiting />);

/** ACCOUNT-7, ROUTE-9: becoming a seller. */
export const SellerView = observer(function SellerView({ vm }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const { phase, step } = vm;
  const { failures } = vm.sending;
  const shown = `${phase} ${step}`;
  const seen = useRef({ shown, failures });
  // The heading of a new part of the page takes the focus, or the first fault in it: at once, before a key is pressed.
  useLayoutEffect(() => {
    const before = seen.current;
    seen.current = { shown, failures };
    if (before.shown === shown && before.failures === failures) return;
    const part = place.current;
    if (!part) return;
    return focusWhenThere(
      part,
      () =>
        (failures > before.failures && part.querySelector<HTMLElement>(FAULTS)) ||
        part.querySelector<HTMLElement>('h1'),
    );
  }, [shown, failures]);
  return <div ref={place}>{partOf(vm)}</div>;
});

const FAULTS = '[aria-invalid="true"], [role="alert"][tabindex]';

const partOf = (vm: SellerViewModel) => {
  const { phase, live } = vm;
  switch (phase) {
    case 'guest':
    case 'start':
      return <SellerStart vm={vm} />;
    case 'loading':
      return <Waiting />;
    case 'failed':
      return live.failure && <FailureState failure={live.failure} onRetry={() => live.reload()} level={1} />;
    case 'form':
      return <SellerForm vm={vm} />;
    case 'sent':
      return <SellerState vm={vm} />;
  }
};
