import { useEffect, useState } from 'react';
import { TOAST_MS } from '@domain/appearance/index.ts';
import { useTranslate } from '../../i18n/index.ts';
import { IconButton } from '../../ui/button/index.ts';
import { Icon } from '../../ui/icon/index.ts';
import * as icons from '../../ui/icon/icons.data.ts';
import type { Toast, ToastsViewModel } from './toasts.view-model.ts';
import styles from './toast-card.module.scss';

const ICON = {
  success: icons.checkIcon,
  warning: icons.triangleAlertIcon,
  error: icons.circleAlertIcon,
  info: icons.infoIcon,
} as const;

type ToastCardProps = { readonly toast: Toast; readonly close: ToastsViewModel['close'] };

/** One notice: closes by itself unless it is pointed at or holds the focus. */
export function ToastCard({ toast, close }: ToastCardProps) {
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
