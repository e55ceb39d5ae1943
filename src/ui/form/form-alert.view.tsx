import type { ReactNode } from 'react';
import { Icon } from '../icon/index.ts';
import * as icons from '../icon/icons.data.ts';
import styles from './form-alert.module.scss';

/** Why a form could not be sent, where no single field is wrong; receives the focus then. */
export function FormAlert({ children }: { readonly children: ReactNode }) {
  return (
    <p role="alert" tabIndex={-1} className={styles.alert}>
      <Icon path={icons.circleAlertIcon} />
      <span>{children}</span>
    </p>
  );
}
