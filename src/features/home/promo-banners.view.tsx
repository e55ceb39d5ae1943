import type { Banner } from '@domain/catalog/index.ts';
import { bannerTarget } from '@domain/promotions/index.ts';
import { useTranslate } from '../../i18n/index.ts';
import { AppLink } from '../../routes/index.ts';
import { BarePicture } from '../../ui/picture/index.ts';
import { Rail } from '../../ui/rail/index.ts';
import styles from './promo-banners.module.scss';

/** The banners of the marketplace, one large picture after the other. */
export function PromoBanners({ banners }: { readonly banners: readonly Banner[] }) {
  const translate = useTranslate();
  if (banners.length === 0) return null;
  return (
    <section aria-label={translate('home.offers')} className={styles.banners}>
      <Rail>
        {banners.map((banner) => {
          const target = bannerTarget(banner);
          return (
            <li key={banner.id} className={styles.slide}>
              <article className={styles.banner}>
                <div className={styles.words}>
                  <h2 lang={banner.language}>{banner.title}</h2>
                  {banner.description !== '' && <p lang={banner.language}>{banner.description}</p>}
                  {target && (
                    <AppLink
                      to={target.kind === 'shop' ? `/shop/${target.shop}` : `/promotion/${banner.id}`}
                      className={styles.button}
                    >
                      {banner.button === '' ? (
                        translate('home.see_offer')
                      ) : (
                        <bdi lang={banner.language}>{banner.button}</bdi>
                      )}
                    </AppLink>
                  )}
                </div>
                <BarePicture
                  source={banner.image}
                  widths={[400, 800]}
                  sizes="(width < 600px) 260px, 420px"
                  width="400"
                  height="320"
                  loading="lazy"
                />
              </article>
            </li>
          );
        })}
      </Rail>
    </section>
  );
}
