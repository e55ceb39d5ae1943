import { observer } from 'mobx-react-lite';
import type { CurrencyId } from '@domain/kernel/ids.ts';
import type { Money } from '@domain/pricing/index.ts';
import { useService } from '../../di/index.ts';
import { CURRENCY_VIEW_MODEL, Price } from '../currency/index.ts';
import { moneyBetween } from './group-money.ts';

type GroupPriceProps = { readonly amount: Money; readonly currency: CurrencyId | undefined };

/** An amount of the group in the currency that the reader has chosen. */
export const GroupPrice = observer(function GroupPrice({ amount, currency }: GroupPriceProps) {
  const { options, current } = useService(CURRENCY_VIEW_MODEL);
  const from = options.find(({ id }) => id === currency);
  return <Price amount={moneyBetween(amount, from, current)} />;
});
