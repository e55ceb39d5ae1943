import type { Banner } from '@domain/catalog/index.ts';
import { bannerTarget } from '@domain/promotions/index.ts';
import { useTranslate } from '../../i18n/index.ts';
import { AppLink } from '../../routes/index.ts';
import { BarePicture } from '../../ui/picture/index.ts';
import styles from './banner-list.module.scss';

type BannerListProps = {
  readonly banners: readonly Banner[];
  /** Side by side in a scrolling row, or one below the other. */
  readonly look: 'line' | 'compact';
};

/** Offers as a compact list without big pictures, for regular customers. */
export function BannerList({ banners, look }: BannerListProps) {
  const translate = useTranslate();
  if (banners.length === 0) return null;
  return (
    <section aria-label={translate('home.offers')} className={styles.banners}>
      <ul data-look={look}>
        {banners.map((banner) => (
          <li key={banner.id} className={styles.banner}>
            <span className={styles.words}>
              <h2>
                <BannerTitle banner={banner} />
              </h2>
              {banner.description !== '' && <p>{banner.description}</p>}
            </span>
            <BarePicture source={banner.image} widths={[400]} sizes="160px" width="160" height="128" loading="lazy" />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** CATALOG-3e: an offer of several shops has its own page. */
function BannerTitle({ banner }: { readonly banner: Banner }) {
  const target = bannerTarget(banner);
  return target ? (
    <AppLink to={target.kind === 'shop' ? `/shop/${target.shop}` : `/promotion/${banner.id}`}>{banner.title}</AppLink>
  ) : (
    banner.title
  );
}
