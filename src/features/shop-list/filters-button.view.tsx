import { useTranslate } from '../../i18n/index.ts';
import { chipClass } from '../../ui/chip/index.ts';
import { Icon } from '../../ui/icon/index.ts';
import * as moreIcons from '../../ui/icon/more-icons.data.ts';
import styles from './list-bar.module.scss';

type FiltersButtonProps = {
  /** How many filters are on. */
  readonly number: number;
  readonly onOpen: () => void;
};

/** Opens the sheet of all filters. */
export function FiltersButton({ number, onOpen }: FiltersButtonProps) {
  const translate = useTranslate();
  return (
    <button type="button" className={`${chipClass} ${styles.more}`} aria-haspopup="dialog" onClick={onOpen}>
      <Icon path={moreIcons.slidersHorizontalIcon} size="small" />
      {translate('filter.more')}
      {number > 0 && <bdi>{number}</bdi>}
    </button>
  );
}
