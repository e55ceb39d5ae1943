import { observer } from 'mobx-react-lite';
import { isOffered, type ShopFilter } from '@domain/catalog/index.ts';
import { useTranslate } from '../../i18n/index.ts';
import { AppLink } from '../../routes/index.ts';
import { BarePicture } from '../../ui/picture/index.ts';
import styles from './category-chips.module.scss';
import { Count } from './counted-chip.view.tsx';
import { addressOf } from './shop-list-address.ts';
import type { ShopListViewModel } from './shop-list.view-model.ts';

type CategoryChipsProps = { readonly vm: Pick<ShopListViewModel, 'filter' | 'categoryChoices' | 'counts'> };

/** Links to the categories of this list; all other filters stay. One without shops is named, but leads nowhere. */
export const CategoryChips = observer(function CategoryChips({
  vm: { filter, categoryChoices, counts },
}: CategoryChipsProps) {
  const translate = useTranslate();
  const to = (categoryIds: ShopFilter['categoryIds']): string => addressOf({ ...filter, categoryIds });
  return (
    <nav aria-label={translate('home.categories')} className={styles.categories}>
      <ul>
        <li>
          <AppLink to={to(undefined)} replace aria-current={filter.categoryIds ? undefined : 'true'}>
            {translate('list.every')}
            <Count count={counts.value?.categoryIds.any} />
          </AppLink>
        </li>
        {categoryChoices.map(({ value: { id, title, image }, count }) => {
          const isChosen = filter.categoryIds?.includes(id) === true;
          const words = (
            <>
              <BarePicture source={image} widths={[96]} sizes="28px" width="28" height="28" loading="lazy" />
              {title}
              <Count count={count} />
            </>
          );
          return (
            <li key={id}>
              {isOffered(count, isChosen) ? (
                <AppLink to={to([id])} replace aria-current={isChosen ? 'true' : undefined}>
                  {words}
                </AppLink>
              ) : (
                <span role="link" aria-disabled="true">
                  {words}
                </span>
              )}
            </li>
          );
        })}
      </ul>
    </nav>
  );
});
