import type { Banner } from '@domain/catalog/index.ts';
import { bannerTarget } from '@domain/promotions/index.ts';
import { useTranslate } from '../../i18n/index.ts';
import { AppLink } from '../../routes/index.ts';
import { BarePicture } from '../../ui/picture/index.ts';
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
        {banners.map((banner) => (
          <li key={banner.id} className={styles.banner}>
            <span className={styles.words}>
              <h2><BannerTitle banner={banner} /></h2>
              {banner.description !== '' && <p>{banner.description}</p>}
            </span>
            <BarePicture source={banner.image} widths={[400]} sizes="160px" width="160" height="128" loading="lazy" />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** CATALOG-3e: what several shops stand behind has a page of its own. */
function BannerTitle({ banner }: { readonly banner: Banner }) {
  const target = bannerTarget(banner);
  return target ? <AppLink to={target.kind === 'shop' ? `/shop/${target.shop}` : `/promotion/${banner.id}`}>{banner.title}</AppLink> : banner.title;
}
