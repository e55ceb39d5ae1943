import type { Order } from '@domain/orders/index.ts';
import { useItemList, useTranslate } from '../../i18n/index.ts';
import styles from './order.module.scss';

/** CATALOG-5m: what the kitchen of the order was told. */
export function OrderTold({ order: { allergens = [] } }: { readonly order: Order }) {
  const translate = useTranslate();
  const list = useItemList();
  if (allergens.length === 0) return null;
  const names = list(allergens.map(({ allergen }) => translate(`allergen.${allergen}`)));
  return <p className={styles.muted}>{translate('told.was', { allergens: names })}</p>;
}
