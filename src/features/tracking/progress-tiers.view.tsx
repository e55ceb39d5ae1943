import type { ProgressStep } from '@domain/orders/index.ts';
import { useTranslate } from '../../i18n/index.ts';
import { VisuallyHidden } from '../../ui/text/index.ts';
import styles from './tracking.module.scss';

/** How many steps are done, as one bar for each. */
export function ProgressTiers({ steps }: { readonly steps: readonly ProgressStep[] }) {
  const translate = useTranslate();
  const done = steps.filter(({ state }) => state === 'done').length;
  return (
    <div className={styles.tiers}>
      {steps.map(({ step, state }) => (
        <i key={step} data-state={state} />
      ))}
      <VisuallyHidden>{translate('order.step', { done: String(done), all: String(steps.length) })}</VisuallyHidden>
    </div>
  );
}
