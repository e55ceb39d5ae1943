import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { useTranslate } from '../../i18n/index.ts';
import { Button } from '../../ui/button/index.ts';
import { TextArea, TextField } from '../../ui/field/index.ts';
import { Form, FormAlert } from '../../ui/form/index.ts';
import { failureText } from '../failure/index.ts';
import type { AddressFormViewModel } from './address-form.view-model.ts';
import styles from './address-form.module.scss';
import { AddressHead } from './address-head.view.tsx';
import { AddressName } from './address-name.view.tsx';
import { ADDRESS_FAULTS } from './addresses.messages.ts';
import { PinCard } from './pin-card.view.tsx';
import { ZoneFacts } from './zone-facts.view.tsx';

const LONGEST = 255;
const PARTS = ['house', 'entrance', 'floor'] as const;

type AddressFormProps = { readonly vm: AddressFormViewModel; readonly heading: string };

/** ADDRESS-2, ADDRESS-6: the chosen address as the title, its pin on the map, and directions to the door. */
export const AddressForm = observer(function AddressForm({ vm, heading }: AddressFormProps) {
  const translate = useTranslate();
  const { details, failures } = vm;
  const sheet = useRef<HTMLDivElement>(null);
  useEffect(() => vm.activate(), [vm]);
  // Saving is the next step where text and pin agree already; a field of its own takes the focus otherwise.
  useEffect(() => {
    if (vm.agreement.kind === 'agreed')
      sheet.current?.querySelector<HTMLElement>('[type="submit"]')?.focus({ preventScroll: true });
  }, [vm]);
  const isAgreed = vm.agreement.kind === 'agreed';
  return (
    <div ref={sheet} className={styles.sheet}>
      <PinCard vm={vm} />
      <Form onSubmit={() => void vm.submit()} failures={failures} className={styles.form}>
        <AddressHead vm={vm} heading={heading} />
        {vm.failure && <FormAlert>{failureText(vm.failure, translate)}</FormAlert>}
        {vm.faults[0] && (
          <FormAlert>
            {translate(vm.agreement.kind === 'moved' ? 'address.answer_first' : ADDRESS_FAULTS[vm.faults[0]])}
          </FormAlert>
        )}
        <ZoneFacts vm={vm} />
        <div className={styles.parts}>
          {PARTS.map((part) => (
            <TextField
              key={part}
              name={part}
              label={translate(`address.${part}`)}
              autoComplete="off"
              maxLength={LONGEST}
              value={details[part]}
              onChange={(event) => vm.describe({ [part]: event.target.value })}
            />
          ))}
        </div>
        <TextArea
          name="comment"
          label={translate('address.comment')}
          rows={2}
          dir="auto"
          maxLength={LONGEST}
          value={details.comment}
          onChange={(event) => vm.describe({ comment: event.target.value })}
        />
        {vm.hasTitle && <AddressName vm={vm} />}
        <div className={styles.foot}>
          <Button type="submit" look={isAgreed ? 'main' : 'quiet'} size="big" isWide isBusy={vm.isSaving}>
            {translate(vm.hasTitle ? (vm.isNew ? 'address.save_here' : 'address.save') : 'address.use')}
          </Button>
        </div>
      </Form>
    </div>
  );
});
