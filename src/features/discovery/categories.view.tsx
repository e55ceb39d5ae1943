import { observer } from 'mobx-react-lite';
import { useTranslate } from '../../i18n/index.ts';
import { AppLink } from '../../routes/index.ts';
import * as icons from '../../ui/icon/icons.data.ts';
import { BarePicture } from '../../ui/picture/index.ts';
import { State } from '../../ui/state/index.ts';
import { FailureState } from '../failure/index.ts';
import styles from './categories.module.scss';
import type { CategoriesViewModel } from './categories.view-model.ts';
import { TileGridSkeleton } from './tile-grid-skeleton.view.tsx';

type CategoriesProps = { readonly vm: Pick<CategoriesViewModel, 'categories'> };

export const CategoriesView = observer(function CategoriesView({ vm }: CategoriesProps) {
  const translate = useTranslate();
  return (
    <div className={styles.page}>
      <h1 tabIndex={-1}>{translate('home.categories')}</h1>
      <p className={styles.lead}>{translate('categories.description')}</p>
      <Tiles vm={vm} />
    </div>
  );
});

const Tiles = observer(function Tiles({ vm: { categories } }: CategoriesProps) {
  const translate = useTranslate();
  if (categories.failure) return <FailureState failure={categories.failure} onRetry={() => categories.reload()} />;
  if (!categories.value) return <TileGridSkeleton />;
  if (categories.value.length === 0) return <State icon={icons.storeIcon} title={translate('list.none_yet')} />;
  return (
    <ul className={styles.tiles}>
      {categories.value.map(({ uuid, title, image }, place) => (
        <li key={uuid}>
          <AppLink to={`/shop-category/${uuid}`} className={styles.tile}>
            <span className={styles.picture}>
              <BarePicture
                source={image}
                widths={[192]}
                sizes="96px"
                width="96"
                height="96"
                loading={place < 8 ? 'eager' : 'lazy'}
              />
            </span>
            <bdi>{title}</bdi>
          </AppLink>
        </li>
      ))}
    </ul>
  );
});
