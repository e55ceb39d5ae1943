import { observer } from 'mobx-react-lite';
import type { ProgressStep, Step } from '@domain/orders/index.ts';
import { useId } from 'react';
import { useTranslate } from '../../i18n/index.ts';
import { Icon } from '../../ui/icon/index.ts';
import styles from './tracking.module.scss';

type StepListProps = {
  readonly steps: readonly ProgressStep[];
  readonly icons: Readonly<Record<Step, string>>;
  readonly nameOf: (step: Step) => string;
  /** When a step was reached; `undefined` where that is not known. */
  readonly timeOf: (step: Step) => string | undefined;
};

/** The steps of an order or a parcel, with the times at which they were reached. */
export const StepList = observer(function StepList({ steps, icons, nameOf, timeOf }: StepListProps) {
  const translate = useTranslate();
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{translate('order.progress')}</h2>
      <ol className={styles.timeline}>
        {steps.map(({ step, state }) => {
          const time = state === 'done' ? timeOf(step) : undefined;
          return (
            <li key={step} data-state={state} aria-current={state === 'now' ? 'step' : undefined}>
              <span className={styles.dot}>
                <Icon path={icons[step]} size="small" />
              </span>
              <span>{nameOf(step)}</span>
              {time !== undefined && <time>{time}</time>}
            </li>
          );
        })}
      </ol>
    </section>
  );
});
