import { observer } from 'mobx-react-lite';
import { useTranslate } from '../../i18n/index.ts';
import { AppLink } from '../../routes/index.ts';
import { Button, buttonAttributes } from '../../ui/button/index.ts';
import { Skeleton } from '../../ui/skeleton/index.ts';
import { FailureState } from '../failure/index.ts';
import { CancelQuestion } from './cancel-question.view.tsx';
import { SignedAmount } from './signed-amount.view.tsx';
import { WalletPage } from './wallet-page.view.tsx';
import { causeText, statusText, subjectText } from './wallet-texts.ts';
import styles from './wallet.module.scss';
import type { EntryViewModel } from './entry.view-model.ts';

/** The receipt of one entry, to read, to print and to keep. */
export const EntryView = observer(function EntryView({ vm }: { readonly vm: EntryViewModel }) {
  const translate = useTranslate();
  return (
    <WalletPage title={translate('wallet.receipt')}>
      <Receipt vm={vm} />
    </WalletPage>
  );
});

const Receipt = observer(function Receipt({ vm }: { readonly vm: EntryViewModel }) {
  const translate = useTranslate();
  const { entry, live } = vm;
  if (live?.failure) return <FailureState failure={live.failure} onRetry={() => live.reload()} />;
  if (!entry) return <Skeleton shape="row" />;
  const { cause, status, uuid } = entry;
  const subject = 'subject' in cause ? cause.subject : undefined;
  const text = 'text' in cause ? cause.text : '';
  return (
    <>
      <p className={styles.balance}>
        <SignedAmount entry={entry} />
      </p>
      <dl className={styles.facts}>
        <div>
          <dt>{translate('wallet.what')}</dt>
          <dd>
            <bdi>{causeText(cause, translate)}</bdi>
          </dd>
        </div>
        {'person' in cause && (
          <div>
            <dt>{translate(cause.kind === 'sent' ? 'wallet.to' : 'wallet.from')}</dt>
            <dd>
              <bdi>{cause.person}</bdi>
            </dd>
          </div>
        )}
        {subject && (
          <div>
            <dt>{translate('wallet.for')}</dt>
            <dd>
              {subject.kind === 'order' ? (
                <AppLink to={`/orders/${subject.id}`}>{subjectText(subject, translate)}</AppLink>
              ) : (
                subjectText(subject, translate)
              )}
            </dd>
          </div>
        )}
        {text !== '' && (
          <div>
            <dt>{translate(cause.kind === 'withdrawal' ? 'wallet.pay_to' : 'wallet.note')}</dt>
            <dd>
              <bdi>{text}</bdi>
            </dd>
          </div>
        )}
        <div>
          <dt>{translate('wallet.when')}</dt>
          <dd>
            <bdi>{vm.timeText(entry)}</bdi>
          </dd>
        </div>
        <div>
          <dt>{translate('wallet.state')}</dt>
          <dd>{statusText(status, translate)}</dd>
        </div>
        <div>
          <dt>{translate('wallet.number')}</dt>
          <dd>
            <bdi dir="ltr" className={styles.code}>
              {uuid}
            </bdi>
          </dd>
        </div>
      </dl>
      <div className={styles.tools}>
        {vm.canCancel && (
          <Button look="outline" onClick={vm.askCancel}>
            {translate('wallet.cancel')}
          </Button>
        )}
        {subject?.kind === 'order' && cause.kind === 'payment' && (
          <AppLink to={`/orders/${subject.id}/receipt`} {...buttonAttributes({ look: 'quiet' })}>
            {translate('wallet.order_receipt')}
          </AppLink>
        )}
        <Button onClick={() => globalThis.print()}>{translate('receipt.print')}</Button>
      </div>
      <CancelQuestion vm={vm} entry={entry} />
    </>
  );
});
