import type { ButtonHTMLAttributes, ReactNode } from 'react';
import styles from './button.module.scss';

export type ButtonLook = 'main' | 'quiet' | 'text' | 'outline';

type Looks = {
  readonly look?: ButtonLook;
  readonly size?: 'medium' | 'big';
  readonly isWide?: boolean;
  /** Puts the text at the start and the amount at the end. */
  readonly isSplit?: boolean;
};

type ButtonProps = Looks &
  Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className'> & {
    /** Work is in progress: shows dots beside the text and ignores further presses. Keeps its width. */
    readonly isBusy?: boolean;
    readonly children: ReactNode;
  };

/** Returns the class and data attributes that make any element look like a button; for links. */
export const buttonAttributes = ({ look = 'quiet', size = 'medium', isWide = false, isSplit = false }: Looks) => ({
  className: styles.button,
  'data-look': look,
  'data-size': size,
  'data-wide': isWide || undefined,
  'data-split': isSplit || undefined,
});

export function Button({
  look,
  size,
  isWide,
  isSplit,
  isBusy = false,
  children,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) {
  const looks = buttonAttributes({
    ...(look && { look }),
    ...(size && { size }),
    ...(isWide && { isWide }),
    ...(isSplit && { isSplit }),
  });
  return (
    <button
      {...rest}
      {...looks}
      type={type}
      aria-busy={isBusy || undefined}
      onClick={isBusy ? (event) => event.preventDefault() : onClick}
    >
      {isBusy && <Dots />}
      {children}
    </button>
  );
}

function Dots() {
  return (
    <span className={styles.dots} aria-hidden="true">
      <i />
      <i />
      <i />
    </span>
  );
}
