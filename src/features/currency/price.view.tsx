import { observer } from 'mobx-react-lite';
import type { Money, PriceStyle } from '@domain/pricing/index.ts';
import { priceText } from '@domain/pricing/index.ts';
import { useService } from '../../di/index.ts';
import { useNumbers } from '../../i18n/index.ts';
import { CURRENCY_VIEW_MODEL } from './currency.tokens.ts';
import styles from './price.module.scss';

type PriceProps = {
  readonly amount: Money | undefined;
  /** The style of amounts in a fixed currency, as those of an order. */
  readonly style?: PriceStyle;
};

/** An amount, isolated from the direction of the text around it. */
export const Price = observer(function Price({ amount, style }: PriceProps) {
  const currency = useService(CURRENCY_VIEW_MODEL);
  const { signs } = useNumbers();
  return (
    <bdi className={styles.price} dir="ltr">
      {style ? priceText(amount, { ...style, signs }) : currency.text(amount)}
    </bdi>
  );
});
