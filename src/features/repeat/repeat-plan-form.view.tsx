import { observer } from 'mobx-react-lite';
import { WEEKDAYS } from '@domain/calendar/index.ts';
import type { PlannedOrder } from '@domain/orders/index.ts';
import { Trans, useTranslate } from '../../i18n/index.ts';
import { Button } from '../../ui/button/index.ts';
import { Chip } from '../../ui/chip/index.ts';
import { TextField } from '../../ui/field/index.ts';
import { Form, FormAlert } from '../../ui/form/index.ts';
import { Icon } from '../../ui/icon/index.ts';
import * as icons from '../../ui/icon/icons.data.ts';
import * as guardIcons from '../../ui/icon/dietary-icons.data.ts';
import { Price } from '../currency/index.ts';
import styles from './repeat.module.scss';
import type { RepeatViewModel } from './repeat.view-model.ts';

type PlannedProps = { readonly vm: RepeatViewModel; readonly planned: PlannedOrder };

/** The days, the time and the limit of a plan. */
export const RepeatPlanForm = observer(function RepeatPlanForm({ vm, planned }: PlannedProps) {
  const translate = useTranslate();
  const { faulty, fault } = vm;
  return (
    <Form className={styles.card} onSubmit={() => void vm.save()} failures={vm.failures}>
      <p className={styles.muted}>{translate('repeat.lead')}</p>
      <div role="group" aria-label={translate('repeat.on')} className={styles.days}>
        <strong aria-hidden="true">{translate('repeat.on')}</strong>
        {WEEKDAYS.map((day) => (
          <Chip key={day} isOn={vm.form.weekdays.includes(day)} onToggle={() => vm.form.toggle(day)}>
            {translate(`weekday.${day}`)}
          </Chip>
        ))}
        {faulty === 'no-day' && <FormAlert>{fault}</FormAlert>}
      </div>
      <div className={styles.pair}>
        <TextField
          type="time"
          name="time"
          required
          label={translate('repeat.arrives')}
          hint={translate('repeat.arrives_hint')}
          value={vm.form.time}
          error={faulty === 'not-a-time' ? fault : undefined}
          onChange={({ target }) => vm.form.setTime(target.value)}
        />
        <TextField
          name="limit"
          inputMode="decimal"
          autoComplete="off"
          dir="ltr"
          required
          label={translate('repeat.limit', { symbol: planned.order.priceStyle.symbol })}
          value={vm.form.limit}
          error={faulty === 'no-limit' ? fault : undefined}
          onChange={({ target }) => vm.form.setLimit(target.value)}
        />
      </div>
      <Guard vm={vm} planned={planned} />
      {fault !== undefined && faulty === undefined && <FormAlert>{fault}</FormAlert>}
      <Button type="submit" look="main" size="big" isWide isBusy={vm.isBusy}>
        {translate(vm.plan ? 'repeat.save' : 'repeat.start')}
      </Button>
    </Form>
  );
});

/** What today's price means for the typed limit. */
const Guard = observer(function Guard({ vm, planned }: PlannedProps) {
  const translate = useTranslate();
  const guard = vm.form.guard(planned);
  const style = planned.order.priceStyle;
  if ('why' in planned.today)
    return (
      <p className={styles.warning}>
        <Icon path={icons.triangleAlertIcon} size="small" />
        <span>{translate(`repeat.why.${planned.today.why}`)}</span>
      </p>
    );
  if (!guard) return null;
  return (
    <p className={guard.isOver ? styles.warning : styles.note}>
      <Icon path={guard.isOver ? icons.triangleAlertIcon : guardIcons.shieldCheckIcon} size="small" />
      <span>
        <Trans
          id={guard.isOver ? 'repeat.guard_over' : 'repeat.guard'}
          parts={{
            total: <Price amount={guard.total} style={style} />,
            apart: <Price amount={guard.apart} style={style} />,
          }}
        />
      </span>
    </p>
  );
});
