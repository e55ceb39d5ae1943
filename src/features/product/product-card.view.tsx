import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { cardPrice, isBuyable, type ProductCard as ProductCardValue } from '@domain/catalog/index.ts';
import { addMoney } from '@domain/pricing/index.ts';
import { useService } from '../../di/index.ts';
import { useTranslate } from '../../i18n/index.ts';
import { AppLink } from '../../routes/index.ts';
import { Badge } from '../../ui/badge/index.ts';
import { Icon } from '../../ui/icon/index.ts';
import * as icons from '../../ui/icon/icons.data.ts';
import { Picture } from '../../ui/picture/index.ts';
import { CART } from '../cart/index.ts';
import { Earlier, FromPrice, Price } from '../currency/index.ts';
import { DIETARY } from '../dietary/index.ts';
import { DietaryFacts } from './dietary-facts.view.tsx';
import styles from './product-card.module.scss';
import { QUICK_ADD } from './product.tokens.ts';

type ProductCardProps = {
  readonly product: ProductCardValue;
  /** A row of a menu, or a tile of a rail. */
  readonly look: 'row' | 'tile';
  readonly priority?: 'lazy' | 'early';
  /** Its title with marks. */
  readonly name?: ReactNode;
};

/** One product: the card opens its sheet, the round button adds a product without choices. */
export const ProductCard = observer(function ProductCard({ product, look, priority = 'lazy', name }: ProductCardProps) {
  const translate = useTranslate();
  const { advice } = useService(DIETARY);
  const isOut = !isBuyable(product);
  const { unitPrice } = product;
  const price = cardPrice(product);
  const picture = (
    <div className={styles.picture}>
      <Picture
        source={product.image}
        shape="square"
        sizes={look === 'row' ? '112px' : '168px'}
        priority={priority}
        isGrey={isOut}
      />
      {!isOut && <AddButton product={product} />}
    </div>
  );
  const text = (
    <div className={styles.text}>
      <h3>
        <AppLink to={`/shop/${product.shopId}?product=${product.uuid}`}>
          <bdi lang={product.language}>{name ?? product.title}</bdi>
        </AppLink>
      </h3>
      {product.description !== '' && (
        <p className={styles.description}>
          <bdi lang={product.language}>{product.description}</bdi>
        </p>
      )}
      <p className={styles.price}>
        <FromPrice price={price} />
        {price && price.discount.minor > 0 && (
          <s>
            <Earlier amount={addMoney(price.amount, price.discount)} />
          </s>
        )}
        {unitPrice && (
          <small>
            <Price amount={unitPrice.amount} /> / {translate(`unit.${unitPrice.per}`)}
          </small>
        )}
      </p>
      <Tags product={product} isOut={isOut} look={look} />
      {advice && <advice.Mark advice={advice} dietary={product.dietary} />}
    </div>
  );
  return (
    <article className={styles[look]} data-out={isOut || undefined}>
      {/* The name is read before the button beside it; styles put the picture of a tile first. */}
      {text}
      {picture}
    </article>
  );
});

function Tags({
  product,
  isOut,
  look,
}: {
  readonly product: ProductCardValue;
  readonly isOut: boolean;
  readonly look: 'row' | 'tile';
}) {
  const translate = useTranslate();
  const bonus = product.stock?.bonus;
  const left = product.stock?.available ?? 0;
  const isFew = !isOut && left > 0 && left <= 5;
  if (look === 'tile' && !isOut && !bonus) return null;
  return (
    <div className={styles.tags}>
      {isOut && <Badge tone="negative">{translate('product.sold_out')}</Badge>}
      {isFew && <Badge tone="warning">{translate('product.left', { count: left })}</Badge>}
      {bonus && (
        <Badge tone="soft" icon={icons.tagIcon}>
          {translate('product.bonus', { value: bonus.value, count: bonus.quantity, name: bonus.title })}
        </Badge>
      )}
      {look === 'row' && <DietaryFacts dietary={product.dietary} />}
    </div>
  );
}

const AddButton = observer(function AddButton({ product }: { readonly product: ProductCardValue }) {
  const translate = useTranslate();
  const cart = useService(CART);
  const quickAdd = useService(QUICK_ADD);
  const count = cart.quantityOf(product.uuid);
  const add = (
    <button
      type="button"
      className={styles.add}
      data-has={count > 0 || undefined}
      aria-busy={quickAdd.isAdding(product.uuid) || undefined}
      aria-label={
        count > 0
          ? translate('product.add_more', { name: product.title, count })
          : translate('product.add', { name: product.title })
      }
      onClick={() => void quickAdd.add(product)}
    >
      {count > 0 ? count : <Icon path={icons.plusIcon} />}
    </button>
  );
  if (count === 0) return add;
  return (
    <>
      {/* For the keyboard: the cart is one stop away from the title, where the focus is after adding. */}
      <button type="button" className={styles.toCart} onClick={cart.open}>
        {translate('product.to_cart')}
      </button>
      {add}
    </>
  );
});
