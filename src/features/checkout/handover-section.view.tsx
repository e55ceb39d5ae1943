import { observer } from 'mobx-react-lite';
import { courierNote, handoverParts } from '@domain/checkout/index.ts';
import { HANDOVER_NOTE_MAX, HANDOVER_WAYS, type HandoverWay } from '@domain/orders/index.ts';
import { useTranslate } from '../../i18n/index.ts';
import { TextField } from '../../ui/field/index.ts';
import styles from './choices.module.scss';
import type { CheckoutViewModel } from './checkout.view-model.ts';
import { CutleryField } from './cutlery-field.view.tsx';
import { PackagingSection } from './packaging-section.view.tsx';
import { RecipientFields } from './recipient-fields.view.tsx';
import section from './section.module.scss';
import { Section } from './section.view.tsx';

type HandoverSectionProps = { readonly vm: CheckoutViewModel };

/** ORDER-9, ORDER-12: how an order is packed and handed over; what is served at a table is neither. */
export const HandoverSection = observer(function HandoverSection({ vm }: HandoverSectionProps) {
  return (
    <>
      <Handover vm={vm} />
      {vm.fulfilment !== 'dine_in' && <PackagingSection vm={vm} />}
    </>
  );
});

/** What travels with an order besides its goods; pickup has cutlery only, groceries have none. */
const Handover = observer(function Handover({ vm }: HandoverSectionProps) {
  const translate = useTranslate();
  const { hasCourier, hasCutlery } = handoverParts({
    fulfilment: vm.fulfilment,
    kind: vm.context.kind,
  });
  if (!vm.context.takesHandover || !(hasCourier || hasCutlery)) return null;
  return (
    <Section title={translate(hasCourier ? 'checkout.door' : 'checkout.door_pickup')}>
      {hasCourier && <Way vm={vm} />}
      <div className={section.pair}>
        {hasCourier && <CourierNote vm={vm} />}
        {hasCutlery && <CutleryField vm={vm} />}
      </div>
      {hasCourier && <RecipientFields vm={vm} />}
    </Section>
  );
});

const NAMES = { hand: 'checkout.hand', door: 'checkout.leave' } as const satisfies Record<HandoverWay, string>;

const Way = observer(function Way({ vm }: HandoverSectionProps) {
  const translate = useTranslate();
  const chosen = vm.choices.handover.way;
  return (
    <div>
      <div className={styles.segments} role="radiogroup" aria-label={translate('checkout.door')}>
        {HANDOVER_WAYS.map((way) => (
          <label key={way}>
            <input
              type="radio"
              name="handover"
              checked={chosen === way}
              onChange={() => vm.form.chooseHandover({ way })}
            />
            {translate(NAMES[way])}
          </label>
        ))}
      </div>
      {chosen === 'door' && vm.payment?.tag === 'cash' && (
        <p className={section.muted}>{translate('checkout.door_cash')}</p>
      )}
    </div>
  );
});

/** Starts as the note of the address; what is typed here stays with this order. */
const CourierNote = observer(function CourierNote({ vm }: HandoverSectionProps) {
  const translate = useTranslate();
  const { address } = vm.context;
  const { handover } = vm.choices;
  return (
    <TextField
      name="courier-note"
      autoComplete="off"
      dir="auto"
      maxLength={HANDOVER_NOTE_MAX}
      label={translate('address.comment')}
      hint={translate(handover.way === 'door' ? 'checkout.leave_hint' : 'checkout.handover_hint')}
      value={courierNote(handover, address)}
      onChange={({ target }) =>
        vm.form.chooseHandover({
          note: { text: target.value, instead: { text: address?.text ?? '', comment: address?.comment ?? '' } },
        })
      }
    />
  );
});
