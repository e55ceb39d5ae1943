import { useId, type ReactNode } from 'react';
import { useTranslate } from '../../i18n/index.ts';
import { AppLink } from '../../routes/index.ts';
import { Button, buttonAttributes } from '../../ui/button/index.ts';
import { Sheet } from '../../ui/sheet/index.ts';
import styles from './filter-sheet.module.scss';

type FilterSheetFrameProps = {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** What the filters leave of everything, in words. */
  readonly fits?: string | undefined;
  /** How many filters are on. */
  readonly number: number;
  /** The path of the list without filters. */
  readonly cleared: string;
  /** The words of the button that leads to the list: what it shows. */
  readonly show: string;
  readonly isBusy: boolean;
  readonly children: ReactNode;
};

/** A sheet of filters. Each choice applies at once; the list behind follows, and so does the button that shows it. */
export function FilterSheetFrame(props: FilterSheetFrameProps) {
  const { isOpen, onClose, fits, number, cleared, show, isBusy, children } = props;
  const translate = useTranslate();
  const title = useId();
  return (
    <Sheet isOpen={isOpen} onClose={onClose} labelledBy={title} closeLabel={translate('filter.close')} shape="narrow">
      <div className={styles.sheet}>
        <div className={styles.head}>
          <h2 id={title}>{translate('filter.label')}</h2>
          {fits !== undefined && <p>{fits}</p>}
        </div>
        <div className={styles.groups}>{children}</div>
        <div className={styles.foot}>
          <AppLink to={cleared} replace {...buttonAttributes({ look: 'text' })}>
            {number > 0 ? translate('filter.clear_all', { number }) : translate('filter.clear')}
          </AppLink>
          <Button look="main" onClick={onClose} isBusy={isBusy}>
            {show}
          </Button>
        </div>
      </div>
    </Sheet>
  );
}
