import { formatPhone } from '@domain/identity/index.ts';
import { observer } from 'mobx-react-lite';
import { isActiveParcel, type Parcel, type ParcelEnd } from '@domain/parcels/index.ts';
import { Trans, useNumbers, useTranslate } from '../../i18n/index.ts';
import { Price } from '../currency/index.ts';
import { endLine, kmText, methodText } from './parcel-texts.ts';
import styles from './parcels.module.scss';

type Props = { readonly parcel: Parcel };

/** What was sent, from whom to whom, and what it costs. */
export const ParcelFacts = observer(function ParcelFacts({ parcel }: Props) {
  const translate = useTranslate();
  const numbers = useNumbers();
  return (
    <section className={styles.facts} aria-labelledby="parcel-number">
      <h2 id="parcel-number">{translate('parcel.number', { number: String(parcel.id) })}</h2>
      <dl>
        <End label={translate('parcel.sender')} end={parcel.sender} />
        <End label={translate('parcel.receiver')} end={parcel.receiver} />
        <Words label={translate('parcel.description')} text={parcel.description} />
        <Words label={translate('parcel.for_courier')} text={parcel.instruction} />
        <Words label={translate('parcel.note')} text={parcel.note} />
      </dl>
      <p className={styles.row}>
        <span>
          <bdi>{parcel.typeTitle}</bdi>, {translate('order.km', { km: kmText(parcel.km, numbers) })}
        </span>
        <Price amount={parcel.total} style={parcel.priceStyle} />
      </p>
      <p className={styles.total}>
        <span>{usePaidText(parcel)}</span>
        <Price amount={parcel.total} style={parcel.priceStyle} />
      </p>
      {parcel.payment?.fromWallet && (
        <p className={styles.muted}>
          <Trans
            id="receipt.from_wallet"
            parts={{ amount: <Price amount={parcel.payment.fromWallet} style={parcel.priceStyle} /> }}
          />
        </p>
      )}
    </section>
  );
});

const usePaidText = ({ payment, status }: Parcel): string => {
  const translate = useTranslate();
  const { tag, status: paid } = payment ?? {};
  if (tag === 'cash' && (paid === 'paid' || paid === 'progress')) return translate('order.total_cash');
  if (tag !== undefined && paid === 'paid')
    return tag === 'wallet' ? translate('order.total_wallet') : methodText(tag, translate);
  return translate(isActiveParcel(status) ? 'parcel.unpaid' : 'checkout.total');
};

/** What the sender wrote; nothing where they wrote nothing. */
function Words({ label, text }: { readonly label: string; readonly text: string }) {
  if (text.trim() === '') return null;
  return (
    <div>
      <dt>{label}</dt>
      <dd className={styles.words}>
        <bdi>{text}</bdi>
      </dd>
    </div>
  );
}

function End({ label, end }: { readonly label: string; readonly end: ParcelEnd }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <bdi>{end.name}</bdi>
        {end.phone !== '' && (
          <>
            {' · '}
            <a href={`tel:+${end.phone}`}>
              <bdi dir="ltr">{formatPhone(end.phone)}</bdi>
            </a>
          </>
        )}
        <br />
        <bdi>{endLine(end)}</bdi>
      </dd>
    </div>
  );
}
