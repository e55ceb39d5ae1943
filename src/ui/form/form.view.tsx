import { useEffect, useRef, type ReactNode } from 'react';

type FormProps = {
  readonly onSubmit: () => void;
  /** Counts failed submissions; each failure moves the focus to the first wrong field, else to the alert. */
  readonly failures: number;
  readonly className?: string | undefined;
  readonly children: ReactNode;
};

/** A form that shows its own validation messages and keeps text that was typed before hydration. */
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
