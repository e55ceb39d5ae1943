import { useState, type KeyboardEvent, type ReactNode } from 'react';
import type { PriceSpan } from '@domain/catalog/index.ts';
import { compareDecimals, decimal, type Decimal } from '@domain/pricing/index.ts';
import { useService } from '../../di/index.ts';
import { useTranslate } from '../../i18n/index.ts';
import { TextField } from '../../ui/field/index.ts';
import { filterAmount } from '../catalog/index.ts';
import { CURRENCY_VIEW_MODEL } from '../currency/index.ts';
import styles from './filter-sheet.module.scss';

type PriceFieldsProps = {
  readonly prices: PriceSpan | undefined;
  /** The lowest and the highest price, once known. */
  readonly bounds: PriceSpan | undefined;
  readonly onChange: (prices: PriceSpan | undefined) => void;
  /** Content before the fields. */
  readonly children?: ReactNode;
};

const HIGHEST = decimal(9_999_999);

/** Two amounts in the chosen currency; applied on blur and on Enter. */
export function PriceFields({ prices, bounds, onChange, children }: PriceFieldsProps) {
  const translate = useTranslate();
  const { style, scale } = useService(CURRENCY_VIEW_MODEL);
  const shownBound = (amount: Decimal | undefined): string | undefined => amount && Number(amount).toFixed(scale);
  const [from, setFrom] = useState<string>(prices?.from ?? '');
  const [to, setTo] = useState<string>(prices && prices.to !== HIGHEST ? prices.to : '');
  const [isWrong, setWrong] = useState(false);

  const [applied, setApplied] = useState(prices);
  if (applied !== prices) {
    setApplied(prices);
    // The filter was removed elsewhere: clears the fields.
    if (!prices) {
      setFrom('');
      setTo('');
      setWrong(false);
    }
  }

  const apply = (): void => {
    if (from.trim() === '' && to.trim() === '') return prices && onChange(undefined);
    const low = amountOf(from, decimal(0));
    const high = amountOf(to, bounds?.to ?? HIGHEST);
    const isSpan = low !== undefined && high !== undefined && compareDecimals(low, high) <= 0;
    setWrong(!isSpan);
    if (isSpan && (low !== prices?.from || high !== prices.to)) onChange({ from: low, to: high });
  };

  const field = {
    inputMode: 'decimal',
    autoComplete: 'off',
    dir: 'ltr',
    onBlur: apply,
    onKeyDown: (event: KeyboardEvent) => event.key === 'Enter' && apply(),
  } as const;
  return (
    <fieldset className={styles.prices}>
      <legend>
        {translate('filter.price')} <bdi>({style.symbol})</bdi>
      </legend>
      {children && <div className={styles.choice}>{children}</div>}
      <TextField
        {...field}
        name="price-from"
        label={translate('filter.price_from')}
        placeholder={shownBound(bounds?.from)}
        value={from}
        error={isWrong ? translate('filter.price_wrong') : undefined}
        onChange={(event) => setFrom(event.target.value)}
      />
      <TextField
        {...field}
        name="price-to"
        label={translate('filter.price_to')}
        placeholder={shownBound(bounds?.to)}
        value={to}
        onChange={(event) => setTo(event.target.value)}
      />
    </fieldset>
  );
}

const amountOf = (text: string, none: Decimal): Decimal | undefined => (text.trim() === '' ? none : filterAmount(text));
