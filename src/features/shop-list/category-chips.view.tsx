import type { Category, ShopFilter } from '@domain/catalog/index.ts';
import { useTranslate } from '../../i18n/index.ts';
import { AppLink } from '../../routes/index.ts';
import { BarePicture } from '../../ui/picture/index.ts';
import { addressOf } from './shop-list-address.ts';
import styles from './category-chips.module.scss';

type CategoryChipsProps = { readonly categories: readonly Category[]; readonly filter: ShopFilter };

/** Links to the other categories; all other filters stay. */
export function CategoryChips({ categories, filter }: CategoryChipsProps) {
  const translate = useTranslate();
  return (
    <nav aria-label={translate('home.categories')} className={styles.categories}>
      <ul>
        <li>
          <AppLink
            to={addressOf({ ...filter, categoryId: undefined, tagId: undefined })}
            replace
            aria-current={filter.categoryId === undefined ? 'true' : undefined}
          >
            {translate('list.every')}
          </AppLink>
        </li>
        {categories.map(({ id, title, image }) => (
          <li key={id}>
            <AppLink
              to={addressOf({ ...filter, categoryId: id, tagId: undefined })}
              replace
              aria-current={filter.categoryId === id ? 'true' : undefined}
            >
              <BarePicture source={image} widths={[96]} sizes="28px" width="28" height="28" loading="lazy" />
              {title}
            </AppLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
