import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import type { ShopFilter } from '@domain/catalog/index.ts';
import { useTranslate } from '../../i18n/index.ts';
import { AppLink } from '../../routes/index.ts';
import { Button, buttonAttributes } from '../../ui/button/index.ts';
import { Sheet } from '../../ui/sheet/index.ts';
import { headingFilter } from './active-filters.ts';
import styles from './filter-sheet.module.scss';
import { PriceFields } from './price-fields.view.tsx';
import { addressOf } from './shop-list-address.ts';
import type { ShopListViewModel } from './shop-list.view-model.ts';

type FilterSheetProps = { readonly vm: ShopListViewModel; readonly isOpen: boolean; readonly onClose: () => void };

/** Contract 6.4: the lowest ratings that the client offers. */
const RATINGS = [3.5, 4.5, 5] as const;
const TITLE = 'filter-sheet-title';

/** The less common filters. Each choice applies at once; the list behind follows. */
export const FilterSheet = observer(function FilterSheet({ vm, isOpen, onClose }: FilterSheetProps) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const { filter, shops } = vm;
  const apply = (change: ShopFilter): void => {
    vm.narrow({ ...filter, ...change });
    void navigate(addressOf({ ...filter, ...change }), { replace: true });
  };
  useEffect(() => (isOpen ? vm.followFacets() : undefined), [vm, isOpen]);
  return (
    <Sheet isOpen={isOpen} onClose={onClose} labelledBy={TITLE} closeLabel={translate('filter.close')} shape="narrow">
      <div className={styles.sheet}>
        <h2 id={TITLE}>{translate('filter.label')}</h2>
        <div className={styles.groups}>
          <Choice
            legend={translate('filter.kind')}
            name="kind"
            value={filter.kind}
            options={[
              ['restaurant', translate('home.restaurants')],
              ['shop', translate('home.groceries')],
            ]}
            onChoose={(kind) => apply({ kind })}
          />
          <Choice
            legend={translate('filter.ratings')}
            name="rating"
            value={filter.minRating}
            options={RATINGS.map((rating) => [rating, translate('filter.rated', { rating: rating.toFixed(1) })])}
            onChoose={(minRating) => apply({ minRating })}
          />
          <PriceFields prices={filter.prices} bounds={vm.bounds.value} onChange={(prices) => apply({ prices })} />
          {vm.tags.value && vm.tags.value.length > 0 && (
            <Choice
              legend={translate('filter.tags')}
              name="take"
              value={filter.tagId}
              options={vm.tags.value.map(({ id, title }) => [id, title])}
              onChoose={(tagId) => apply({ tagId })}
            />
          )}
        </div>
        <div className={styles.foot}>
          <AppLink to={addressOf(headingFilter(filter))} replace {...buttonAttributes({ look: 'text' })}>
            {translate('filter.clear')}
          </AppLink>
          <Button look="main" onClick={onClose} isBusy={shops.isLoading}>
            {translate('filter.show', { count: shops.total ?? 0 })}
          </Button>
        </div>
      </div>
    </Sheet>
  );
});

type ChoiceProps<Value> = {
  readonly legend: string;
  readonly name: string;
  readonly value: Value | undefined;
  readonly options: readonly (readonly [value: Value, text: string])[];
  readonly onChoose: (value: Value | undefined) => void;
};

/** A choice of one value, or none. */
function Choice<Value extends string | number>({ legend, name, value, options, onChoose }: ChoiceProps<Value>) {
  const translate = useTranslate();
  return (
    <fieldset className={styles.choice}>
      <legend>{legend}</legend>
      {[[undefined, translate('filter.any')] as const, ...options].map(([option, text]) => (
        <label key={option ?? ''}>
          <input type="radio" name={name} checked={value === option} onChange={() => onChoose(option)} />
          <bdi>{text}</bdi>
        </label>
      ))}
    </fieldset>
  );
}
