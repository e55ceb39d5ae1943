import { useTranslate } from '../../i18n/index.ts';
import { TextField } from '../../ui/field/index.ts';

type CodeFieldProps = {
  readonly value: string;
  readonly error: string | undefined;
  readonly onType: (text: string) => void;
};

/** A one-time code; phones suggest it from the message that carried it. */
export function CodeField({ value, error, onType }: CodeFieldProps) {
  const translate = useTranslate();
  return (
    <TextField
      type="text"
      name="code"
      label={translate('register.code')}
      autoComplete="one-time-code"
      inputMode="numeric"
      dir="ltr"
      required
      value={value}
      error={error}
      onChange={(event) => onType(event.target.value)}
    />
  );
}
