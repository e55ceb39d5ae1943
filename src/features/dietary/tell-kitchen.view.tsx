import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { useTranslate } from '../../i18n/index.ts';
import styles from './diet-page.module.scss';
import type { DietPageViewModel } from './diet-page.view-model.ts';

type TellProps = { readonly vm: Pick<DietPageViewModel, 'isTelling' | 'tell'> };

/** CATALOG-5m: whether kitchens are told the allergens, with what they are told and for how long. */
export const TellKitchen = observer(function TellKitchen({ vm }: TellProps) {
  const translate = useTranslate();
  const [heading, text] = [useId(), useId()];
  return (
    <section className={styles.group} aria-labelledby={heading}>
      <h2 id={heading}>{translate('told.title')}</h2>
      <label className={styles.tell}>
        <span>
          {translate('diets.tell')}
          <small id={text} aria-hidden="true">
            {translate('diets.tell_text')}
          </small>
        </span>
        <input
          type="checkbox"
          role="switch"
          aria-checked={vm.isTelling}
          aria-describedby={text}
          checked={vm.isTelling}
          onChange={({ target }) => vm.tell(target.checked)}
        />
      </label>
    </section>
  );
});
