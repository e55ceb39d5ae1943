import type { Banner } from '@domain/catalog/index.ts';
import { useTranslate } from '../../i18n/index.ts';
import { AppLink } from '../../routes/index.ts';
import styles from './banner-list.module.scss';

type BannerListProps = {
  readonly banners: readonly Banner[];
  /** Beside each other in a line that scrolls, or one below the other. */
  readonly look: 'line' | 'shelf';
};

/** Offers in short: whoever knows the town already needs no big pictures. */
export function BannerList({ banners, look }: BannerListProps) {
  const translate = useTranslate();
  if (banners.length === 0) return null;
  return (
    <section aria-label={translate('home.offers')} className={styles.banners}>
      <ul data-look={look}>
        {banners.map(({ id, title, description, image, shopIds: [shop] }) => (
          <li key={id} className={styles.banner}>
            <span className={styles.words}>
              <h2>{shop === undefined ? title : <AppLink to={`/shop/${shop}`}>{title}</AppLink>}</h2>
              {description !== '' && <p>{description}</p>}
            </span>
            {image !== undefined && <img src={`${image}?w=400`} alt="" width="160" height="128" loading="lazy" />}
          </li>
        ))}
      </ul>
    </section>
  );
}
