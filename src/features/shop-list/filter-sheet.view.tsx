import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { RATING_CHOICES, toggled, type ShopFilter } from '@domain/catalog/index.ts';
import { moneyOf } from '@domain/pricing/index.ts';
import { useService } from '../../di/index.ts';
import { useNumbers, useTranslate } from '../../i18n/index.ts';
import { CURRENCY_VIEW_MODEL } from '../currency/index.ts';
import { headingFilter, type ActiveFilter } from './active-filters.ts';
import { DietChecks } from './diet-checks.view.tsx';
import { Check, Checks, Choice } from './filter-choices.view.tsx';
import { FilterSheetFrame } from './filter-sheet-frame.view.tsx';
import { PriceFields } from './price-fields.view.tsx';
import { addressOf } from './shop-list-address.ts';
import type { ShopListViewModel } from './shop-list.view-model.ts';
import { SortChoice } from './sort-choice.view.tsx';

type FilterSheetProps = {
  readonly vm: ShopListViewModel;
  readonly active: readonly ActiveFilter[];
  readonly isOpen: boolean;
  readonly onClose: () => void;
};

/** CATALOG-1: All filters of a list of shops. */
export const FilterSheet = observer(function FilterSheet({ vm, active, isOpen, onClose }: FilterSheetProps) {
  const translate = useTranslate();
  const { tenths } = useNumbers();
  const navigate = useNavigate();
  const currency = useService(CURRENCY_VIEW_MODEL);
  const { filter, shops } = vm;
  const { value: counts } = vm.counts;
  const apply = (change: ShopFilter): void => {
    vm.narrow({ ...filter, ...change });
    void navigate(addressOf({ ...filter, ...change }), { replace: true });
  };
  useEffect(() => (isOpen ? vm.followFacets() : undefined), [vm, isOpen]);
  const ratings = counts?.minRating.choices ?? RATING_CHOICES.map((value) => ({ value, count: undefined }));
  const total = counts?.total ?? shops.total;
  return (
    <FilterSheetFrame
      isOpen={isOpen}
      onClose={onClose}
      fits={counts && translate('filter.fits', { count: counts.all, fitting: counts.total })}
      number={active.length}
      cleared={addressOf(headingFilter(filter))}
      show={translate('filter.show', { count: total ?? 0 })}
      isBusy={shops.isLoading}
    >
      <SortChoice filter={filter} hasAddress={vm.hasAddress} onChoose={(order) => apply({ order })} />
      <Choice
        legend={translate('filter.kind')}
        name="kind"
        value={filter.kind}
        any={counts?.kind.any}
        options={(['restaurant', 'shop'] as const).map((value) => ({
          value,
          text: translate(value === 'shop' ? 'home.groceries' : 'home.restaurants'),
          count: counts?.kind.choices.find((choice) => choice.value === value)?.count,
        }))}
        onChoose={(kind) => apply({ kind })}
      />
      <Choice
        legend={translate('filter.when')}
        name="time"
        value={filter.mostMinutes}
        any={counts?.mostMinutes.any}
        options={(counts?.mostMinutes.choices ?? []).map((choice) => ({
          ...choice,
          text: translate('filter.within', { minutes: choice.value }),
        }))}
        onChoose={(mostMinutes) => apply({ mostMinutes })}
      >
        <Check
          isOn={filter.isOpen === true}
          count={counts?.isOpen.choices[0]?.count}
          onToggle={() => apply({ isOpen: filter.isOpen ? undefined : true })}
        >
          {translate('filter.open')}
        </Check>
      </Choice>
      <Choice
        legend={translate('filter.delivery')}
        name="fee"
        value={filter.isFreeDelivery ? 'free' : filter.mostFee}
        any={counts?.mostFee.any}
        options={[
          {
            value: 'free',
            text: translate('filter.free_delivery'),
            count: counts?.isFreeDelivery.choices[0]?.count,
          },
          ...(counts?.mostFee.choices ?? []).map((choice) => ({
            ...choice,
            text: translate('filter.up_to', { amount: currency.text(moneyOf(choice.value, currency.scale)) }),
          })),
        ]}
        onChoose={(fee) =>
          apply(
            fee === 'free' ? { isFreeDelivery: true, mostFee: undefined } : { isFreeDelivery: undefined, mostFee: fee },
          )
        }
      />
      <Choice
        legend={translate('filter.ratings')}
        name="rating"
        value={filter.minRating}
        any={counts?.minRating.any}
        options={ratings.map((choice) => ({
          ...choice,
          text: translate('filter.rated', { rating: tenths(choice.value) }),
        }))}
        onChoose={(minRating) => apply({ minRating })}
      />
      {counts && vm.categoryChoices.length > 0 && (
        <Checks
          legend={translate('home.categories')}
          hint={translate('filter.several')}
          chosen={filter.categoryIds}
          options={vm.categoryChoices}
          onToggle={(id) => apply({ categoryIds: toggled(filter.categoryIds, id) })}
        />
      )}
      {counts && <DietChecks filter={filter} counts={counts} hasProfile={vm.hasProfile} onApply={apply} />}
      {vm.tagChoices.length > 0 && (
        <Checks
          legend={translate('filter.tags')}
          hint={counts && translate('filter.several')}
          chosen={filter.tagIds}
          options={vm.tagChoices}
          // Servers that do not count know one tag at a time.
          onToggle={(id) =>
            apply({ tagIds: toggled(counts ? filter.tagIds : filter.tagIds?.filter((each) => each === id), id) })
          }
        />
      )}
      <PriceFields prices={filter.prices} bounds={vm.bounds.value} onChange={(prices) => apply({ prices })}>
        <Check
          isOn={filter.hasDeals === true}
          count={counts?.hasDeals.choices[0]?.count}
          onToggle={() => apply({ hasDeals: filter.hasDeals ? undefined : true })}
        >
          {translate('filter.deals')}
        </Check>
      </PriceFields>
    </FilterSheetFrame>
  );
});
