import { useState } from 'react';
import { useTranslate } from '../../i18n/index.ts';
import { IconButton } from '../../ui/button/index.ts';
import { TextField } from '../../ui/field/index.ts';
import * as moreIcons from '../../ui/icon/more-icons.data.ts';

type PasswordFieldProps = {
  readonly label: string;
  readonly name: string;
  readonly value: string;
  readonly onType: (text: string) => void;
  readonly onBlur?: () => void;
  readonly purpose: 'current-password' | 'new-password';
  readonly error?: string | undefined;
  readonly hint?: string | undefined;
};

/** A password with a button that shows it. */
export function PasswordField({ onType, onBlur, purpose, ...field }: PasswordFieldProps) {
  const translate = useTranslate();
  const [isShown, setShown] = useState(false);
  return (
    <TextField
      {...field}
      type={isShown ? 'text' : 'password'}
      autoComplete={purpose}
      autoCapitalize="none"
      spellCheck={false}
      dir="ltr"
      required
      onChange={(event) => onType(event.target.value)}
      onBlur={onBlur}
      tool={
        <IconButton
          icon={isShown ? moreIcons.eyeOffIcon : moreIcons.eyeIcon}
          label={translate('account.show_password')}
          aria-pressed={isShown}
          onClick={() => setShown(!isShown)}
        />
      }
    />
  );
}
