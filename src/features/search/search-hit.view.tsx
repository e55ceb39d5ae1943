import { observer } from 'mobx-react-lite';
import { cardPrice, type ProductHit, type ShopCard } from '@domain/catalog/index.ts';
import { useService } from '../../di/index.ts';
import { useTranslate } from '../../i18n/index.ts';
import { Badge } from '../../ui/badge/index.ts';
import { DeliveryFact, KindAndDistance, openingLabel, TIME_ZONES_IN_VIEW } from '../catalog/index.ts';
import { FromPrice } from '../currency/index.ts';
import { DIETARY } from '../dietary/index.ts';
import { NOW_VIEW_MODEL } from '../now/index.ts';
import { Hit } from './search-option.view.tsx';
import { hitId, productPath } from './search-options.ts';
import type { SearchViewModel } from './search.view-model.ts';
import styles from './search-panel.module.scss';

type ShopHitProps = { readonly vm: SearchViewModel; readonly shop: ShopCard; readonly term: string };

export function ShopHit({ vm, shop, term }: ShopHitProps) {
  return (
    <Hit
      vm={vm}
      id={hitId('shop', shop.id)}
      path={`/shop/${shop.id}`}
      picture={shop.logo ?? shop.cover}
      title={shop.title}
      language={shop.language}
      detail={<ShopDetail shop={shop} />}
      end={<OpeningBadge shop={shop} />}
      term={term}
    />
  );
}

type ProductHitProps = { readonly vm: SearchViewModel; readonly product: ProductHit; readonly term: string };

export const ProductHitLine = observer(function ProductHitLine({ vm, product, term }: ProductHitProps) {
  const { advice } = useService(DIETARY);
  return (
    <Hit
      vm={vm}
      id={hitId('product', product.id)}
      path={productPath(product)}
      picture={product.image}
      title={product.title}
      language={product.language}
      detail={
        <>
          {vm.isInShop ? <bdi lang={product.language}>{product.description}</bdi> : <bdi>{product.shopTitle}</bdi>}
          {advice && <advice.Mark advice={advice} dietary={product.dietary} />}
        </>
      }
      end={<ProductPrice product={product} />}
      term={term}
    />
  );
});

const ShopDetail = observer(function ShopDetail({ shop }: { readonly shop: ShopCard }) {
  const translate = useTranslate();
  const { deliveryTime } = shop;
  return (
    <>
      <span className={styles.fact}>
        <KindAndDistance shop={shop} />
      </span>
      {deliveryTime && (
        <span className={styles.fact}>
          {translate('facts.minutes', { from: deliveryTime.from, to: deliveryTime.to })}
        </span>
      )}
      <span className={styles.fact}>
        <DeliveryFact shop={shop} />
      </span>
    </>
  );
});

const OpeningBadge = observer(function OpeningBadge({ shop }: { readonly shop: ShopCard }) {
  const translate = useTranslate();
  const { now } = useService(NOW_VIEW_MODEL);
  const { state, text } = openingLabel(shop.schedule, now, useService(TIME_ZONES_IN_VIEW), translate);
  return (
    <span className={styles.opening} data-open={state.kind === 'open' || undefined}>
      <Badge tone={state.kind === 'open' ? 'positive' : 'neutral'}>{text}</Badge>
    </span>
  );
});

function ProductPrice({ product }: { readonly product: ProductHit }) {
  return (
    <strong className={styles.price}>
      <FromPrice price={cardPrice(product)} />
    </strong>
  );
}
