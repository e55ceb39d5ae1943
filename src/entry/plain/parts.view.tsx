import type { ReactNode } from 'react';
import { useTranslate } from '../../i18n/index.ts';

type FieldProps = {
  readonly name: string;
  readonly label: ReactNode;
  readonly fault: string | undefined;
  /** Renders the control with the attributes that tie it to its label and its fault. */
  readonly children: (attributes: {
    readonly id: string;
    readonly name: string;
    readonly 'aria-invalid'?: true;
    readonly 'aria-describedby'?: string;
  }) => ReactNode;
};

/** A labeled control with what is wrong with it. */
export function Field({ name, label, fault, children }: FieldProps) {
  const marks = fault === undefined ? {} : ({ 'aria-invalid': true, 'aria-describedby': `${name}-fault` } as const);
  return (
    <div className="field">
      <label htmlFor={name}>{label}</label>
      {children({ id: name, name, ...marks })}
      <Fault id={`${name}-fault`}>{fault}</Fault>
    </div>
  );
}

export function Fault({ id, children }: { readonly id: string; readonly children: string | undefined }) {
  return children === undefined ? null : (
    <p className="fault" id={id}>
      {children}
    </p>
  );
}

/** What keeps a form as a whole from being taken. */
export function Alert({ children }: { readonly children: ReactNode }) {
  return children ? (
    <div className="alert" role="alert">
      {children}
    </div>
  ) : null;
}

export function Hidden({ values }: { readonly values: Readonly<Record<string, string | number>> }) {
  return Object.entries(values).map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />);
}

/** A page that only says something, with one way on. */
export function Message({
  children,
  to = '/',
  label,
}: {
  readonly children: ReactNode;
  readonly to?: string;
  readonly label?: string;
}) {
  const translate = useTranslate();
  return (
    <>
      <p>{children}</p>
      <a className="button main" href={to}>
        {label ?? translate('not_found.home')}
      </a>
    </>
  );
}
