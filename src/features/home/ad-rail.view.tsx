import type { Ad } from '@domain/promotions/index.ts';
import { AppLink } from '../../routes/index.ts';
import { Picture } from '../../ui/picture/index.ts';
import { Rail } from '../../ui/rail/index.ts';
import styles from './ad-rail.module.scss';

/** Paid ads, marked as such by their heading. */
export function AdRail({ ads }: { readonly ads: readonly Ad[] }) {
  return (
    <Rail>
      {ads.map(({ id, title, image }) => (
        <li key={id} className={styles.ad}>
          <Picture source={image} shape="cover" sizes="300px" />
          <h3>
            <AppLink to={`/ads/${id}`}>
              <bdi>{title}</bdi>
            </AppLink>
          </h3>
        </li>
      ))}
    </Rail>
  );
}
