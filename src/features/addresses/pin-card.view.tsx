import { observer } from 'mobx-react-lite';
import { useId, useState } from 'react';
import { Trans, useTranslate } from '../../i18n/index.ts';
import { Button } from '../../ui/button/index.ts';
import { TextField } from '../../ui/field/index.ts';
import { PinMap } from '../map/index.ts';
import type { AddressFormViewModel } from './address-form.view-model.ts';
import styles from './address-form.module.scss';
import { distanceText } from './distance-text.ts';

/** ADDRESS-6: the map with its pin, and the question that a moved pin asks. */
export const PinCard = observer(function PinCard({ vm }: { readonly vm: AddressFormViewModel }) {
  const translate = useTranslate();
  const [hasSteps, setSteps] = useState(vm.agreement.kind === 'open');
  const { agreement } = vm;
  const centre = vm.pin ?? vm.start;
  const card = (
    <div className={styles.card}>
      <div role="status">
        <PinText vm={vm} />
      </div>
      {agreement.kind === 'agreed' && !hasSteps && (
        <Button look="text" onClick={() => setSteps(true)}>
          {translate('address.move_pin')}
        </Button>
      )}
      {agreement.kind === 'moved' && agreement.offer.kind === 'found' && (
        <div className={styles.answers}>
          <Button onClick={vm.keep}>{translate('address.keep')}</Button>
          <Button look="main" onClick={vm.take}>
            {translate('address.use_it')}
          </Button>
        </div>
      )}
      {agreement.kind === 'moved' && agreement.offer.kind === 'none' && <OwnWords vm={vm} />}
    </div>
  );
  if (!centre) return <div className={styles.map}>{card}</div>;
  return (
    <div className={styles.map}>
      <PinMap
        place={centre}
        isSet={vm.pin !== undefined}
        // The question needs their room.
        hasSteps={hasSteps && !(agreement.kind === 'moved' && agreement.offer.kind !== 'looking')}
        onMove={vm.place}
      >
        {card}
      </PinMap>
    </div>
  );
});

/** The position of the pin, in words. */
const PinText = observer(function PinText({ vm }: { readonly vm: AddressFormViewModel }) {
  const translate = useTranslate();
  const { agreement } = vm;
  if (agreement.kind === 'open') return <p>{translate('address.move_hint')}</p>;
  if (agreement.kind === 'agreed')
    return (
      <p>
        <Trans id="address.pin_at" parts={{ address: <AddressWords text={agreement.text} /> }} />
      </p>
    );
  const { before, pin, offer } = agreement;
  if (offer.kind === 'looking') return <p>{translate('address.asking')}</p>;
  if (offer.kind !== 'found')
    return (
      <p>
        <Trans id="address.at_pin" parts={{ address: translate('address.not_found') }} />
      </p>
    );
  return (
    <>
      <p>
        <Trans id="address.instead" parts={{ address: <AddressWords text={offer.text} /> }} />
      </p>
      {before.location && (
        <p className={styles.far}>
          <Trans
            id="address.pin_far"
            parts={{
              distance: <bdi>{distanceText(before.location, pin, vm.language, 'nearest')}</bdi>,
              address: <bdi>{firstPart(before.text)}</bdi>,
            }}
          />
        </p>
      )}
    </>
  );
});

function AddressWords({ text }: { readonly text: string }) {
  return (
    <strong>
      <bdi>{firstPart(text)}</bdi>
    </strong>
  );
}

const firstPart = (text: string): string => text.split(/[,،]/)[0] ?? text;

/** If the map knows no address, the customer describes the location. */
const OwnWords = observer(function OwnWords({ vm }: { readonly vm: AddressFormViewModel }) {
  const translate = useTranslate();
  const [words, setWords] = useState('');
  const id = useId();
  return (
    <div className={styles.own}>
      <TextField
        id={id}
        label={translate('address.describe')}
        dir="auto"
        autoComplete="off"
        maxLength={255}
        value={words}
        onChange={(event) => setWords(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          vm.name(words);
        }}
      />
      <div className={styles.answers}>
        {vm.text !== '' && <Button onClick={vm.keep}>{translate('address.keep')}</Button>}
        <Button look="main" onClick={() => vm.name(words)}>
          {translate('address.use_it')}
        </Button>
      </div>
    </div>
  );
});
