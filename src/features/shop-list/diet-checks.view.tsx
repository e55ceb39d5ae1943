import { toggled, type ShopCounts, type ShopFilter } from '@domain/catalog/index.ts';
import { DIETS } from '@domain/dietary/index.ts';
import { useTranslate } from '../../i18n/index.ts';
import { Check, ChoiceGroup } from './filter-choices.view.tsx';
import styles from './filter-sheet.module.scss';

type DietChecksProps = {
  readonly filter: ShopFilter;
  readonly counts: ShopCounts;
  /** Whether a dietary profile is stored on this device. */
  readonly hasProfile: boolean;
  readonly onApply: (change: ShopFilter) => void;
};

/** CATALOG-1d: The customer's own profile first, then diets; a shop has dishes that suit all choices. */
export function DietChecks({ filter, counts, hasProfile, onApply }: DietChecksProps) {
  const translate = useTranslate();
  return (
    <ChoiceGroup legend={translate('filter.food')} hint={translate('filter.all_must_fit')}>
      {hasProfile && (
        <Check
          isOn={filter.isForMe === true}
          // Only this device knows the profile until it is pressed.
          count={filter.isForMe ? counts.total : undefined}
          onToggle={() => onApply({ isForMe: filter.isForMe ? undefined : true })}
        >
          {translate('menu_filter.fits')}
        </Check>
      )}
      {DIETS.map((diet) => (
        <Check
          key={diet}
          isOn={filter.diets?.includes(diet) === true}
          count={counts.diets.choices.find(({ value }) => value === diet)?.count ?? 0}
          onToggle={() => onApply({ diets: toggled(filter.diets, diet) })}
        >
          {translate(`diet.${diet}`)}
        </Check>
      ))}
      {hasProfile && <p className={styles.note}>{translate('filter.fits_note')}</p>}
    </ChoiceGroup>
  );
}
