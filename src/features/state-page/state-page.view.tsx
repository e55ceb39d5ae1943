import type { ReactNode } from 'react';
import { AppLink } from '../../routes/index.ts';
import { buttonAttributes } from '../../ui/button/index.ts';
import { State } from '../../ui/state/index.ts';

type StatePageProps = {
  readonly icon: string;
  readonly title: string;
  readonly children: ReactNode;
  /** Where to continue. */
  readonly to: string;
  /** What the link there says. */
  readonly action: string;
  readonly look?: 'main' | 'quiet';
};

/** A page that says why there is nothing here, and links to where to continue. */
export function StatePage({ icon, title, children, to, action, look = 'main' }: StatePageProps) {
  return (
    <State
      icon={icon}
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
