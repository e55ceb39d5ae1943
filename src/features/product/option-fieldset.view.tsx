import { useId } from 'react';
import type { OptionGroup } from '@domain/catalog/index.ts';
import { useTranslate } from '../../i18n/index.ts';
import { Badge } from '../../ui/badge/index.ts';
import { Icon } from '../../ui/icon/index.ts';
import * as icons from '../../ui/icon/icons.data.ts';
import { Price } from '../currency/index.ts';
import styles from './product-sheet.module.scss';

type OptionFieldsetProps = {
  readonly group: OptionGroup;
  readonly chosen: number | undefined;
  readonly isMissing: boolean;
  readonly wasTried: boolean;
  readonly onChoose: (value: number) => void;
};

/** One required choice: native radio buttons, which arrow keys, touch and screen readers support. */
export function OptionFieldset({ group, chosen, isMissing, wasTried, onChoose }: OptionFieldsetProps) {
  const translate = useTranslate();
  const name = useId();
  const isRefused = isMissing && wasTried;
  return (
    <fieldset
      className={styles.group}
      role="radiogroup"
      data-missing={isRefused || undefined}
      aria-required
      aria-invalid={isRefused || undefined}
      aria-describedby={`${name}-state`}
    >
      <legend>{group.title}</legend>
      <div className={styles.groupState}>
        {isRefused ? (
          <strong className={styles.refusal} id={`${name}-state`}>
            <Icon path={icons.circleAlertIcon} size="small" />
            {translate('product.choose_first', { group: group.title })}
          </strong>
        ) : (
          <span id={`${name}-state`}>{translate('product.choose_a_value')}</span>
        )}
        {isMissing ? (
          <Badge tone={isRefused ? 'negative' : 'soft'} isSilent>
            {translate('product.required')}
          </Badge>
        ) : (
          <Badge tone="positive" icon={icons.checkIcon}>
            {translate('product.done')}
          </Badge>
        )}
      </div>
      {group.values.map(({ value, difference, isAvailable }) => (
        <label key={value.id} className={styles.option} data-off={!isAvailable || undefined}>
          <input
            type="radio"
            name={name}
            checked={chosen === value.id}
            disabled={!isAvailable}
            onChange={() => onChoose(value.id)}
          />
          <span className={styles.optionName}>
            <bdi>{value.value}</bdi>
          </span>
          <span className={styles.optionPrice}>
            {!isAvailable ? (
              translate(difference === undefined ? 'product.not_together' : 'product.sold_out')
            ) : difference && difference.minor > 0 ? (
              <bdi dir="ltr">
                +<Price amount={difference} />
              </bdi>
            ) : difference && difference.minor < 0 ? (
              <Price amount={difference} />
            ) : (
              translate('product.included')
            )}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
