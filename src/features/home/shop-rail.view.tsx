import { observer } from 'mobx-react-lite';
import type { ShopCard as ShopCardValue } from '@domain/catalog/index.ts';
import { AppLink } from '../../routes/index.ts';
import { BarePicture } from '../../ui/picture/index.ts';
import { Rail } from '../../ui/rail/index.ts';
import { ShopCard } from '../catalog/index.ts';
import styles from './shop-rail.module.scss';

type ShopRailProps = {
  readonly shops: readonly ShopCardValue[];
  readonly look?: 'card' | 'logo';
  readonly isFirstScreen?: boolean;
};

/** A row of shops that scrolls sideways: whole cards, or only logos. */
export const ShopRail = observer(function ShopRail({ shops, look = 'card', isFirstScreen }: ShopRailProps) {
  return (
    <Rail>
      {shops.map((shop, index) => (
        <li key={shop.id} className={look === 'logo' ? styles.logoItem : styles.cardItem}>
          {look === 'logo' ? (
            <LogoLink shop={shop} />
          ) : (
            <ShopCard shop={shop} priority={isFirstScreen && index === 0 ? 'first' : 'lazy'} />
          )}
        </li>
      ))}
    </Rail>
  );
});

function LogoLink({ shop }: { readonly shop: ShopCardValue }) {
  return (
    <AppLink to={`/shop/${shop.id}`} className={styles.logo}>
      <span className={styles.mark}>
        <BarePicture source={shop.logo} widths={[192]} sizes="96px" width="96" height="96" loading="lazy" />
      </span>
      <bdi className={styles.name} lang={shop.language}>
        {shop.title}
      </bdi>
    </AppLink>
  );
}
