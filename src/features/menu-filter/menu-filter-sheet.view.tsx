import { observer } from 'mobx-react-lite';
import { useId, type ReactNode } from 'react';
import { useTranslate } from '../../i18n/index.ts';
import { AppLink } from '../../routes/index.ts';
import { Button } from '../../ui/button/index.ts';
import { Sheet } from '../../ui/sheet/index.ts';
import styles from './menu-filter-sheet.module.scss';
import type { MenuFilterViewModel, Offered } from './menu-filter.view-model.ts';
import { toggled } from './menu-filter-address.ts';

type MenuFilterSheetProps = { readonly vm: MenuFilterViewModel; readonly onClose: () => void };

/** Every filter of a menu, each with the number of products that it leaves. They apply at once. */
export const MenuFilterSheet = observer(function MenuFilterSheet({ vm, onClose }: MenuFilterSheetProps) {
  const translate = useTranslate();
  const title = useId();
  const { choice, shown, total } = vm;
  return (
    <Sheet isOpen onClose={onClose} labelledBy={title} closeLabel={translate('filter.close')}>
      <div className={styles.sheet}>
        <h2 id={title}>{translate('menu_filter.label')}</h2>
        <div className={styles.groups}>
          <div>
            {vm.hasProfile ? (
              <Choice offer={vm.forMe} onToggle={() => vm.apply({ isForMe: !choice.isForMe })}>
                {translate('menu_filter.use_profile')}
              </Choice>
            ) : (
              <AppLink to="/diet" className={styles.link}>
                {translate('menu_filter.set_profile')}
              </AppLink>
            )}
          </div>
          <Group legend={translate('menu_filter.diets')}>
            {vm.diets.map((offer) => (
              <Choice
                key={offer.value}
                offer={offer}
                onToggle={() => vm.apply({ diets: toggled(choice.diets, offer.value) })}
              >
                {translate(`diet.${offer.value}`)}
              </Choice>
            ))}
          </Group>
          <Group legend={translate('menu_filter.allergens')}>
            {vm.allergens.map((offer) => (
              <Choice
                key={offer.value}
                offer={offer}
                onToggle={() => vm.apply({ without: toggled(choice.without, offer.value) })}
              >
                {translate(`allergen.${offer.value}`)}
              </Choice>
            ))}
          </Group>
          <p className={styles.note}>{translate('menu_filter.unknown')}</p>
          {vm.brands.length > 1 && (
            <Group legend={translate('menu_filter.brands')}>
              {vm.brands.map((offer) => (
                <Choice
                  key={offer.value}
                  offer={offer}
                  onToggle={() => vm.apply({ brands: toggled(choice.brands, offer.value) })}
                >
                  <bdi>{offer.title}</bdi>
                </Choice>
              ))}
            </Group>
          )}
          {vm.sections.length > 1 && (
            <Group legend={translate('menu_filter.sections')}>
              {vm.sections.map((offer) => (
                <Choice
                  key={offer.value}
                  offer={offer}
                  onToggle={() => vm.apply({ sections: toggled(choice.sections, offer.value) })}
                >
                  <bdi>{offer.title}</bdi>
                </Choice>
              ))}
            </Group>
          )}
        </div>
        <div className={styles.foot}>
          <Button look="text" onClick={vm.clear}>
            {translate('filter.clear')}
          </Button>
          <Button look="main" onClick={onClose}>
            {translate('menu_filter.show', { shown, total })}
          </Button>
        </div>
      </div>
    </Sheet>
  );
});

function Group({ legend, children }: { readonly legend: string; readonly children: ReactNode }) {
  return (
    <fieldset className={styles.group}>
      <legend>{legend}</legend>
      {children}
    </fieldset>
  );
}

type ChoiceProps = {
  readonly offer: Offered<unknown>;
  readonly onToggle: () => void;
  readonly children: ReactNode;
};

/** Keeps choices that would leave nothing, disabled, so that the list does not jump. */
function Choice({ offer: { count, isOn }, onToggle, children }: ChoiceProps) {
  return (
    <label className={styles.choice}>
      <input type="checkbox" checked={isOn} disabled={!isOn && count === 0} onChange={onToggle} />
      <span>{children}</span>
      <bdi className={styles.count}>{count}</bdi>
    </label>
  );
}
