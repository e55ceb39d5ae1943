import type { ReactNode } from 'react';
import type { Instant } from '@domain/kernel/clock.port.ts';
import type { Arrival } from '@domain/orders/index.ts';
import { useTranslate } from '../../i18n/index.ts';
import styles from './tracking.module.scss';

type ArrivalTimesProps = {
  readonly arrival: Arrival;
  readonly timeText: (at: Instant) => string;
  /** How many minutes are left. */
  readonly children?: ReactNode;
};

/** When the courier arrives, and at the latest; once late, the promised time is struck through. */
export function ArrivalTimes({ arrival: { from, to, latest, isLate }, timeText, children }: ArrivalTimesProps) {
  const translate = useTranslate();
  return (
    <dl className={styles.arrival}>
      <div>
        <dt>{translate(isLate ? 'order.new_time' : 'order.arrives')}</dt>
        <dd className={styles.window}>
          <bdi dir="ltr">{from === to ? timeText(from) : `${timeText(from)}–${timeText(to)}`}</bdi>
        </dd>
        {children !== undefined && <dd className={styles.left}>{children}</dd>}
      </div>
      {latest !== undefined && (
        <div>
          <dt>{translate(isLate ? 'order.promised' : 'order.latest')}</dt>
          <dd>{isLate ? <s>{timeText(latest)}</s> : timeText(latest)}</dd>
        </div>
      )}
    </dl>
  );
}
