import { observer } from 'mobx-react-lite';
import { useId, useRef } from 'react';
import { SEVERITIES, type Allergen } from '@domain/dietary/index.ts';
import { useTranslate } from '../../i18n/index.ts';
import { IconButton } from '../../ui/button/index.ts';
import { chipClass } from '../../ui/chip/index.ts';
import { Icon } from '../../ui/icon/index.ts';
import * as icons from '../../ui/icon/icons.data.ts';
import styles from './diet-page.module.scss';
import type { DietPageViewModel } from './diet-page.view-model.ts';

type AllergensProps = { readonly vm: DietPageViewModel };

/** A customer's allergens with their severities; below them everything that can be added. */
export const AllergenChoices = observer(function AllergenChoices({ vm }: AllergensProps) {
  const translate = useTranslate();
  const headingId = useId();
  const section = useRef<HTMLElement>(null);
  // The control that was pressed is gone: the focus follows the allergen to where it went.
  const follow = (allergen: Allergen): void => {
    const place = `[data-allergen="${allergen}"]`;
    requestAnimationFrame(() =>
      section.current?.querySelector<HTMLElement>(`button${place}, ${place} :checked`)?.focus(),
    );
  };
  const add = (allergen: Allergen): void => {
    vm.mark(allergen);
    follow(allergen);
  };
  return (
    <section ref={section} className={styles.group} aria-labelledby={headingId}>
      <h2 id={headingId}>{translate('diets.avoid')}</h2>
      <p>{translate('diets.avoid_text')}</p>
      {vm.chosen.length > 0 && (
        <ul className={styles.chosen}>
          {vm.chosen.map((allergen) => (
            <ChosenAllergen key={allergen} vm={vm} allergen={allergen} onRemoved={follow} />
          ))}
        </ul>
      )}
      {vm.others.length > 0 && (
        <>
          <h3>{translate('diets.add')}</h3>
          <ul className={styles.others}>
            {vm.others.map((allergen) => (
              <li key={allergen}>
                <button type="button" className={chipClass} data-allergen={allergen} onClick={() => add(allergen)}>
                  <Icon path={icons.plusIcon} size="small" />
                  {translate(`allergen.${allergen}`)}
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
      <p>{translate('diets.traces')}</p>
    </section>
  );
});

type ChosenProps = AllergensProps & {
  readonly allergen: Allergen;
  readonly onRemoved: (allergen: Allergen) => void;
};

const ChosenAllergen = observer(function ChosenAllergen({ vm, allergen, onRemoved }: ChosenProps) {
  const translate = useTranslate();
  const name = useId();
  const word = translate(`allergen.${allergen}`);
  const severity = vm.profile.allergens[allergen];
  return (
    <li className={styles.allergen} data-allergen={allergen} data-severity={severity}>
      <h3>{word}</h3>
      <IconButton
        icon={icons.xIcon}
        label={translate('diets.remove', { allergen: word })}
        onClick={() => {
          vm.unmark(allergen);
          onRemoved(allergen);
        }}
      />
      <p id={name}>{translate(severity === 'dangerous' ? 'diets.asks' : 'diets.marks')}</p>
      <div
        role="radiogroup"
        className={styles.severity}
        aria-label={translate('diets.severity', { allergen: word })}
        aria-describedby={name}
      >
        {SEVERITIES.map((each) => (
          <label key={each}>
            <input
              type="radio"
              name={`${name}-s`}
              checked={each === severity}
              onChange={() => vm.mark(allergen, each)}
            />
            {each === 'dangerous' && <Icon path={icons.triangleAlertIcon} size="small" />}
            <span>{translate(each === 'dangerous' ? 'diets.dangerous' : 'diets.avoid_it')}</span>
          </label>
        ))}
      </div>
    </li>
  );
});
