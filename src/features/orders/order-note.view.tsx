import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import type { Order } from '@domain/orders/index.ts';
import { useTranslate } from '../../i18n/index.ts';
import { Button } from '../../ui/button/index.ts';
import { TextField } from '../../ui/field/index.ts';
import { NoteViewModel, type NoteDeps } from './note.view-model.ts';
import styles from './order.module.scss';

/** ORDER-7g: the note of an order, and a field to change it until it is on its way. */
export const OrderNote = observer(function OrderNote({
  deps,
  order,
}: {
  readonly deps: NoteDeps;
  readonly order: Order;
}) {
  const translate = useTranslate();
  const [vm] = useState(() => new NoteViewModel(deps));
  const field = useRef<HTMLInputElement>(null);
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    if (vm.isOpen) field.current?.focus();
  }, [vm.isOpen]);
  if (order.note === '' && !vm.canChange) return null;
  const backToButton = (): void => section.current?.querySelector('button')?.focus();
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void vm.save().then((isSaved) => (isSaved ? backToButton() : field.current?.focus()));
  };
  return (
    <section ref={section} className={styles.note} aria-label={translate('checkout.note')}>
      {vm.isOpen && vm.canChange ? (
        <form method="post" noValidate onSubmit={submit}>
          <TextField
            ref={field}
            name="order-note"
            autoComplete="off"
            label={translate('checkout.note')}
            placeholder={translate('checkout.note_example')}
            error={vm.fault}
            value={vm.typed ?? ''}
            onChange={({ target }) => vm.type(target.value)}
          />
          <div className={styles.pair}>
            <Button look="main" type="submit" isBusy={vm.isSaving}>
              {translate('note.save')}
            </Button>
            <Button
              onClick={() => {
                vm.close();
                setTimeout(backToButton);
              }}
            >
              {translate('order.note_keep')}
            </Button>
          </div>
        </form>
      ) : (
        <>
          {order.note !== '' && <p className={styles.muted}>{translate('order.note', { note: order.note })}</p>}
          {vm.canChange && (
            <Button look="outline" onClick={vm.open}>
              {translate(order.note === '' ? 'order.note_add' : 'order.note_change')}
            </Button>
          )}
        </>
      )}
    </section>
  );
});
