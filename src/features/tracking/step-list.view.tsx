import type { ProgressStep } from '@domain/orders/index.ts';
import { useId } from 'react';
import { useTranslate } from '../../i18n/index.ts';
import { Icon } from '../../ui/icon/index.ts';
import styles from './tracking.module.scss';

type StepListProps = {
  readonly steps: readonly (ProgressStep & {
    readonly icon: string;
    readonly name: string;
    /** When it was reached; `undefined` before, or where that is not known. */
    readonly time: string | undefined;
  })[];
};

/** The steps of an order or a parcel, with the times at which they were reached. */
export function StepList({ steps }: StepListProps) {
  const translate = useTranslate();
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{translate('order.progress')}</h2>
      <ol className={styles.timeline}>
        {steps.map(({ step, state, icon, name, time }) => (
          <li key={step} data-state={state} aria-current={state === 'now' ? 'step' : undefined}>
            <span className={styles.dot}>
              <Icon path={icon} size="small" />
            </span>
            <span>{name}</span>
            {time !== undefined && <time>{time}</time>}
          </li>
        ))}
      </ol>
    </section>
  );
}
