import { observer } from 'mobx-react-lite';
import { useRef } from 'react';
import { LEAD_UNITS, type ApplicationAmount, type LeadUnit } from '@domain/partners/index.ts';
import { Trans, useTranslate, type TextKey } from '../../i18n/index.ts';
import { Button } from '../../ui/button/index.ts';
import { TextField } from '../../ui/field/index.ts';
import { FormFault, FormSection } from '../../ui/form-section/index.ts';
import * as icons from '../../ui/icon/seller-icons.data.ts';
import { Icon } from '../../ui/icon/index.ts';
import { Skeleton } from '../../ui/skeleton/index.ts';
import { Price } from '../currency/index.ts';
import { FailureState, failureText } from '../failure/index.ts';
import { exampleOf, EXAMPLE_KM } from './example.ts';
import styles from './seller-form.module.scss';
import { useFault } from './use-fault.ts';
import type { SellerViewModel } from './seller.view-model.ts';

type Props = { readonly vm: SellerViewModel };

/** Logo and cover. */
export const PicturesStep = observer(function PicturesStep({ vm }: Props) {
  const faultOf = useFault(vm);
  const fault = faultOf('logo');
  return (
    <>
      <PictureSlot vm={vm} field="logo" />
      <PictureSlot vm={vm} field="cover" />
      {fault !== undefined && <FormFault>{fault}</FormFault>}
    </>
  );
});

const PictureSlot = observer(function PictureSlot({ vm, field }: Props & { readonly field: 'logo' | 'cover' }) {
  const translate = useTranslate();
  const input = useRef<HTMLInputElement>(null);
  const slot = vm[field];
  const address = vm.form.form[field];
  const name = vm.form.textsIn(vm.form.language).title.trim();
  const has = address !== undefined;
  return (
    <FormSection title={translate(`seller.${field}`)} text={translate(`seller.${field}_text`)}>
      <div className={styles.picture} data-kind={field} aria-busy={slot.isSending || undefined}>
        {has ? (
          <img
            src={`${address}?w=${field === 'logo' ? 320 : 800}`}
            alt={translate(`seller.${field}_of`, { name: name || translate('seller.your_shop') })}
          />
        ) : (
          <Icon path={icons.imageIcon} size="large" />
        )}
      </div>
      <input
        ref={input}
        type="file"
        accept="image/*"
        hidden
        aria-label={translate(`seller.${field}`)}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          target.value = '';
          if (file) slot.choose(file);
        }}
      />
      <div className={styles.tools}>
        <Button
          isBusy={slot.isSending}
          aria-label={translate(has ? `seller.${field}_replace` : `seller.${field}_choose`)}
          onClick={() => input.current?.click()}
        >
          <Icon path={icons.cameraIcon} />
          {translate(has ? 'seller.replace' : 'seller.choose')}
        </Button>
        {has && (
          <Button
            look="text"
            aria-label={translate(`seller.${field}_remove`)}
            onClick={() => {
              slot.drop();
              vm.form.change({ [field]: undefined });
            }}
          >
            {translate('seller.remove')}
          </Button>
        )}
        <span role="status" className={styles.muted}>
          {slot.isSending && translate('seller.sending')}
        </span>
      </div>
      {slot.failure && (
        <div className={styles.tools}>
          <FormFault>{failureText(slot.failure, translate)}</FormFault>
          <Button look="text" onClick={slot.retry}>
            {translate('error.try_again')}
          </Button>
        </div>
      )}
    </FormSection>
  );
});

/** Under which words customers find it. */
export const KindsStep = observer(function KindsStep({ vm }: Props) {
  const translate = useTranslate();
  const faultOf = useFault(vm);
  const { form, toggleCategory, toggleTag } = vm.form;
  const failed = vm.categories.failure ?? vm.tags.failure;
  if (failed)
    return (
      <FailureState
        failure={failed}
        onRetry={() => {
          vm.categories.reload();
          vm.tags.reload();
        }}
      />
    );
  if (!vm.categories.value || !vm.tags.value) return <Skeleton shape="row" />;
  return (
    <>
      <Choices
        title={translate('seller.categories')}
        items={vm.categories.value}
        chosen={form.categories}
        fault={faultOf('categories')}
        onToggle={toggleCategory}
      />
      {vm.tags.value.length > 0 && (
        <Choices
          title={translate('seller.tags')}
          items={vm.tags.value}
          chosen={form.tags}
          fault={faultOf('tags')}
          onToggle={toggleTag}
        />
      )}
    </>
  );
});

