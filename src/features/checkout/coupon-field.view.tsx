import { observer } from 'mobx-react-lite';
import { useTranslate } from '../../i18n/index.ts';
import { Button } from '../../ui/button/index.ts';
import { TextField } from '../../ui/field/index.ts';
import { Icon } from '../../ui/icon/index.ts';
import * as icons from '../../ui/icon/icons.data.ts';
import { failureText } from '../failure/index.ts';
import styles from './summary.module.scss';
import type { CouponViewModel } from './coupon.view-model.ts';

const TEXTS = {
  unknown: 'coupon.unknown',
  invalid: 'coupon.invalid',
  expired: 'coupon.expired',
  used: 'coupon.used',
} as const;

/** A promo code: a field until it is applied, then one line with a remove button. */
export const CouponField = observer(function CouponField({ vm }: { readonly vm: CouponViewModel }) {
  const translate = useTranslate();
  const { failure } = vm;
  const error =
    failure === undefined
      ? undefined
      : failure.kind in TEXTS
        ? translate(TEXTS[failure.kind as keyof typeof TEXTS])
        : failureText(failure as Parameters<typeof failureText>[0], translate);
  if (vm.applied !== undefined && !vm.isEditing)
    return (
      <div className={styles.coupon}>
        <span role="status">
          <Icon path={icons.tagIcon} size="small" />
          {translate('coupon.applied', { code: vm.applied })}
        </span>
        <Button look="text" onClick={vm.remove}>
          {translate('coupon.remove')}
        </Button>
      </div>
    );
  return (
    <TextField
      name="coupon"
      label={translate('coupon.label')}
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      dir="ltr"
      value={vm.text}
      error={error}
      hint={
        vm.isChecking
          ? translate('coupon.checking')
          : vm.applied !== undefined
            ? translate('coupon.applied', { code: vm.applied })
            : undefined
      }
      onChange={(event) => vm.type(event.target.value)}
      onBlur={vm.blur}
      onKeyDown={(event) => {
        if (event.key !== 'Enter') return;
        event.preventDefault();
        vm.commit();
      }}
    />
  );
});
