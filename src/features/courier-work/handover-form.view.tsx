import { observer } from 'mobx-react-lite';
import { useTranslate } from '../../i18n/index.ts';
import { Button } from '../../ui/button/index.ts';
import { TextField } from '../../ui/field/index.ts';
import type { CarriedProps } from './carried-card.view.tsx';
import styles from './courier.module.scss';

/** COURIER-4: ends a delivery, by the code that its customer tells where one is asked. */
export const HandoverForm = observer(function HandoverForm({ vm, delivery }: CarriedProps) {
  const translate = useTranslate();
  const { key, asksCode, way, door } = delivery;
  const refusal = vm.codeRefusalOf(delivery);
  return (
    <form
      className={styles.handover}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void vm.deliver(key, asksCode);
      }}
    >
      {asksCode ? (
        <TextField
          label={translate('courier.code')}
          hint={translate('courier.code_hint', { name: door.name })}
          error={refusal}
          value={vm.codeOf(key)}
          onChange={(event) => vm.typeCode(key, event.target.value)}
          inputMode="numeric"
          autoComplete="off"
          maxLength={4}
          dir="ltr"
        />
      ) : (
        <>
          <p>{translate(way === 'door' ? 'courier.at_door' : 'courier.no_code', { name: door.name })}</p>
          {refusal !== undefined && (
            <p className={styles.fault} role="alert">
              {refusal}
            </p>
          )}
        </>
      )}
      <Button look="main" size="big" isWide type="submit" isBusy={vm.presses.isBusy('deliver', key)}>
        {translate('courier.delivered')}
      </Button>
    </form>
  );
});
