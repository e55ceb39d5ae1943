import { observer } from 'mobx-react-lite';
import type { WalletEntry } from '@domain/wallet/index.ts';
import { useTranslate } from '../../i18n/index.ts';
import { VisuallyHidden } from '../../ui/text/index.ts';
import { Price } from '../currency/index.ts';
import styles from './wallet.module.scss';

/** Sign and amount as one piece, isolated from the text around it; the minus is spoken. */
export const SignedAmount = observer(function SignedAmount({ entry }: { readonly entry: WalletEntry }) {
  const translate = useTranslate();
  const { isIncoming, amount, status } = entry;
  return (
    <bdi dir="ltr" className={styles.signed} data-look={status === 'paid' ? (isIncoming ? 'in' : 'out') : status}>
      <VisuallyHidden>{translate(isIncoming ? 'wallet.plus' : 'wallet.minus')} </VisuallyHidden>
      <span aria-hidden="true">{isIncoming ? '+' : '−'}</span>
      <Price amount={amount} />
    </bdi>
  );
});
