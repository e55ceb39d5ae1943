import { observer } from 'mobx-react-lite';
import { DIETS } from '@domain/dietary/index.ts';
import { useTranslate } from '../../i18n/index.ts';
import { Button } from '../../ui/button/index.ts';
import { Icon } from '../../ui/icon/index.ts';
import * as dietaryIcons from '../../ui/icon/dietary-icons.data.ts';
import { AllergenChoices } from './allergen-choices.view.tsx';
import styles from './diet-page.module.scss';
import type { DietPageViewModel } from './diet-page.view-model.ts';
import { DietExamples } from './diet-examples.view.tsx';
import { TellKitchen } from './tell-kitchen.view.tsx';

/** CATALOG-5, ACCESS-2: Asks for diets and allergens once, and shows how dishes are marked. */
export const DietPageView = observer(function DietPageView({ vm }: { readonly vm: DietPageViewModel }) {
  const translate = useTranslate();
  return (
    <div className={styles.page}>
      <div className={styles.answers}>
        <h1 tabIndex={-1}>{translate('pages.diet')}</h1>
        <p className={styles.lead}>{translate('diets.lead')}</p>
        <DietChoices vm={vm} />
        <AllergenChoices vm={vm} />
        {vm.canTell && <TellKitchen vm={vm} />}
        <div className={styles.kept}>
          <p>
            <Icon path={dietaryIcons.lockIcon} size="small" />
            {translate(vm.canTell && vm.isTelling ? 'diets.kept_and_told' : 'diets.kept')}
          </p>
          {!vm.isEmpty && (
            <Button
              look="outline"
              onClick={(event) => {
                // The button leaves with what it deletes.
                event.currentTarget.closest('main')?.querySelector<HTMLElement>('h1')?.focus();
                vm.clear();
              }}
            >
              {translate('diets.delete')}
            </Button>
          )}
        </div>
      </div>
      <DietExamples vm={vm} />
    </div>
  );
});

const DietChoices = observer(function DietChoices({ vm }: { readonly vm: DietPageViewModel }) {
  const translate = useTranslate();
  return (
    <fieldset className={styles.group}>
      <legend>
        <h2>{translate('diets.eat')}</h2>
      </legend>
      <p>{translate('diets.eat_text')}</p>
      <div className={styles.diets}>
        {DIETS.map((diet) => (
          <label key={diet} className={styles.pick}>
            <input type="checkbox" checked={vm.profile.diets.includes(diet)} onChange={() => vm.toggle(diet)} />
            <span>{translate(`diet.${diet}`)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
});
