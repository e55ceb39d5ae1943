import { observer } from 'mobx-react-lite';
import { createPortal } from 'react-dom';
import { useService } from '../../di/index.ts';
import { lazyView } from '../../ui/lazy/index.ts';
import { useTopSheet } from '../../ui/sheet/index.ts';
import { loadToastCard } from './load-toast-card.ts';
import { TOASTS_VIEW_MODEL } from './toasts.tokens.ts';
import type { Toast, ToastsViewModel } from './toasts.view-model.ts';
import styles from './toasts.module.scss';

/** Loads with the first notice, and some seconds after every start, for notices without a connection. */
const ToastCard = lazyView(loadToastCard, null, ({ toast }) => <p className={styles.bare}>{toast.text}</p>);

type ToastsProps = { readonly vm: Pick<ToastsViewModel, 'toasts' | 'close'> };

/**
 * Within an open sheet where there is one: it makes the rest of the page inert. The regions of the page stay for later.
 */
export const ToastsView = observer(function ToastsView({ vm }: ToastsProps) {
  const { toasts, close } = vm;
  const sheet = useTopSheet();
  return (
    <>
      <ToastRegions toasts={sheet ? NO_TOASTS : toasts} close={close} />
      {sheet && createPortal(<ToastRegions toasts={toasts} close={close} isInSheet />, sheet)}
    </>
  );
});

const NO_TOASTS: readonly Toast[] = [];

type RegionsProps = Pick<ToastsViewModel, 'toasts' | 'close'> & { readonly isInSheet?: boolean };

function ToastRegions({ toasts, close, isInSheet = false }: RegionsProps) {
  const isUrgent = (toast: Toast): boolean => toast.kind === 'error' || toast.kind === 'warning';
  return (
    <div className={styles.toasts} data-in-sheet={isInSheet || undefined}>
      <div role="status" aria-live="polite">
        {toasts
          .filter((toast) => !isUrgent(toast))
          .map((toast) => (
            <ToastCard key={toast.id} toast={toast} close={close} />
          ))}
      </div>
      <div role="alert" aria-live="assertive">
        {toasts.filter(isUrgent).map((toast) => (
          <ToastCard key={toast.id} toast={toast} close={close} />
        ))}
      </div>
    </div>
  );
}

export function Toasts() {
  return <ToastsView vm={useService(TOASTS_VIEW_MODEL)} />;
}
