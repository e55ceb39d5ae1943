import type { ReactNode } from 'react';
import { AppLink } from '../../routes/index.ts';
import { buttonAttributes } from '../../ui/button/index.ts';
import { State, type StateArt } from '../../ui/state/index.ts';

type StatePageProps = StateArt & {
  readonly title: string;
  readonly children: ReactNode;
  /** Where to continue. */
  readonly to: string;
  /** What the link there says. */
  readonly action: string;
  readonly look?: 'main' | 'quiet';
};

/** A page that says why there is nothing here, and links to where to continue. */
export function StatePage({ children, to, action, look = 'main', ...rest }: StatePageProps) {
  return (
    <State
      {...rest}
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
