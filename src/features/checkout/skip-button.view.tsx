import { useTranslate } from '../../i18n/index.ts';
import styles from './checkout.module.scss';

/** Skips to the place button, which shows the total; on the screen while it has the focus. */
export function SkipButton({ formId }: { readonly formId: string }) {
  const translate = useTranslate();
  const skip = (): void => document.querySelector<HTMLElement>(`[type="submit"][form="${formId}"]`)?.focus();
  return (
    <button type="button" className={styles.skip} onClick={skip}>
      {translate('cart.skip')}
    </button>
  );
}
