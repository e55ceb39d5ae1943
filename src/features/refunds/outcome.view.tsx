import { observer } from 'mobx-react-lite';
import type { RefundableGoods } from '@domain/refunds/index.ts';
import { useTranslate } from '../../i18n/index.ts';
import { Price } from '../currency/index.ts';
import styles from './refunds.module.scss';
import type { ProblemViewModel } from './problem.view-model.ts';

/** What will happen, line by line, before anything is sent. */
export const Outcome = observer(function Outcome({
  vm,
  subject,
}: {
  readonly vm: ProblemViewModel;
  readonly subject: RefundableGoods;
}) {
  const translate = useTranslate();
  const { quote } = vm;
  const { lines, priceStyle } = subject.order;
  const titleOf = (id: number): string => lines.find((line) => line.id === id)?.title ?? '';
  return (
    <section className={styles.outcome} aria-labelledby="outcome" aria-live="polite">
      <h2 id="outcome">{translate('problem.outcome')}</h2>
      {quote === undefined ? (
        <p className={styles.muted}>{translate('problem.outcome_none')}</p>
      ) : (
        <>
          <ul>
            {quote.lines.map(({ lineId, quantity, amount }) => (
              <li key={lineId}>
                <span>
                  {quantity} × <bdi>{titleOf(lineId)}</bdi>
                </span>
                <Price amount={amount} style={priceStyle} />
              </li>
            ))}
          </ul>
          <p className={styles.total}>
            <span>{translate('problem.total')}</span>
            <Price amount={quote.amount} style={priceStyle} />
          </p>
          <p className={styles.muted}>{translate('problem.looked')}</p>
          <p className={styles.muted}>{translate('problem.to_wallet')}</p>
        </>
      )}
    </section>
  );
});
