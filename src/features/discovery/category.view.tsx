import { observer } from 'mobx-react-lite';
import type { CategoryDetail, ShopFilter } from '@domain/catalog/index.ts';
import { useTranslate } from '../../i18n/index.ts';
import { AppLink } from '../../routes/index.ts';
import { buttonAttributes } from '../../ui/button/index.ts';
import { chipClass } from '../../ui/chip/index.ts';
import * as icons from '../../ui/icon/icons.data.ts';
import { BarePicture } from '../../ui/picture/index.ts';
import { State } from '../../ui/state/index.ts';
import { VisuallyHidden } from '../../ui/text/index.ts';
import { ADDRESS_POPOVER } from '../addresses/index.ts';
import { ShopFilterBar, ShopGrid, writeListFilter } from '../catalog/index.ts';
import { FailureState } from '../failure/index.ts';
import styles from './category.module.scss';
import type { CategoryViewModel } from './category.view-model.ts';
import { TileGridSkeleton } from './tile-grid-skeleton.view.tsx';

type CategoryProps = {
  readonly vm: Pick<CategoryViewModel, 'category' | 'filter' | 'path' | 'part' | 'shops' | 'hasAddress'>;
};

export const CategoryView = observer(function CategoryView({ vm }: CategoryProps) {
  const translate = useTranslate();
  const category = vm.category?.value;
  if (vm.category?.failure)
    return <FailureState failure={vm.category.failure} onRetry={() => vm.category?.reload()} level={1} />;
  if (!category || !vm.shops) return <TileGridSkeleton />;
  return (
    <div className={styles.page}>
      <Head category={category} total={vm.shops.total} />
      {category.parts.length > 0 && <Subcategories vm={vm} category={category} />}
      <ShopFilterBar path={vm.path} filter={vm.filter} hasAddress={vm.hasAddress} />
      <VisuallyHidden as="h2">{translate('list.results')}</VisuallyHidden>
      <ShopGrid shops={vm.shops} isFirstScreen empty={<NoShopsLeft vm={vm} />} />
    </div>
  );
});

function Head({
  category: { title, description, image },
  total,
}: {
  readonly category: CategoryDetail;
  readonly total: number | undefined;
}) {
  const translate = useTranslate();
  return (
    <header className={styles.head}>
      {image !== undefined && (
        <span className={styles.picture}>
          <BarePicture source={image} widths={[192]} sizes="96px" width="96" height="96" />
        </span>
      )}
      <div className={styles.words}>
        <AppLink to="/shop-category">{translate('category.all')}</AppLink>
        <h1 tabIndex={-1}>
          <bdi>{title}</bdi>
        </h1>
        {description !== '' && (
          <p>
            <bdi>{description}</bdi>
          </p>
        )}
        <p role="status">{total !== undefined && translate('list.count', { count: total })}</p>
      </div>
    </header>
  );
}

/** Links to the subcategories; all other filters stay. */
const Subcategories = observer(function Subcategories({
  vm: { path, filter, part },
  category: { title, parts },
}: CategoryProps & { readonly category: CategoryDetail }) {
  const translate = useTranslate();
  return (
    <nav aria-label={translate('category.kinds', { name: title })} className={styles.parts}>
      <ul>
        <li>
          <AppLink
            to={addressOf(path, { ...filter, categoryIds: undefined })}
            replace
            className={chipClass}
            aria-current={part ? undefined : 'true'}
          >
            {translate('list.every')}
          </AppLink>
        </li>
        {parts.map(({ id, title: kind }) => (
          <li key={id}>
            <AppLink
              to={addressOf(path, { ...filter, categoryIds: [id] })}
              replace
              className={chipClass}
              aria-current={id === part?.id ? 'true' : undefined}
            >
              <bdi>{kind}</bdi>
            </AppLink>
          </li>
        ))}
      </ul>
    </nav>
  );
});

const addressOf = (path: string, filter: ShopFilter): string => {
  const query = writeListFilter(filter);
  return query === '' ? path : `${path}?${query}`;
};

/** Says why no shop is left, and offers to remove the filters. */
const NoShopsLeft = observer(function NoShopsLeft({ vm: { path, filter, part, hasAddress } }: CategoryProps) {
  const translate = useTranslate();
  const isNarrowed = writeListFilter({ ...filter, categoryIds: undefined, order: undefined }) !== '';
  if (!isNarrowed && hasAddress)
    return (
      <State
        icon={icons.mapPinIcon}
        title={translate('address.outside')}
        action={
          <button type="button" {...buttonAttributes({ look: 'main' })} popoverTarget={ADDRESS_POPOVER}>
            {translate('address.change')}
          </button>
        }
      >
        {translate('list.none_here')}
      </State>
    );
  return (
    <State
      icon={icons.storeIcon}
      title={translate('list.none')}
      action={
        <AppLink
          to={isNarrowed ? addressOf(path, { categoryIds: part && [part.id] }) : '/shop-category'}
          replace={isNarrowed}
          {...buttonAttributes({ look: 'main' })}
        >
          {translate(isNarrowed ? 'filter.clear' : 'category.all')}
        </AppLink>
      }
    >
      {translate(isNarrowed ? 'list.none_text' : 'list.none_yet')}
    </State>
  );
});
