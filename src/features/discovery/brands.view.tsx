import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import type { ShopSign } from '@domain/catalog/index.ts';
import { ShopRating } from '../catalog/index.ts';
import { useTranslate } from '../../i18n/index.ts';
import { AppLink } from '../../routes/index.ts';
import { Button } from '../../ui/button/index.ts';
import * as icons from '../../ui/icon/icons.data.ts';
import { BarePicture } from '../../ui/picture/index.ts';
import { SearchInput } from '../../ui/search-input/index.ts';
import { State } from '../../ui/state/index.ts';
import { FailureState } from '../failure/index.ts';
import styles from './brands.module.scss';
import type { BrandsViewModel } from './brands.view-model.ts';
import { TileGridSkeleton } from './tile-grid-skeleton.view.tsx';

type BrandsProps = { readonly vm: Pick<BrandsViewModel, 'shops' | 'found' | 'groups' | 'search' | 'searchFor'> };

export const BrandsView = observer(function BrandsView({ vm }: BrandsProps) {
  const translate = useTranslate();
  return (
    <div className={styles.page}>
      <h1 tabIndex={-1}>{translate('brands.heading')}</h1>
      <p className={styles.lead}>{translate('brands.description')}</p>
      {vm.shops.failure ? (
        <FailureState failure={vm.shops.failure} onRetry={() => vm.shops.reload()} />
      ) : vm.shops.value ? (
        <Directory vm={vm} />
      ) : (
        <TileGridSkeleton />
      )}
    </div>
  );
});

const Directory = observer(function Directory({ vm }: BrandsProps) {
  const translate = useTranslate();
  return (
    <>
      <SearchInput
        className={styles.search}
        value={vm.search}
        onChange={vm.searchFor}
        label={translate('brands.search')}
      />
      <p role="status" className={styles.count}>
        {translate('list.count', { count: vm.found.length })}
      </p>
      {vm.found.length === 0 ? <NothingFound vm={vm} /> : <LetterLinks vm={vm} />}
    </>
  );
});

/** From this many letters on, there are links to each of them. */
const MANY_LETTERS = 6;

const LetterLinks = observer(function LetterLinks({ vm: { groups } }: BrandsProps) {
  const translate = useTranslate();
  const page = useId();
  const places = groups.map((group, place) => ({
    ...group,
    anchor: `${page}-${place}`,
    name: group.letter ?? translate('brands.other'),
  }));
  return (
    <>
      {groups.length >= MANY_LETTERS && (
        <nav aria-label={translate('brands.letters')} className={styles.letters}>
          <ul>
            {places.map(({ anchor, name }) => (
              <li key={anchor}>
                <a href={`#${anchor}`}>{name}</a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {places.map(({ anchor, name, items }) => (
        <section key={anchor} id={anchor} aria-label={name} className={styles.group}>
          <h2>{name}</h2>
          <ul>
            {items.map((shop) => (
              <li key={shop.id}>
                <BrandLink shop={shop} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
});

function BrandLink({ shop: { id, title, logo, rating } }: { readonly shop: ShopSign }) {
  return (
    <AppLink to={`/shop/${id}`} className={styles.sign}>
      <span className={styles.logo}>
        <BarePicture source={logo} widths={[192]} sizes="64px" width="64" height="64" loading="lazy" />
      </span>
      <span className={styles.name}>
        <bdi>{title}</bdi>
        {rating && <ShopRating rating={rating} />}
      </span>
    </AppLink>
  );
}

const NothingFound = observer(function NothingFound({ vm: { search, searchFor } }: BrandsProps) {
  const translate = useTranslate();
  if (search.trim() === '') return <State icon={icons.storeIcon} title={translate('list.none_yet')} />;
  return (
    <State
      icon={icons.searchIcon}
      title={translate('brands.none')}
      action={
        <Button look="quiet" onClick={() => searchFor('')}>
          {translate('brands.all')}
        </Button>
      }
    />
  );
});
