import type { ReactNode } from 'react';
import { Icon } from '../icon/index.ts';
import * as icons from '../icon/icons.data.ts';
import styles from './menu.module.scss';

/** The class of one entry, for links and buttons in a menu. */
export const menuItemClass = styles.item;

export function MenuList({ children }: { readonly children: ReactNode }) {
  return <ul className={styles.list}>{children}</ul>;
}

type MenuChoiceProps = {
  readonly isChosen: boolean;
  readonly onChoose: () => void;
  readonly lang?: string;
  readonly end?: ReactNode;
  readonly children: ReactNode;
};

/** One of several choices, exactly one of which is chosen. */
export function MenuChoice({ isChosen, onChoose, lang, end, children }: MenuChoiceProps) {
  return (
    <li>
      <button type="button" className={styles.item} aria-pressed={isChosen} lang={lang} onClick={onChoose}>
        {children}
        {end !== undefined && <span className={styles.end}>{end}</span>}
        {isChosen && <Icon path={icons.checkIcon} size="small" />}
      </button>
    </li>
  );
}
