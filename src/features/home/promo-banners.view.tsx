import type { Banner } from '@domain/catalog/index.ts';
import { useTranslate } from '../../i18n/index.ts';
import { AppLink } from '../../routes/index.ts';
import { Rail } from '../../ui/rail/index.ts';
import styles from './promo-banners.module.scss';

/** What the marketplace wants to be noticed, one big picture after the other. */
export function PromoBanners({ banners }: { readonly banners: readonly Banner[] }) {
  const translate = useTranslate();
  if (banners.length === 0) return null;
  return (
    <section aria-label={translate('home.offers')} className={styles.banners}>
      <Rail>
        {banners.map((banner, index) => (
          <li key={banner.id} className={styles.slide}>
            <article className={styles.banner}>
              <div className={styles.words}>
                <h2>{banner.title}</h2>
                {banner.description !== '' && <p>{banner.description}</p>}
                {banner.shopIds[0] !== undefined && (
                  <AppLink to={`/shop/${banner.shopIds[0]}`} className={styles.button}>
                    {banner.button === '' ? translate('home.see_offer') : banner.button}
                  </AppLink>
                )}
              </div>
              {banner.image !== undefined && (
                <img src={`${banner.image}?w=800`} srcSet={`${banner.image}?w=400 400w, ${banner.image}?w=800 800w`} sizes="(width < 600px) 260px, 420px" alt="" width="400" height="320" fetchPriority={index === 0 ? 'high' : 'auto'} loading={index === 0 ? 'eager' : 'lazy'} />
              )}
            </article>
          </li>
        ))}
      </Rail>
    </section>
  );
}
