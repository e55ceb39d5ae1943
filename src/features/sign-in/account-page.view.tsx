import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useService } from '../../di/index.ts';
import { CART, SignInCart, SignInCartBeside } from '../cart/index.ts';
import styles from './account-page.module.scss';

type AccountPageProps = {
  readonly title: string;
  readonly lead?: ReactNode;
  readonly children: ReactNode;
  readonly foot?: ReactNode;
  /** Names the step where several share a path; a new one moves the focus to its heading. */
  readonly step?: string;
  /** Whether the cart is shown: where it leads people here. */
  readonly hasCart?: boolean;
};

/** One step of signing in or up: a heading, a sentence, the cart, a form, and links to the alternatives. */
export function AccountPage({ title, lead, children, foot, step, hasCart = true }: AccountPageProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  // A cart that is restored later takes its place below the form, which does not move then.
  const cart = useService(CART);
  const [isCartFirst] = useState(!cart.isEmpty);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current !== step) heading.current?.focus();
    shown.current = step;
  }, [step]);

  return (
    <div className={styles.page}>
      <div className={styles.panel}>
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        {lead !== undefined && <p className={styles.lead}>{lead}</p>}
        {hasCart && isCartFirst && <SignInCart />}
        {children}
      </div>
      {foot !== undefined && <p className={styles.foot}>{foot}</p>}
      {hasCart && !isCartFirst && <SignInCart />}
      {hasCart && <SignInCartBeside />}
    </div>
  );
}

/** The class of a form on such a page. */
export const accountFormClass = styles.form;
/** Classes of its texts: where a code was sent, and hints before a form. */
export const accountTexts = { login: styles.login, note: styles.note } as const;
