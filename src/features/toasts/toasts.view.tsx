import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { TOAST_MS } from '@domain/appearance/index.ts';
import { useService } from '../../di/index.ts';
import { useTranslate } from '../../i18n/index.ts';
import { IconButton } from '../../ui/button/index.ts';
import { Icon } from '../../ui/icon/index.ts';
import * as icons from '../../ui/icon/icons.data.ts';
import { useTopSheet } from '../../ui/sheet/index.ts';
import { TOASTS_VIEW_MODEL } from './toasts.tokens.ts';
import type { Toast, ToastsViewModel } from './toasts.view-model.ts';
import styles from './toasts.module.scss';

const ICON = {
  success: icons.checkIcon,
  warning: icons.triangleAlertIcon,
  error: icons.circleAlertIcon,
  info: icons.infoIcon,
} as const;

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

function ToastCard({ toast, close }: { readonly toast: Toast; readonly close: ToastsViewModel['close'] }) {
  const translate = useTranslate();
  const [isHeld, setHeld] = useState(false);

  useEffect(() => {
    if (isHeld) return;
    const timer = setTimeout(close, TOAST_MS, toast.id);
    return () => clearTimeout(timer);
  }, [isHeld, close, toast.id]);

  return (
    <div
      className={styles.toast}
      data-kind={toast.kind}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Icon path={ICON[toast.kind]} />
      <p>{toast.text}</p>
      {toast.action && (
        <button
          type="button"
          onClick={() => {
            toast.action?.run();
            close(toast.id);
          }}
        >
          {toast.action.label}
        </button>
      )}
      <IconButton icon={icons.xIcon} label={translate('toast.close')} onClick={() => close(toast.id)} />
    </div>
  );
}

export function Toasts() {
  return <ToastsView vm={useService(TOASTS_VIEW_MODEL)} />;
}
