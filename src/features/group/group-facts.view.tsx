import type { GroupTerms } from '@domain/cart/index.ts';
import type { CurrencyId } from '@domain/kernel/ids.ts';
import { useTranslate } from '../../i18n/index.ts';
import { GroupPrice } from './group-price.view.tsx';
import styles from './group.module.scss';

type GroupFactsProps = {
  readonly terms: Pick<GroupTerms, 'deadline' | 'spendLimit' | 'payer' | 'destination'>;
  readonly owner: string;
  readonly currency: CurrencyId | undefined;
  readonly time: (at: NonNullable<GroupTerms['deadline']>) => string;
};

/** GROUP-1b: what a guest is told before joining. */
export function GroupFacts({
  terms: { deadline, spendLimit, payer, destination },
  owner,
  currency,
  time,
}: GroupFactsProps) {
  const translate = useTranslate();
  return (
    <dl className={styles.facts}>
      {deadline !== undefined && (
        <div>
          <dt>{translate('group.until')}</dt>
          <dd>
            <bdi>{time(deadline)}</bdi>
          </dd>
        </div>
      )}
      {spendLimit && (
        <div>
          <dt>{translate('group.limit_short')}</dt>
          <dd>
            <GroupPrice amount={spendLimit} currency={currency} />
          </dd>
        </div>
      )}
      {destination !== '' && (
        <div>
          <dt>{translate('group.destination')}</dt>
          <dd>
            <bdi>{destination}</bdi>
          </dd>
        </div>
      )}
      <div>
        <dt>{translate('group.who_pays')}</dt>
        <dd>{translate(payer === 'each' ? 'group.you_pay' : 'group.owner_pays', { name: owner })}</dd>
      </div>
    </dl>
  );
}
