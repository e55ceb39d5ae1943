import type { ReactNode } from 'react';
import { AppLink } from '../../routes/index.ts';
import { buttonAttributes } from '../../ui/button/index.ts';
import { State } from '../../ui/state/index.ts';

/** An icon, or a drawing in its place. */
type Art = { readonly icon: string; readonly art?: never } | { readonly icon?: never; readonly art: ReactNode };
type StatePageProps = Art & {
  readonly title: string;
  readonly children: ReactNode;
  /** Where to continue. */
  readonly to: string;
  /** What the link there says. */
  readonly action: string;
  readonly look?: 'main' | 'quiet';
};

/** A page that says why there is nothing here, and links to where to continue. */
export function StatePage({ title, children, to, action, look = 'main', ...art }: StatePageProps) {
  return (
    <State
      {...art}
      title={title}
      level={1}
      action={
        <AppLink to={to} {...buttonAttributes({ look })}>
          {action}
        </AppLink>
      }
    >
      {children}
    </State>
  );
}
