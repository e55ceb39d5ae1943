import { useEffect, useRef, type ReactNode } from 'react';

type FormProps = {
  readonly onSubmit: () => void;
  /** How often sending failed; each failure moves the focus to the first wrong field, else to what says why. */
  readonly failures: number;
  readonly className?: string | undefined;
  readonly children: ReactNode;
};

/** A form that says itself what is wrong. Inputs typed into before the page came to life are kept. */
export function Form({ onSubmit, failures, className, children }: FormProps) {
  const form = useRef<HTMLFormElement>(null);

  useEffect(() => {
    if (failures > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"], [role="alert"]')?.focus();
  }, [failures]);

  return (
    <form
      ref={form}
      method="post"
      noValidate
      className={className}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      {children}
    </form>
  );
}
