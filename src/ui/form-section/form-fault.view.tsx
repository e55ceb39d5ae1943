import type { ReactNode } from 'react';
import { Icon } from '../icon/index.ts';
import * as icons from '../icon/icons.data.ts';
import styles from './form-section.module.scss';

/** What is missing or wrong; takes the focus when the form was refused. */
export function FormFault({ children }: { readonly children: ReactNode }) {
  return (
    <p className={styles.fault} role="alert" tabIndex={-1}>
      <Icon path={icons.circleAlertIcon} size="small" />
      <span>{children}</span>
    </p>
  );
}
