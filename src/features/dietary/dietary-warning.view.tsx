import { observer } from 'mobx-react-lite';
import { Icon } from '../../ui/icon/index.ts';
import * as dietaryIcons from '../../ui/icon/dietary-icons.data.ts';
import * as icons from '../../ui/icon/icons.data.ts';
import type { DietaryAdvice } from './dietary-advice.ts';
import styles from './dietary-warning.module.scss';
import type { EatenDish } from './eaten-dish.ts';
import { useReasons } from './use-reasons.ts';
import { VerdictLine } from './verdict-line.view.tsx';

type DietaryWarningProps = { readonly advice: DietaryAdvice; readonly eaten: EatenDish };

/**
 * ACCESS-2: what a dish with its choices is for this person, where it is and whether it can be left out. Spoken when it
 * appears and when a choice changes it.
 */
export const DietaryWarning = observer(function DietaryWarning({ advice, eaten }: DietaryWarningProps) {
  const reasonsOf = useReasons();
  if (!advice.isGiven) return null;
  const verdict = advice.verdictOnDish(eaten);
  return (
    <div role="alert">
      {verdict.kind === 'fits' ? (
        <VerdictLine verdict={verdict} />
      ) : (
        <div className={styles.warning} data-verdict={verdict.kind}>
          <Icon path={verdict.kind === 'not-stated' ? dietaryIcons.circleQuestionMarkIcon : icons.triangleAlertIcon} />
          <div>
            {reasonsOf(advice, eaten).map(({ fact, texts }) => (
              <div key={fact}>
                <strong>{fact}</strong>
                {texts.map((text) => (
                  <p key={text}>{text}</p>
                ))}
              </div>
            ))}
          </div>
        </div>
      )}
    </div>
  );
});
