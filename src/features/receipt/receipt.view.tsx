import { observer } from 'mobx-react-lite';
import { orderZone, receiptTax, type Receipt } from '@domain/orders/index.ts';
import { useService } from '../../di/index.ts';
import { Trans, useTranslate } from '../../i18n/index.ts';
import { AppLink } from '../../routes/index.ts';
import { Button, buttonAttributes } from '../../ui/button/index.ts';
import { Skeleton } from '../../ui/skeleton/index.ts';
import { TIME_ZONES_IN_VIEW } from '../catalog/index.ts';
import { Price } from '../currency/index.ts';
import { FailureState } from '../failure/index.ts';
import { dateTimeText, tableText } from '../orders/index.ts';
import { ReceiptTable } from './receipt-table.view.tsx';
import { paymentText } from './receipt-texts.ts';
import { Outcomes } from '../substitution/index.ts';
import styles from './receipt.module.scss';
import type { ReceiptViewModel } from './receipt.view-model.ts';

type ReceiptProps = { readonly vm: Pick<ReceiptViewModel, 'receipt' | 'failure' | 'retry'> };

/** ORDER-11: a receipt to read, to print and to keep. */
export const ReceiptView = observer(function ReceiptView({ vm }: ReceiptProps) {
  const translate = useTranslate();
  const { receipt, failure } = vm;
  if (failure) return <FailureState failure={failure} onRetry={vm.retry} level={1} />;
  if (!receipt)
    return (
      <div role="status" aria-label={translate('progress')}>
        <Skeleton shape="title" />
        <Skeleton shape="row" />
      </div>
    );
  // Where the prices of the goods contain none, the row of the shop's tax says it all.
  const tax = receiptTax(receipt);
  return (
    <div className={styles.page}>
      <article className={styles.sheet} aria-labelledby="receipt-shop">
        <Head receipt={receipt} />
        <ReceiptTable receipt={receipt} />
        {tax.minor > receipt.amounts.tax.minor && (
          <p className={styles.tax}>
            <span>{translate('receipt.tax')}</span> <Price amount={tax} style={receipt.priceStyle} />
          </p>
        )}
        {receipt.status !== 'canceled' && receipt.substitutions && receipt.substitutions.length > 0 && (
          <Outcomes
            substitutions={receipt.substitutions}
            payment={receipt.payment}
            style={receipt.priceStyle}
            id="receipt-changed"
          />
        )}
        {receipt.status === 'canceled' && <p className={styles.note}>{translate('receipt.canceled')}</p>}
      </article>
      <div className={styles.tools}>
        <Button look="main" isWide onClick={() => globalThis.print()}>
          {translate('receipt.print')}
        </Button>
        <AppLink to={`/orders/${receipt.id}`} {...buttonAttributes({ isWide: true })}>
          {translate('receipt.order')}
        </AppLink>
      </div>
    </div>
  );
});

const Head = observer(function Head({ receipt }: { readonly receipt: Receipt }) {
  const translate = useTranslate();
  const zones = useService(TIME_ZONES_IN_VIEW);
  const { shop, status, deliveryType } = receipt;
  const timeText = (at: Receipt['createdAt']): string => dateTimeText(at, orderZone(receipt), zones);
  const place = receipt.table ? tableText(receipt.table, translate) : deliveryType === 'delivery' && receipt.address;
  const to = [receipt.recipient, place].filter(Boolean).join(', ');
  return (
    <>
      <h1 tabIndex={-1} className={styles.heading}>
        {translate('receipt.heading', { number: String(receipt.id) })}
      </h1>
      <h2 id="receipt-shop">
        <bdi>{shop.title}</bdi>
      </h2>
      {shop.address !== '' && (
        <p className={styles.muted}>
          <bdi>{shop.address}</bdi>
        </p>
      )}
      <dl className={styles.facts}>
        <div>
          <dt>{translate('receipt.ordered_at')}</dt>
          <dd>
            <bdi dir="ltr">{timeText(receipt.createdAt)}</bdi>
          </dd>
        </div>
        {(status === 'delivered' || status === 'canceled') && (
          <div>
            <dt>{translate(`order.status.${status}`)}</dt>
            <dd>
              <bdi dir="ltr">{timeText(receipt.updatedAt)}</bdi>
            </dd>
          </div>
        )}
        {to !== '' && (
          <div>
            <dt>{translate('receipt.to')}</dt>
            <dd>
              <bdi>{to}</bdi>
            </dd>
          </div>
        )}
        {receipt.payment && (
          <div>
            <dt>{translate('receipt.payment')}</dt>
            <dd>
              {paymentText(receipt.payment, translate)}
              {receipt.payment.fromWallet && (
                <small>
                  <Trans
                    id="receipt.from_wallet"
                    parts={{ amount: <Price amount={receipt.payment.fromWallet} style={receipt.priceStyle} /> }}
                  />
                </small>
              )}
            </dd>
          </div>
        )}
      </dl>
    </>
  );
});
