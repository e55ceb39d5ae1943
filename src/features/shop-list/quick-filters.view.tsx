import {
  toggled,
  type MINUTES_CHOICES,
  type RATING_CHOICES,
  type ShopCounts,
  type ShopFilter,
} from '@domain/catalog/index.ts';
import { useTranslate } from '../../i18n/index.ts';
import type { ActiveFilter } from './active-filters.ts';
import { CountedChip } from './counted-chip.view.tsx';
import { OrderSelect } from './order-select.view.tsx';

type QuickFiltersProps = {
  readonly filter: ShopFilter;
  readonly counts: ShopCounts | undefined;
  readonly hasAddress: boolean;
  readonly onApply: (change: ShopFilter) => void;
};

/** The choices with a chip of their own, which stays in its place. */
const QUICK_RATING = 4.5 satisfies (typeof RATING_CHOICES)[number];
const QUICK_MINUTES = 30 satisfies (typeof MINUTES_CHOICES)[number];
const QUICK_DIET = 'vegetarian';

/** Returns whether an active choice is one of the chips here. */
export const isQuick = ({ group, diet }: ActiveFilter, filter: ShopFilter, counts: ShopCounts | undefined): boolean =>
  (diet === QUICK_DIET && counts !== undefined) ||
  group === 'isOpen' ||
  group === 'hasDeals' ||
  (group === 'isFreeDelivery' && filter.isFreeDelivery === true) ||
  (group === 'minRating' && filter.minRating === QUICK_RATING) ||
  (group === 'mostMinutes' && filter.mostMinutes === QUICK_MINUTES && counts !== undefined);

const countOf = <Value,>(choices: readonly { readonly value: Value; readonly count: number }[] = [], value: Value) =>
  choices.find((choice) => choice.value === value)?.count;

/** CATALOG-1: the order and the most used filters, each with what it leaves. */
export function QuickFilters({ filter, counts, hasAddress, onApply }: QuickFiltersProps) {
  const translate = useTranslate();
  return (
    <>
      <OrderSelect filter={filter} hasAddress={hasAddress} onChoose={(order) => onApply({ order })} />
      <CountedChip
        isOn={filter.isOpen === true}
        count={countOf(counts?.isOpen.choices, true)}
        onToggle={() => onApply({ isOpen: filter.isOpen ? undefined : true })}
      >
        {translate('filter.open')}
      </CountedChip>
      <CountedChip
        isOn={filter.isFreeDelivery === true}
        count={countOf(counts?.isFreeDelivery.choices, true)}
        onToggle={() => onApply({ isFreeDelivery: filter.isFreeDelivery ? undefined : true, mostFee: undefined })}
      >
        {translate('filter.free_delivery')}
      </CountedChip>
      <CountedChip
        isOn={filter.hasDeals === true}
        count={countOf(counts?.hasDeals.choices, true)}
        onToggle={() => onApply({ hasDeals: filter.hasDeals ? undefined : true })}
      >
        {translate('filter.deals')}
      </CountedChip>
      <CountedChip
        isOn={filter.minRating === QUICK_RATING}
        count={countOf(counts?.minRating.choices, QUICK_RATING)}
        onToggle={() => onApply({ minRating: filter.minRating === QUICK_RATING ? undefined : QUICK_RATING })}
      >
        {translate('filter.rating')}
      </CountedChip>
      {counts && (
        <CountedChip
          isOn={filter.mostMinutes === QUICK_MINUTES}
          count={countOf(counts.mostMinutes.choices, QUICK_MINUTES)}
          onToggle={() => onApply({ mostMinutes: filter.mostMinutes === QUICK_MINUTES ? undefined : QUICK_MINUTES })}
        >
          {translate('filter.within', { minutes: QUICK_MINUTES })}
        </CountedChip>
      )}
      {counts && (
        <CountedChip
          isOn={filter.diets?.includes(QUICK_DIET) === true}
          count={countOf(counts.diets.choices, QUICK_DIET)}
          onToggle={() => onApply({ diets: toggled(filter.diets, QUICK_DIET) })}
        >
          {translate(`diet.${QUICK_DIET}`)}
        </CountedChip>
      )}
    </>
  );
}
