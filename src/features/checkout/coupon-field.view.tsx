import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
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

/**
 * A promo code: a field with its button until the code is applied, then one line with a remove button. After "Apply",
 * "Remove" and Enter the focus moves to what takes their place, and to the field with its message if a code is refused.
 */
export const CouponField = observer(function CouponField({ vm }: { readonly vm: CouponViewModel }) {
  const translate = useTranslate();
  const place = useRef<HTMLDivElement>(null);
  const isPressed = useRef(false);
  const { failure } = vm;
  const isApplied = vm.applied !== undefined && !vm.isEditing;
  useEffect(() => {
    if (vm.isChecking) return;
    const part = place.current?.querySelector<HTMLElement>(isApplied ? 'button' : 'input');
    if (isPressed.current) part?.focus();
    isPressed.current = false;
    // The message is new below a field that already has the focus: the dock must not cover it.
    if (failure && part === document.activeElement) part?.scrollIntoView({ block: 'nearest' });
  }, [isApplied, failure, vm.isChecking]);

  const press = (act: () => void): void => {
    isPressed.current = true;
    act();
  };
  const apply = (): void => {
    if (vm.text.trim() === '') place.current?.querySelector('input')?.focus();
    else press(vm.commit);
  };
  const error =
    failure === undefined
      ? undefined
      : failure.kind in TEXTS
        ? translate(TEXTS[failure.kind as keyof typeof TEXTS])
        : failureText(failure as Parameters<typeof failureText>[0], translate);
  if (isApplied)
    return (
      <div ref={place} className={styles.coupon}>
        <span role="status">
          <Icon path={icons.tagIcon} size="small" />
          {translate('coupon.applied', { code: vm.applied ?? '' })}
        </span>
        <Button look="text" onClick={() => press(vm.remove)}>
          {translate('coupon.remove')}
        </Button>
      </div>
    );
  return (
    <div ref={place}>
      <TextField
        name="coupon"
        label={translate('coupon.label')}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        enterKeyHint="done"
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
        tool={
          <Button look="text" onClick={apply}>
            {translate('coupon.apply')}
          </Button>
        }
        onChange={(event) => vm.type(event.target.value)}
        onBlur={vm.blur}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          apply();
        }}
      />
    </div>
  );
});
