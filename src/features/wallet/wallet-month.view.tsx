import { observer } from 'mobx-react-lite';
import type { Money } from '@domain/pricing/index.ts';
import { useService } from '../../di/index.ts';
import { monthText, useTranslate } from '../../i18n/index.ts';
import { Price } from '../currency/index.ts';
import { LOCALE_VIEW_MODEL } from '../locale/index.ts';
import styles from './wallet-month.module.scss';
import type { WalletViewModel } from './wallet.view-model.ts';

/** What came in and what left this month; nothing in a month without either. */
export const WalletMonth = observer(function WalletMonth({ vm }: { readonly vm: WalletViewModel }) {
  const translate = useTranslate();
  const { language } = useService(LOCALE_VIEW_MODEL);
  const value = vm.flow?.value;
  const most = Math.max(value?.incoming.minor ?? 0, value?.outgoing.minor ?? 0);
  if (!value || most === 0) return null;
  const row = (label: string, amount: Money, kind: 'in' | 'out') => (
    <li data-kind={kind}>
      <span>{label}</span>
      <Price amount={amount} />
      <progress max={most} value={amount.minor} aria-hidden="true" />
    </li>
  );
  return (
    <section className={styles.month} aria-labelledby="wallet-month">
      {/* A browser's own names of the months may differ from the server's. */}
      <h2 id="wallet-month" suppressHydrationWarning>
        {monthText(vm.month, language)}
      </h2>
      <ul>
        {row(translate('wallet.filter.in'), value.incoming, 'in')}
        {row(translate('wallet.filter.out'), value.outgoing, 'out')}
      </ul>
    </section>
  );
});
