import type { Category } from '@domain/catalog/index.ts';
import { useTranslate } from '../../i18n/index.ts';
import { AppLink } from '../../routes/index.ts';
import { BarePicture } from '../../ui/picture/index.ts';
import styles from './category-list.module.scss';

type CategoryListProps = {
  readonly categories: readonly Category[];
  /** Large colored tiles, a dense grid, or a row of pills. */
  readonly look: 'tiles' | 'grid' | 'pills';
};

/** The categories, in other forms than a rail of pictures. */
export function CategoryList({ categories, look }: CategoryListProps) {
  const translate = useTranslate();
  if (categories.length === 0) return null;
  return (
    <nav aria-label={translate('home.categories')} className={styles.categories}>
      <ul data-look={look}>
        {categories.map(({ id, uuid, title, image }) => (
          <li key={id}>
            <AppLink to={`/shop-category/${uuid}`}>
              <BarePicture source={image} widths={[192]} sizes="96px" width="96" height="96" loading="lazy" />
              <span>{title}</span>
            </AppLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
