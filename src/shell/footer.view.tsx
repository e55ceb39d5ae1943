import { formatPhone } from '@domain/identity/index.ts';
import { layoutOf, type Settings } from '@domain/settings/index.ts';
import { useTranslate } from '../i18n/index.ts';
import { ContentLinks } from './content-links.view.tsx';
import styles from './footer.module.scss';

/** LAYOUT-7: the operator of the marketplace, from the settings. Missing settings leave no gaps. */
export function Footer({ settings }: { readonly settings: Settings }) {
  const translate = useTranslate();
  const social = Object.entries(settings.social).filter(([, address]) => isWebAddress(address));
  const apps = Object.entries(settings.apps).filter(([, address]) => isWebAddress(address));
  return (
    <footer className={styles.footer} data-layout={layoutOf(settings.uiType)}>
      <div className={styles.inner}>
        <nav aria-label={translate('footer.pages')}>
          <ContentLinks />
        </nav>
        <div>
          {settings.address !== '' && (
            <p>
              <bdi>{settings.address}</bdi>
            </p>
          )}
          {settings.phone !== '' && (
            <p>
              <a href={`tel:+${settings.phone}`}>
                <bdi dir="ltr">{formatPhone(settings.phone)}</bdi>
              </a>
            </p>
          )}
          {settings.email !== '' && (
            <p>
              <a href={`mailto:${settings.email}`}>{settings.email}</a>
            </p>
          )}
        </div>
        {social.length + apps.length > 0 && (
          <ul>
            {[...social, ...apps].map(([name, address]) => (
              <li key={name}>
                <a href={address} rel="noreferrer">
                  {translate(`footer.${name as 'instagram'}`)}
                </a>
              </li>
            ))}
          </ul>
        )}
        {settings.footerText !== '' && <p>{settings.footerText}</p>}
      </div>
    </footer>
  );
}

/** Settings are an operator's text, and only web addresses become links. */
const isWebAddress = (text: string): boolean => /^https?:\/\//i.test(text);
