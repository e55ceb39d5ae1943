import { observer } from 'mobx-react-lite';
import type { WalletEntry } from '@domain/wallet/index.ts';
import { Trans, useTranslate } from '../../i18n/index.ts';
import { Button } from '../../ui/button/index.ts';
import { Sheet } from '../../ui/sheet/index.ts';
import { Price } from '../currency/index.ts';
import type { EntryViewModel } from './entry.view-model.ts';
import styles from './wallet.module.scss';

type CancelQuestionProps = { readonly vm: EntryViewModel; readonly entry: Pick<WalletEntry, 'amount'> };

/** The question before a withdrawal is canceled, with the money that comes back. */
export const CancelQuestion = observer(function CancelQuestion({ vm, entry }: CancelQuestionProps) {
  const translate = useTranslate();
  return (
    <Sheet
      isOpen={vm.isAsking}
      onClose={vm.keep}
      label={translate('wallet.cancel_title')}
      closeLabel={translate('cart.close')}
      shape="narrow"
    >
      <div className={styles.ask}>
        <h2>{translate('wallet.cancel_title')}</h2>
        <p>
          <Trans id="wallet.cancel_text" parts={{ amount: <Price amount={entry.amount} /> }} />
        </p>
        <Button look="main" isWide isBusy={vm.isCanceling} onClick={() => void vm.cancel()}>
          {translate('wallet.cancel')}
        </Button>
        <Button isWide onClick={vm.keep}>
          {translate('wallet.cancel_keep')}
        </Button>
      </div>
    </Sheet>
  );
});
