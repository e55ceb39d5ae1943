import { observer } from 'mobx-react-lite';
import {
  CARRIED_SIZES,
  needsPlate,
  textsAbout,
  VEHICLE_TEXT_MAX,
  VEHICLES,
  type CarriedSize,
  type VehicleText,
} from '@domain/couriers/index.ts';
import { isOutcomeUnknown } from '@domain/kernel/remote-failure.ts';
import { useTranslate } from '../../i18n/index.ts';
import { Button } from '../../ui/button/index.ts';
import { TextField } from '../../ui/field/index.ts';
import { Form, FormAlert } from '../../ui/form/index.ts';
import { FormFault } from '../../ui/form-section/index.ts';
import { Icon } from '../../ui/icon/index.ts';
import * as icons from '../../ui/icon/seller-icons.data.ts';
import { failureText } from '../failure/index.ts';
import { PhotosView } from '../pictures/index.ts';
import styles from './courier-application.module.scss';
import type { CourierApplicationViewModel } from './courier-application.view-model.ts';
import { useFault } from './use-fault.ts';

type Props = { readonly vm: CourierApplicationViewModel };

/** COURIER-7: what an application asks for: the vehicle, what fits, and photos. */
export const CourierFormView = observer(function CourierFormView({ vm }: Props) {
  const translate = useTranslate();
  const { problem, photos } = vm;
  const fault = useFault(vm)('images');
  return (
    <section className={styles.part} aria-labelledby="deliver-apply">
      <div>
        <h2 id="deliver-apply">{translate('deliver.apply')}</h2>
        <p className={styles.muted}>{translate('deliver.apply_text')}</p>
      </div>
      <Form className={styles.form} onSubmit={() => void vm.send()} failures={vm.failures}>
        <Vehicles vm={vm} />
        <Description vm={vm} />
        <Sizes vm={vm} />
        <fieldset className={styles.set}>
          <legend>{translate('photos.title')}</legend>
          <p className={styles.muted}>{translate('deliver.photos_text')}</p>
          <PhotosView vm={photos} />
          {photos.hasFailed ? (
            <FormFault>{translate('photos.not_sent')}</FormFault>
          ) : (
            fault !== undefined && <FormFault>{fault}</FormFault>
          )}
        </fieldset>
        {problem && (
          <FormAlert>
            {isOutcomeUnknown(problem) ? translate('seller.no_answer') : failureText(problem, translate)}
          </FormAlert>
        )}
        <div>
          <Button type="submit" look="main" size="big" isBusy={vm.isSending}>
            {translate('deliver.send')}
          </Button>
        </div>
      </Form>
    </section>
  );
});

const Vehicles = observer(function Vehicles({ vm }: Props) {
  const translate = useTranslate();
  const fault = useFault(vm)('vehicle');
  return (
    <fieldset className={styles.set} aria-describedby={fault === undefined ? undefined : 'deliver-vehicle-fault'}>
      <legend>{translate('deliver.vehicle')}</legend>
      <div className={styles.choices}>
        {VEHICLES.map((vehicle) => {
          const isChosen = vm.form.vehicle === vehicle;
          return (
            <label key={vehicle}>
              <input type="radio" name="vehicle" checked={isChosen} onChange={() => vm.change({ vehicle })} />
              {isChosen && <Icon path={icons.checkIcon} size="small" />}
              {translate(`deliver.vehicle_${vehicle}`)}
            </label>
          );
        })}
      </div>
      {fault !== undefined && (
        <div id="deliver-vehicle-fault">
          <FormFault>{fault}</FormFault>
        </div>
      )}
    </fieldset>
  );
});

/** Only what the vehicle has. */
const Description = observer(function Description({ vm }: Props) {
  const translate = useTranslate();
  const faultOf = useFault(vm);
  const { vehicle } = vm.form;
  const fields = textsAbout(vehicle);
  if (fields.length === 0) return null;
  const labelOf = (field: VehicleText): string =>
    field === 'number' && needsPlate(vehicle)
      ? translate('deliver.number')
      : translate('deliver.optional', { field: translate(`deliver.${field}`) });
  return (
    <fieldset className={styles.set}>
      <legend>{translate('deliver.about_vehicle')}</legend>
      <div className={styles.pair}>
        {fields.map((field) => (
          <TextField
            key={field}
            name={field}
            label={labelOf(field)}
            dir="auto"
            autoComplete="off"
            maxLength={VEHICLE_TEXT_MAX[field]}
            value={vm.form[field]}
            error={faultOf(field)}
            required={field === 'number' && needsPlate(vehicle)}
            onChange={({ target }) => vm.change({ [field]: target.value })}
          />
        ))}
      </div>
    </fieldset>
  );
});

const Sizes = observer(function Sizes({ vm }: Props) {
  const translate = useTranslate();
  const faultOf = useFault(vm);
  const sizeField = (field: CarriedSize) => (
    <TextField
      key={field}
      name={field}
      label={translate(`deliver.${field}`)}
      inputMode="decimal"
      dir="ltr"
      autoComplete="off"
      maxLength={20}
      value={vm.form[field]}
      error={faultOf(field)}
      onChange={({ target }) => vm.change({ [field]: target.value })}
    />
  );
  return (
    <fieldset className={styles.set}>
      <legend>{translate('deliver.space')}</legend>
      <p className={styles.muted}>{translate('deliver.space_text')}</p>
      <div className={styles.quartet}>{CARRIED_SIZES.map(sizeField)}</div>
    </fieldset>
  );
});
