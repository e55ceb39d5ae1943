import { observer } from 'mobx-react-lite';
import type { WalletEntry } from '@domain/wallet/index.ts';
import { Trans, useTranslate } from '../../i18n/index.ts';
import { Question } from '../../ui/question/index.ts';
import { Price } from '../currency/index.ts';
import type { EntryViewModel } from './entry.view-model.ts';

type CancelQuestionProps = { readonly vm: EntryViewModel; readonly entry: Pick<WalletEntry, 'amount'> };

/** The question before a withdrawal is canceled, with the money that comes back. */
export const CancelQuestion = observer(function CancelQuestion({ vm, entry }: CancelQuestionProps) {
  const translate = useTranslate();
  return (
    <Question
      isOpen={vm.isAsking}
      title={translate('wallet.cancel_title')}
      yes={{ label: translate('wallet.cancel'), onPress: () => void vm.cancel(), isBusy: vm.isCanceling }}
      no={{ label: translate('wallet.cancel_keep'), onPress: vm.keep }}
      closeLabel={translate('cart.close')}
    >
      <p>
        <Trans id="wallet.cancel_text" parts={{ amount: <Price amount={entry.amount} /> }} />
      </p>
    </Question>
  );
});
