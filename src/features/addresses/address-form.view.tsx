import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { Trans, useTranslate } from '../../i18n/index.ts';
import { Button } from '../../ui/button/index.ts';
import { TextArea, TextField } from '../../ui/field/index.ts';
import { Form, FormAlert } from '../../ui/form/index.ts';
import { Icon } from '../../ui/icon/index.ts';
import * as moreIcons from '../../ui/icon/more-icons.data.ts';
import { failureText } from '../failure/index.ts';
import { PinMap } from '../map/index.ts';
import type { AddressFormViewModel } from './address-form.view-model.ts';
import styles from './address-form.module.scss';
import { ADDRESS_FAULTS, POSITION_FAILURES } from './addresses.messages.ts';

const LONGEST = 255;
const PARTS = ['house', 'entrance', 'floor'] as const;

/** ADDRESS-2: where the courier goes: the street in words, the place on the globe, the way to the door. */
export const AddressForm = observer(function AddressForm({ vm }: { readonly vm: AddressFormViewModel }) {
  const translate = useTranslate();
  const { draft } = vm;
  useEffect(() => vm.activate(), [vm]);
  return (
    <Form onSubmit={() => void vm.submit()} failures={vm.failures} className={styles.form}>
      {vm.failure && <FormAlert>{failureText(vm.failure, translate)}</FormAlert>}
      <TextField
        name="street-address"
        label={translate('address.street')}
        autoComplete="street-address"
        dir="auto"
        maxLength={LONGEST}
        required
        value={draft.text}
        error={vm.faults.includes('street-missing') ? translate(ADDRESS_FAULTS['street-missing']) : undefined}
        onChange={(event) => vm.type({ text: event.target.value })}
      />
      <PlaceFields vm={vm} />
      <div className={styles.parts}>
        {PARTS.map((part) => (
          <TextField
            key={part}
            name={part}
            label={translate(`address.${part}`)}
            autoComplete="off"
            maxLength={LONGEST}
            value={draft[part]}
            onChange={(event) => vm.type({ [part]: event.target.value })}
          />
        ))}
      </div>
      <TextArea
        name="comment"
        label={translate('address.comment')}
        rows={2}
        dir="auto"
        maxLength={LONGEST}
        value={draft.comment}
        onChange={(event) => vm.type({ comment: event.target.value })}
      />
      {vm.hasTitle && (
        <TextField
          name="title"
          label={translate('address.name')}
          hint={translate('address.name_hint')}
          dir="auto"
          autoComplete="off"
          maxLength={LONGEST}
          value={draft.title}
          onChange={(event) => vm.type({ title: event.target.value })}
        />
      )}
      <Button type="submit" look="main" size="big" isWide isBusy={vm.isSaving}>
        {translate(vm.hasTitle ? 'address.save' : 'address.use')}
      </Button>
    </Form>
  );
});

/** The place itself: from the device, from the map, or in figures. */
const PlaceFields = observer(function PlaceFields({ vm }: { readonly vm: AddressFormViewModel }) {
  const translate = useTranslate();
  const centre = vm.draft.location ?? vm.start;
  return (
    <div className={styles.place}>
      {centre && <PinMap place={centre} isSet={vm.draft.location !== undefined} onMove={vm.place} />}
      <AddressAtPin vm={vm} />
      <Button look="outline" isBusy={vm.isLocating} onClick={() => void vm.usePosition()}>
        {!vm.isLocating && <Icon path={moreIcons.locateFixedIcon} />}
        {translate(vm.isLocating ? 'address.locating' : 'address.use_position')}
      </Button>
      <p role="status" className={styles.failure}>
        {vm.positionFailure && translate(POSITION_FAILURES[vm.positionFailure.kind])}
      </p>
      <TextField
        name="place"
        label={translate('address.place')}
        hint={translate('address.place_hint')}
        inputMode="text"
        autoComplete="off"
        dir="ltr"
        value={vm.placeText}
        error={vm.faults.includes('place-missing') ? translate(ADDRESS_FAULTS['place-missing']) : undefined}
        onChange={(event) => vm.typePlace(event.target.value)}
      />
      <p role="status" className={styles.zone}>
        {vm.facts.zone === 'outside' && translate('address.outside')}
      </p>
    </div>
  );
});

/** What the map shows, in words; a customer's own address is never replaced unasked. */
const AddressAtPin = observer(function AddressAtPin({ vm }: { readonly vm: AddressFormViewModel }) {
  const translate = useTranslate();
  const { address } = vm.facts;
  return (
    <div className={styles.atPin}>
      <p role="status">
        {address?.kind === 'asking' && translate('address.asking')}
        {address?.kind === 'not-found' && <Trans id="address.at_pin" parts={{ address: translate('address.not_found') }} />}
        {address?.kind === 'found' && <Trans id="address.at_pin" parts={{ address: <bdi>{address.text}</bdi> }} />}
      </p>
      {vm.otherAddress !== undefined && (
        <Button look="text" onClick={vm.useAddressAtPin}>
          {translate('address.use_at_pin')}
        </Button>
      )}
    </div>
  );
});