type ChoicesProps<Id extends number> = {
  readonly title: string;
  readonly items: readonly { readonly id: Id; readonly title: string }[];
  readonly chosen: readonly Id[];
  readonly fault: string | undefined;
  readonly onToggle: (id: Id) => void;
};

function Choices<Id extends number>({ title, items, chosen, fault, onToggle }: ChoicesProps<Id>) {
  return (
    <fieldset className={styles.set}>
      <legend>{title}</legend>
      <div className={styles.choices}>
        {items.map(({ id, title: name }) => (
          <label key={id}>
            <input type="checkbox" checked={chosen.includes(id)} onChange={() => onToggle(id)} />
            {chosen.includes(id) && <Icon path={icons.checkIcon} size="small" />}
            <bdi>{name}</bdi>
          </label>
        ))}
      </div>
      {fault !== undefined && <FormFault>{fault}</FormFault>}
    </fieldset>
  );
}

const UNITS = {
  minute: 'seller.unit_minute',
  hour: 'seller.unit_hour',
  day: 'seller.unit_day',
  month: 'seller.unit_month',
} as const satisfies Record<LeadUnit, TextKey>;

/** What a delivery costs and how long it takes. */
export const TermsStep = observer(function TermsStep({ vm }: Props) {
  const translate = useTranslate();
  const faultOf = useFault(vm);
  const { form, change } = vm.form;
  const symbol = vm.market.currency?.title ?? '';
  const number = (field: ApplicationAmount | 'taxPercent' | 'leadFrom' | 'leadTo', label: string, hint?: string) => (
    <TextField
      name={field}
      inputMode="decimal"
      dir="ltr"
      maxLength={20}
      label={label}
      hint={hint}
      value={form[field]}
      error={faultOf(field)}
      onChange={({ target }) => change({ [field]: target.value })}
    />
  );
  return (
    <>
      <div className={styles.pair}>
        {number('fee', translate('seller.fee', { currency: symbol }))}
        {number('feePerKm', translate('seller.fee_per_km', { currency: symbol }))}
      </div>
      <Example vm={vm} />
      <div className={styles.pair}>
        {number('minimum', translate('seller.minimum', { currency: symbol }), translate('seller.minimum_hint'))}
        {number('taxPercent', translate('seller.tax'), translate('seller.tax_hint'))}
      </div>
      <fieldset className={styles.set}>
        <legend>{translate('seller.lead_time')}</legend>
        <div className={styles.trio}>
          {number('leadFrom', translate('seller.lead_from'))}
          {number('leadTo', translate('seller.lead_to'))}
          <label className={styles.select}>
            <span>{translate('seller.lead_unit')}</span>
            <select
              value={form.leadUnit}
              onChange={({ target }) =>
                change({ leadUnit: LEAD_UNITS.find((unit) => unit === target.value) ?? 'minute' })
              }
            >
              {LEAD_UNITS.map((unit) => (
                <option key={unit} value={unit}>
                  {translate(UNITS[unit])}
                </option>
              ))}
            </select>
          </label>
        </div>
      </fieldset>
    </>
  );
});

/** The fee of a real order, by the rule that charges it. */
const Example = observer(function Example({ vm }: Props) {
  const { currency } = vm.market;
  const amount = currency && exampleOf(vm.form.form, currency.scale);
  return (
    <p role="status" className={styles.example}>
      {amount && (
        <Trans
          id="seller.example"
          values={{ km: EXAMPLE_KM }}
          parts={{ amount: <Price amount={amount} style={currency} /> }}
        />
      )}
    </p>
  );
});
