import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { REPLACEMENT_CHOICES, type ReplacementChoice } from '@domain/substitution/index.ts';
import { useService } from '../../di/index.ts';
import { useTranslate } from '../../i18n/index.ts';
import { REPLACEMENTS, type LazyReplacements } from '../substitution/index.ts';
import styles from './choices.module.scss';
import type { CheckoutViewModel } from './checkout.view-model.ts';
import section from './section.module.scss';
import { Section } from './section.view.tsx';
import { ToldAllergens } from './told-allergens.view.tsx';

const NAMES = {
  replace: 'substitution.choose_replace',
  ask: 'substitution.choose_ask',
  'leave-out': 'substitution.choose_leave_out',
} as const;
const HINTS = {
  replace: 'substitution.hint_replace',
  ask: 'substitution.hint_ask',
  'leave-out': 'substitution.hint_leave_out',
} as const;

/** CATALOG-5m, ORDER-10: what the kitchen is told, and what it does with missing dishes. */
export const ReplacementSection = observer(function ReplacementSection({ vm }: { readonly vm: CheckoutViewModel }) {
  const lazy = useService(REPLACEMENTS);
  useEffect(() => void lazy.ready(), [lazy]);
  const { vm: wishes } = lazy;
  if (!wishes) return null;
  return (
    <>
      {wishes.told.length > 0 && <ToldAllergens told={wishes.told} />}
      {wishes.isAsked && <MissingDishes vm={vm} replacements={wishes} />}
    </>
  );
});

type MissingProps = {
  readonly vm: CheckoutViewModel;
  readonly replacements: NonNullable<LazyReplacements['vm']>;
};

/** What the shop does with a missing dish, for all dishes and for single ones. */
const MissingDishes = observer(function MissingDishes({ vm, replacements }: MissingProps) {
  const translate = useTranslate();
  const dishes = new Map(vm.cart.lines.map(({ stockId, item }) => [stockId, item.title]));
  return (
    <Section
      title={translate('substitution.choice')}
      text={replacements.hasAllergens ? translate('substitution.allergy') : undefined}
    >
      <div className={section.pair} role="radiogroup" aria-label={translate('substitution.choice')}>
        {REPLACEMENT_CHOICES.map((choice) => (
          <label key={choice} className={styles.pick}>
            <input
              type="radio"
              name="replacement"
              value={choice}
              checked={replacements.chosen.usual === choice}
              onChange={() => replacements.chooseUsual(choice)}
            />
            <span>
              {translate(NAMES[choice])}
              <small>{translate(HINTS[choice])}</small>
            </span>
          </label>
        ))}
      </div>
      {dishes.size > 1 && (
        <details>
          <summary className={styles.more}>{translate('substitution.by_dish')}</summary>
          <div className={section.pair}>
            {[...dishes].map(([stockId, title]) => (
              <label key={stockId} className={styles.select}>
                <bdi>{title}</bdi>
                <select
                  value={replacements.chosen.byStock[String(stockId)] ?? ''}
                  onChange={({ target }) => replacements.chooseFor(stockId, choiceOf(target.value))}
                >
                  <option value="">
                    {translate('substitution.as_all', { choice: translate(NAMES[replacements.chosen.usual]) })}
                  </option>
                  {REPLACEMENT_CHOICES.map((choice) => (
                    <option key={choice} value={choice}>
                      {translate(NAMES[choice])}
                    </option>
                  ))}
                </select>
              </label>
            ))}
          </div>
        </details>
      )}
    </Section>
  );
});

const choiceOf = (word: string): ReplacementChoice | undefined => REPLACEMENT_CHOICES.find((choice) => choice === word);
