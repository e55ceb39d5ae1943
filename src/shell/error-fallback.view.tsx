import { Component, type ReactNode } from 'react';
import { useTranslate } from '../i18n/index.ts';
import { Button } from '../ui/button/index.ts';
import * as icons from '../ui/icon/icons.data.ts';
import { State } from '../ui/state/index.ts';
import styles from './error-fallback.module.scss';
import { Logo } from './logo.view.tsx';

type ErrorFallbackProps = {
  /** Recreates the page with a new view-model, whose state may have caused the failure. */
  readonly renew: () => unknown;
  readonly report: (problem: string, cause: unknown) => void;
  readonly children: ReactNode;
};

type ErrorFallbackState = { readonly hasFailed: boolean };

/** ERROR-3: a bug in a page leaves header and cart usable; a retry, or the logo, clears it. */
export class ErrorFallback extends Component<ErrorFallbackProps, ErrorFallbackState> {
  override state: ErrorFallbackState = { hasFailed: false };

  static getDerivedStateFromError(): ErrorFallbackState {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown): void {
    this.props.report('A page failed to render', error);
  }

  override render(): ReactNode {
    return this.state.hasFailed ? (
      <ErrorState onLeave={() => this.setState({ hasFailed: false })} onRetry={this.props.renew} />
    ) : (
      this.props.children
    );
  }
}

function ErrorState({ onLeave, onRetry }: { readonly onLeave: () => void; readonly onRetry: () => unknown }) {
  const translate = useTranslate();
  return (
    <div className={styles.fallback} role="alert">
      <Logo onFollow={onLeave} />
      <State
        icon={icons.triangleAlertIcon}
        title={translate('error.oops')}
        level={1}
        action={
          <Button look="main" onClick={onRetry}>
            {translate('error.try_again')}
          </Button>
        }
      />
    </div>
  );
}
