import { useId, type ReactNode } from 'react';
import { isOffered } from '@domain/catalog/index.ts';
import { useTranslate } from '../../i18n/index.ts';
import { Count, type Counted } from './counted-chip.view.tsx';
import styles from './filter-sheet.module.scss';

type Option<Value> = { readonly value: Value; readonly text: string; readonly count: number | undefined };

type ChoiceProps<Value> = {
  readonly legend: string;
  readonly name: string;
  readonly value: Value | undefined;
  /** How many shops the list has without a choice. */
  readonly any: number | undefined;
  readonly options: readonly Option<Value>[];
  readonly counted?: Counted;
  readonly onChoose: (value: Value | undefined) => void;
  /** A choice combined with these. */
  readonly children?: ReactNode;
};

/** A choice of one value, or none. */
export function Choice<Value extends string | number>(props: ChoiceProps<Value>) {
  const { legend, name, value, any, options, counted, onChoose, children } = props;
  const translate = useTranslate();
  const any_ = { value: undefined, text: translate('filter.any'), count: any };
  return (
    <fieldset className={styles.choice}>
      <legend>{legend}</legend>
      {children}
      {(options.length > 0 ? [any_, ...options] : []).map((option) => (
        <label key={option.value ?? ''}>
          <input
            type="radio"
            name={name}
            checked={value === option.value}
            disabled={!isOffered(option.count, value === option.value)}
            onChange={() => onChoose(option.value)}
          />
          <bdi>{option.text}</bdi>
          <Count count={option.count} counted={counted} />
        </label>
      ))}
    </fieldset>
  );
}

type CheckProps = {
  readonly isOn: boolean;
  readonly count: number | undefined;
  readonly counted?: Counted;
  readonly onToggle: () => void;
  readonly children: ReactNode;
};

/** One choice that is on or off. */
export function Check({ isOn, count, counted, onToggle, children }: CheckProps) {
  const canToggle = isOffered(count, isOn);
  return (
    <label>
      <input
        type="checkbox"
        checked={isOn}
        // Not `disabled`: the focus would be lost if the last shop disappears while it is here.
        aria-disabled={!canToggle || undefined}
        onChange={() => canToggle && onToggle()}
      />
      <bdi>{children}</bdi>
      <Count count={count} counted={counted} />
    </label>
  );
}

type ChecksProps<Id> = {
  readonly legend: string;
  readonly hint: string | undefined;
  readonly chosen: readonly Id[] | undefined;
  readonly options: readonly {
    readonly value: { readonly id: Id; readonly title: string };
    readonly count: number | undefined;
  }[];
  readonly onToggle: (id: Id) => void;
};

/** A choice of several values. */
export function Checks<Id extends number>({ legend, hint, chosen = [], options, onToggle }: ChecksProps<Id>) {
  return (
    <ChoiceGroup legend={legend} hint={hint}>
      {options.map(({ value: { id, title }, count }) => (
        <Check key={id} isOn={chosen.includes(id)} count={count} onToggle={() => onToggle(id)}>
          {title}
        </Check>
      ))}
    </ChoiceGroup>
  );
}

type ChoiceGroupProps = {
  readonly legend: string;
  /** How its choices combine. */
  readonly hint: string | undefined;
  readonly children: ReactNode;
};

/** A group of choices under its name. */
export function ChoiceGroup({ legend, hint, children }: ChoiceGroupProps) {
  const hintId = useId();
  return (
    <fieldset className={styles.choice} aria-describedby={hint && hintId}>
      <legend>
        {legend} {hint && <small id={hintId}>{hint}</small>}
      </legend>
      {children}
    </fieldset>
  );
}
