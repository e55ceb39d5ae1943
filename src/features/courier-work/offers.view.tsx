import { observer } from 'mobx-react-lite';
import { CARRIED_MAX, deliveryName, type CourierWork, type DeliveryOffer } from '@domain/couriers/index.ts';
import { useService } from '../../di/index.ts';
import { useTranslate } from '../../i18n/index.ts';
import { Button } from '../../ui/button/index.ts';
import { lengthText } from '../addresses/index.ts';
import { LOCALE_VIEW_MODEL } from '../locale/index.ts';
import { loadText, stageText } from './courier-texts.ts';
import styles from './courier.module.scss';
import type { CourierViewModel } from './courier.view-model.ts';
import { useKilograms } from './use-kilograms.ts';

type Props = { readonly vm: Pick<CourierViewModel, 'take' | 'refusalOf' | 'presses'> };

/** COURIER-2: the deliveries near the courier, the best first. */
export const Offers = observer(function Offers({ vm, work }: Props & { readonly work: CourierWork }) {
  const translate = useTranslate();
  const isFull = work.carried.length >= CARRIED_MAX;
  return (
    <section className={styles.part} aria-labelledby="courier-offers">
      <h2 id="courier-offers">{translate('courier.offers')}</h2>
      {work.offers.length === 0 && (
        <p className={styles.muted}>{translate(isFull ? 'courier.full' : 'courier.offers_none')}</p>
      )}
      <ul className={styles.offers}>
        {work.offers.map((offer) => (
          <li key={deliveryName(offer.key)}>
            <Offer vm={vm} offer={offer} />
          </li>
        ))}
      </ul>
    </section>
  );
});

const Offer = observer(function Offer({ vm, offer }: Props & { readonly offer: DeliveryOffer }) {
  const translate = useTranslate();
  const { language } = useService(LOCALE_VIEW_MODEL);
  const kilograms = useKilograms();
  const { key, from, status, load, isCash } = offer;
  const refusal = vm.refusalOf(key);
  return (
    <article className={styles.offer}>
      <div className={styles.offerHead}>
        <h3>
          <bdi>{from}</bdi>
        </h3>
        <span className={styles.tag} data-ready={status === 'ready' || undefined}>
          {stageText(status, translate)}
        </span>
      </div>
      <p>
        {translate('courier.way', {
          start: lengthText(offer.kilometresToStart, language),
          door: lengthText(offer.kilometresToDoor, language),
        })}
      </p>
      <p className={styles.muted}>
        {loadText(load, kilograms, translate)} · {translate(isCash ? 'courier.cash' : 'courier.paid')}
      </p>
      {refusal !== undefined && (
        <p className={styles.fault} role="alert">
          {refusal}
        </p>
      )}
      <Button
        look="main"
        size="big"
        isWide
        isBusy={vm.presses.isBusy('take', key)}
        aria-label={translate('courier.take_from', { from })}
        onClick={() => void vm.take(key)}
      >
        {translate('courier.take')}
      </Button>
    </article>
  );
});
