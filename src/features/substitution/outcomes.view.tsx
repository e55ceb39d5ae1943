import type { OrderPayment } from '@domain/orders/index.ts';
import type { PriceStyle } from '@domain/pricing/index.ts';
import type { Substitution } from '@domain/substitution/index.ts';
import { Trans, useTranslate } from '../../i18n/index.ts';
import { Price } from '../currency/index.ts';
import { backKey } from './back-key.ts';
import { outcomeText } from './outcome-text.ts';
import styles from './outcomes.module.scss';

type OutcomesProps = {
  readonly substitutions: readonly Substitution[];
  readonly payment: OrderPayment | undefined;
  readonly style: PriceStyle;
  readonly id: string;
};

/** ORDER-11: what differs between the order and what comes, with the money that came back. Nothing without one. */
export function Outcomes({ substitutions, payment, style, id }: OutcomesProps) {
  const translate = useTranslate();
  const settled = substitutions.filter(({ state, reason }) => state !== 'open' && reason !== 'canceled');
  if (settled.length === 0) return null;
  return (
    <section className={styles.outcomes} aria-labelledby={id}>
      <h2 id={id}>{translate('substitution.changed')}</h2>
      <ul>
        {settled.map((each) => (
          <li key={each.id}>
            <span>{outcomeText(each, translate)}</span>{' '}
            {each.back && each.back.minor > 0 && (
              <span className={styles.back}>
                <Trans id={backKey(payment)} parts={{ amount: <Price amount={each.back} style={style} /> }} />
              </span>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
