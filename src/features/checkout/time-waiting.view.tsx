import { useTranslate } from '../../i18n/index.ts';
import styles from './choices.module.scss';
import { Section } from './section.view.tsx';

/** The section of the time while its code loads, as high as it will be. */
export function TimeWaiting() {
  const translate = useTranslate();
  return (
    <Section title={translate('checkout.when')}>
      <div className={styles.slots} aria-hidden="true">
        <span className={styles.slot}>
          <strong>{translate('checkout.soonest')}</strong>
        </span>
      </div>
    </Section>
  );
}
