import { observer } from 'mobx-react-lite';
import type { GeoPoint } from '@domain/catalog/index.ts';
import { canGiveBack, nextCourierStep, type CarriedDelivery } from '@domain/couriers/index.ts';
import { progressOnRoute } from '@domain/orders/index.ts';
import { Trans, useTranslate } from '../../i18n/index.ts';
import { Button } from '../../ui/button/index.ts';
import { Price } from '../currency/index.ts';
import { CourierMap } from '../map/index.ts';
import { CarriedTalk } from './carried-talk.view.tsx';
import { loadText, numberText, stepText } from './courier-texts.ts';
import styles from './courier.module.scss';
import type { CourierViewModel } from './courier.view-model.ts';
import { HandoverForm } from './handover-form.view.tsx';
import { Stop } from './stop.view.tsx';
import { useKilograms } from './use-kilograms.ts';

export type CarriedProps = {
  readonly vm: Pick<
    CourierViewModel,
    'presses' | 'refusalOf' | 'codeRefusalOf' | 'giveBack' | 'pickUp' | 'deliver' | 'codeOf' | 'typeCode'
  >;
  readonly delivery: CarriedDelivery;
};

/** COURIER-3: a delivery in hand with its one next step. */
export const CarriedCard = observer(function CarriedCard({
  vm,
  delivery,
  place,
}: CarriedProps & { readonly place: GeoPoint | undefined }) {
  const translate = useTranslate();
  const kilograms = useKilograms();
  const { key, status, start, door, note, load, collects, priceStyle } = delivery;
  const step = nextCourierStep(status);
  return (
    <article className={styles.carried} aria-label={numberText(key, translate)}>
      <p className={styles.muted}>
        {numberText(key, translate)} · {loadText(load, kilograms, translate)}
      </p>
      <h3>{stepText(delivery, translate)}</h3>
      {step === 'handover' ? <Stop kind="door" stop={door} /> : <Stop kind="start" stop={start} />}
      {step === 'handover' && <WayMap delivery={delivery} place={place} />}
      {note !== '' && (
        <p className={styles.note} dir="auto">
          {note}
        </p>
      )}
      {collects !== undefined && (
        <p className={styles.collects}>
          <Trans id="courier.collect" parts={{ amount: <Price amount={collects} style={priceStyle} /> }} />
        </p>
      )}
      <NextStep vm={vm} delivery={delivery} />
      {step !== 'handover' && <Stop kind="door" stop={door} />}
      <CarriedTalk delivery={delivery} />
      {canGiveBack(status) && (
        <Button isBusy={vm.presses.isBusy('give-back', key)} onClick={() => void vm.giveBack(key)}>
          {translate('courier.give_back')}
        </Button>
      )}
    </article>
  );
});

const NextStep = observer(function NextStep({ vm, delivery }: CarriedProps) {
  const translate = useTranslate();
  const { key, status } = delivery;
  const step = nextCourierStep(status);
  const refusal = vm.refusalOf(key);
  if (step === 'handover') return <HandoverForm vm={vm} delivery={delivery} />;
  return (
    <>
      {refusal !== undefined && (
        <p className={styles.fault} role="alert">
          {refusal}
        </p>
      )}
      {step === 'pick-up' && (
        <Button
          look="main"
          size="big"
          isWide
          isBusy={vm.presses.isBusy('pick-up', key)}
          onClick={() => void vm.pickUp(key)}
        >
          {translate('courier.picked_up')}
        </Button>
      )}
    </>
  );
});

/** The way to the door, along the streets where the server knows them. */
function WayMap({
  delivery: { start, door, route },
  place,
}: Pick<CarriedProps, 'delivery'> & { readonly place: GeoPoint | undefined }) {
  const translate = useTranslate();
  if (!start.at || !door.at) return null;
  return (
    <div className={styles.map}>
      <CourierMap
        shop={{ at: start.at, name: start.name }}
        home={{ at: door.at, name: door.name }}
        courier={place}
        route={place && route && progressOnRoute(route, place)}
        text={translate('courier.map_text', { from: start.name, to: door.address })}
      />
    </div>
  );
}
