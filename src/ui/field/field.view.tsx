import { useId, type InputHTMLAttributes, type ReactNode, type Ref, type TextareaHTMLAttributes } from 'react';
import { Icon } from '../icon/index.ts';
import * as icons from '../icon/icons.data.ts';
import styles from './field.module.scss';

type FieldFrame = {
  readonly label: string;
  /** The fault and how to correct it. */
  readonly error?: string | undefined;
  readonly hint?: string | undefined;
};

type TextFieldProps = FieldFrame &
  Omit<InputHTMLAttributes<HTMLInputElement>, 'className' | 'aria-invalid' | 'aria-describedby'> & {
    readonly ref?: Ref<HTMLInputElement>;
    /** A button at the end of the field, such as one that shows the password. */
    readonly tool?: ReactNode;
  };

/** One line of text: label above, message below, both associated with the field. */
export function TextField({ label, error, hint, tool, id: givenId, ...input }: TextFieldProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <div className={styles.box} data-invalid={error !== undefined || undefined}>
        <input
          {...input}
          id={id}
          aria-invalid={error !== undefined || undefined}
          aria-describedby={describedBy(id, error, hint)}
        />
        {tool}
      </div>
      <FieldNote id={id} error={error} hint={hint} />
    </div>
  );
}

type TextAreaProps = FieldFrame &
  Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'className' | 'aria-invalid' | 'aria-describedby'> & {
    readonly ref?: Ref<HTMLTextAreaElement>;
  };

/** Several lines of text. */
export function TextArea({ label, error, hint, id: givenId, ...area }: TextAreaProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <div className={styles.box} data-invalid={error !== undefined || undefined}>
        <textarea
          rows={3}
          {...area}
          id={id}
          aria-invalid={error !== undefined || undefined}
          aria-describedby={describedBy(id, error, hint)}
        />
      </div>
      <FieldNote id={id} error={error} hint={hint} />
    </div>
  );
}

const describedBy = (id: string, error: string | undefined, hint: string | undefined): string | undefined =>
  error !== undefined ? `${id}-error` : hint !== undefined ? `${id}-hint` : undefined;

function FieldNote({
  id,
  error,
  hint,
}: {
  readonly id: string;
  readonly error: string | undefined;
  readonly hint: string | undefined;
}) {
  if (error !== undefined)
    return (
      <p id={`${id}-error`} className={styles.error}>
        <Icon path={icons.circleAlertIcon} size="small" />
        {error}
      </p>
    );
  return hint === undefined ? null : (
    <p id={`${id}-hint`} className={styles.hint}>
      {hint}
    </p>
  );
}
