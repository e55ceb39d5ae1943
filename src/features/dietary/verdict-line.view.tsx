import type { Verdict } from '@domain/dietary/index.ts';
import { Icon } from '../../ui/icon/index.ts';
import * as dietaryIcons from '../../ui/icon/dietary-icons.data.ts';
import * as icons from '../../ui/icon/icons.data.ts';
import { useVerdictText } from './use-verdict-text.ts';
import styles from './verdict-line.module.scss';

const ICONS = {
  fits: dietaryIcons.shieldCheckIcon,
  avoided: icons.infoIcon,
  'not-stated': dietaryIcons.circleQuestionMarkIcon,
  dangerous: icons.triangleAlertIcon,
} as const;

/** ACCESS-2: The verdict on a dish for this customer, in sentences; icon and text convey it, not only the color. */
export function VerdictLine({ verdict }: { readonly verdict: Verdict }) {
  const textOf = useVerdictText();
  return (
    <span className={styles.line} data-verdict={verdict.kind}>
      <Icon path={ICONS[verdict.kind]} size="small" />
      <span>{textOf(verdict).join(' ')}</span>
    </span>
  );
}
