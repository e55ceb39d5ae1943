import type { Category } from '@domain/catalog/index.ts';
import { useTranslate } from '../../i18n/index.ts';
import { AppLink } from '../../routes/index.ts';
import { BarePicture } from '../../ui/picture/index.ts';
import { Rail } from '../../ui/rail/index.ts';
import styles from './category-rail.module.scss';

/** What people are hungry for; each leads to the shops that have it. */
export function CategoryRail({ categories }: { readonly categories: readonly Category[] }) {
  const translate = useTranslate();
  if (categories.length === 0) return null;
  return (
    <nav aria-label={translate('home.categories')} className={styles.categories}>
      <Rail>
        {categories.map((category) => (
          <li key={category.id}>
            <AppLink to={`/shop?category_id=${category.id}`} className={styles.category}>
              <span className={styles.picture}><BarePicture source={category.image} widths={[96]} sizes="48px" width="48" height="48" /></span>
              <span className={styles.name}>{category.title}</span>
            </AppLink>
          </li>
        ))}
      </Rail>
    </nav>
  );
}
