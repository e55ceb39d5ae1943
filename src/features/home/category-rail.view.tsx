import type { Category } from '@domain/catalog/index.ts';
import { useTranslate } from '../../i18n/index.ts';
import { AppLink } from '../../routes/index.ts';
import { Icon } from '../../ui/icon/index.ts';
import * as icons from '../../ui/icon/icons.data.ts';
import { BarePicture } from '../../ui/picture/index.ts';
import { Rail } from '../../ui/rail/index.ts';
import styles from './category-rail.module.scss';

/** As many as a wide screen shows. */
const PLACES = [...Array(12).keys()];

type CategoryRailProps = {
  readonly categories: readonly Category[];
  /** Whether there may be some soon: keeps their room, so that nothing moves down when they arrive. */
  readonly isWaiting?: boolean | undefined;
};

/** The categories as pictures; each leads to its shops, the last item to all categories. */
export function CategoryRail({ categories, isWaiting }: CategoryRailProps) {
  const translate = useTranslate();
  if (categories.length === 0)
    return isWaiting ? (
      <div className={styles.categories} aria-hidden="true">
        <Rail>
          {PLACES.map((place) => (
            <li key={place} className={styles.category}>
              <span className={styles.picture} />
              <span className={styles.name}>
                <br />
                <br />
              </span>
            </li>
          ))}
        </Rail>
      </div>
    ) : null;
  return (
    <nav aria-label={translate('home.categories')} className={styles.categories}>
      <Rail>
        {categories.map((category) => (
          <li key={category.id}>
            <AppLink to={`/shop-category/${category.uuid}`} className={styles.category}>
              <span className={styles.picture}>
                <BarePicture source={category.image} widths={[96]} sizes="48px" width="48" height="48" loading="lazy" />
              </span>
              <span className={styles.name}>{category.title}</span>
            </AppLink>
          </li>
        ))}
        <li>
          <AppLink to="/shop-category" className={styles.category}>
            <span className={styles.picture}>
              <Icon path={icons.storeIcon} />
            </span>
            <span className={styles.name}>{translate('category.all')}</span>
          </AppLink>
        </li>
      </Rail>
    </nav>
  );
}
