import { observer } from 'mobx-react-lite';
import { useService } from '../../di/index.ts';
import { useTranslate } from '../../i18n/index.ts';
import { AppLink } from '../../routes/index.ts';
import { Icon } from '../../ui/icon/index.ts';
import * as moreIcons from '../../ui/icon/more-icons.data.ts';
import { Picture } from '../../ui/picture/index.ts';
import { Rail } from '../../ui/rail/index.ts';
import { openingLabel, ShopFacts, TIME_ZONES_IN_VIEW, ShopRating } from '../catalog/index.ts';
import { ListEnd } from '../failure/index.ts';
import { NOW_VIEW_MODEL } from '../now/index.ts';
import { ProductCard } from '../product/index.ts';
import type { FoundInShop, FoundViewModel } from './found.view-model.ts';
import styles from './found-products.module.scss';
import { Marked } from './marked.view.tsx';

/** SEARCH-3: the dishes found, by shop; further dishes of a shop continue its row, so that nothing moves down. */
export const FoundProducts = observer(function FoundProducts({ vm }: { readonly vm: FoundViewModel }) {
  const translate = useTranslate();
  return (
    <>
      <ul className={styles.shops}>
        {vm.byShop.map((found) => (
          <li key={found.shopId}>
            <ShopHead vm={vm} found={found} />
            <Rail label={translate('search.dishes_of', { shop: found.title })}>
              {found.products.map((product) => (
                <li key={product.id} className={styles.tile}>
                  <ProductCard product={product} look="tile" name={<Marked vm={vm} text={product.title} />} />
                </li>
              ))}
            </Rail>
          </li>
        ))}
      </ul>
      <ListEnd list={vm.results.products} label={translate('search.more_products')} />
    </>
  );
});

const ShopHead = observer(function ShopHead({
  vm,
  found,
}: {
  readonly vm: FoundViewModel;
  readonly found: FoundInShop;
}) {
  const translate = useTranslate();
  const { now } = useService(NOW_VIEW_MODEL);
  const zones = useService(TIME_ZONES_IN_VIEW);
  const shop = vm.shopOf(found.shopId);
  const opening = shop && openingLabel(shop.schedule, now, zones, translate);
  return (
    <div className={styles.head}>
      {shop && (
        <div className={styles.logo}>
          <Picture source={shop.logo ?? shop.cover} shape="square" sizes="56px" />
        </div>
      )}
      <div className={styles.text}>
        <div className={styles.title}>
          <h3>
            <AppLink to={`/shop/${found.shopId}`}>
              <bdi>
                <Marked vm={vm} text={found.title} />
              </bdi>
            </AppLink>
          </h3>
          {shop?.rating && <ShopRating rating={shop.rating} />}
        </div>
        {shop && opening?.state.kind === 'closed' ? <p>{opening.text}</p> : shop && <ShopFacts shop={shop} />}
      </div>
      <Icon path={moreIcons.chevronRightIcon} points />
    </div>
  );
});
