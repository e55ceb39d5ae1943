import { useTranslate } from '../i18n/index.ts';
import { AppLink } from '../routes/index.ts';
import styles from './logo.module.scss';

type LogoProps = { readonly onFollow?: () => void };

/** The logo, which links to the home page; on a phone without the name. */
export function Logo({ onFollow }: LogoProps) {
  const translate = useTranslate();
  return (
    <AppLink to="/" className={styles.logo} aria-label={translate('header.home')} onClick={onFollow}>
      <img src="/images/brand_logo.svg" className={styles.onLight} alt="" width="97" height="32" loading="lazy" />
      <img src="/images/brand_logo_dark.svg" className={styles.onDark} alt="" width="97" height="32" loading="lazy" />
    </AppLink>
  );
}
