import type { ReactNode } from 'react';
import { isOffered } from '@domain/catalog/index.ts';
import { useTranslate } from '../../i18n/index.ts';
import { chipClass } from '../../ui/chip/index.ts';
import * as icons from '../../ui/icon/icons.data.ts';
import { Icon } from '../../ui/icon/index.ts';
import { VisuallyHidden } from '../../ui/text/index.ts';
import styles from './counted-chip.module.scss';

type CountedChipProps = {
  readonly isOn: boolean;
  readonly onToggle: () => void;
  /** How many shops the choice leaves; `undefined` without counts. */
  readonly count: number | undefined;
  readonly children: ReactNode;
};

/** A filter that is on or off, with what it leaves. It can be read but not pressed when that is nothing. */
export function CountedChip({ isOn, onToggle, count, children }: CountedChipProps) {
  const canToggle = isOffered(count, isOn);
  return (
    <button
      type="button"
      className={chipClass}
      aria-pressed={isOn}
      // Not `disabled`: the focus would be lost if the last shop disappears while it is here.
      aria-disabled={!canToggle || undefined}
      onClick={() => canToggle && onToggle()}
    >
      {isOn && <Icon path={icons.checkIcon} size="small" />}
      {children}
      <Count count={count} />
    </button>
  );
}

/** What is counted, as the key of its words. */
export type Counted = 'list.count' | 'search.found';

type CountProps = { readonly count: number | undefined; readonly counted?: Counted | undefined };

/** "24", spoken as "24 shops". */
export function Count({ count, counted = 'list.count' }: CountProps) {
  const translate = useTranslate();
  if (count === undefined) return null;
  return (
    <>
      <bdi aria-hidden="true" className={styles.count}>
        {count}
      </bdi>{' '}
      <VisuallyHidden>{translate(counted, { count })}</VisuallyHidden>
    </>
  );
}
