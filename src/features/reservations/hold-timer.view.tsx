import { observer } from 'mobx-react-lite';
import { useTranslate } from '../../i18n/index.ts';
import { Icon } from '../../ui/icon/index.ts';
import * as tableIcons from '../../ui/icon/table-icons.data.ts';
import styles from './table.module.scss';
import type { TableViewModel } from './table.view-model.ts';

type Props = { readonly vm: TableViewModel };

/** How long the chosen table is kept. A timer is not live: the marks are said by the announcer. */
export const HoldTimer = observer(function HoldTimer({ vm: { holding, choices } }: Props) {
  const translate = useTranslate();
  const { table } = choices;
  if (!table) return null;
  if (holding.isRefused) return <p className={styles.muted}>{translate('table.hold.off')}</p>;
  if (holding.left === undefined) return null;
  return (
    <p className={styles.hold} role="timer">
      <Icon path={tableIcons.hourglassIcon} />
      <span>{translate('table.hold.kept', { table: table.name })}</span> <TimeLeft left={holding.left} />
    </p>
  );
});

/** The same above the button of a phone, whose summary is out of sight. */
export const HoldBar = observer(function HoldBar({ vm: { holding, choices } }: Props) {
  const translate = useTranslate();
  const { table, time } = choices;
  if (!table || !time || holding.left === undefined) return null;
  return (
    <p className={styles.holdBar} aria-hidden="true">
      <Icon path={tableIcons.hourglassIcon} size="small" />
      <span>{translate('table.hold.bar', { table: table.name, time: time.time })}</span>
      <TimeLeft left={holding.left} />
    </p>
  );
});

/** "9:42". */
function TimeLeft({ left }: { readonly left: number }) {
  const seconds = Math.ceil(left / 1000);
  return (
    <strong>
      <bdi dir="ltr">{`${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`}</bdi>
    </strong>
  );
}
