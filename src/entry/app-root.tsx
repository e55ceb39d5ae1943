import type { Container } from 'inversify';
import type { i18n } from 'i18next';
import { useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import { ContainerProvider, resolve } from '../di/index.ts';
import { TOASTS_VIEW_MODEL } from '../features/toasts/index.ts';
import { I18nProvider } from '../i18n/index.ts';
import { Shell } from '../shell/shell.view.tsx';
import { MissedCodeProvider } from '../ui/lazy/index.ts';

type AppRootProps = {
  readonly container: Container;
  readonly i18n: i18n;
  /** Called once, in the commit that brings the page to life; what it returns is called when the page answers to the customer. */
  readonly onAlive?: () => () => void;
};

/** One app instance inside a router. */
export function AppRoot({ container, i18n, onAlive }: AppRootProps) {
  const then = useRef<(() => void) | undefined>(undefined);
  useLayoutEffect(() => {
    then.current = onAlive?.();
  }, [onAlive]);
  useEffect(() => then.current?.(), []);
  const tellMissed = useCallback(() => resolve(container, TOASTS_VIEW_MODEL).show('error', i18n.t('failure.unreachable')), [container, i18n]);
  return (
    <ContainerProvider value={container}>
      <I18nProvider value={i18n}>
        <MissedCodeProvider value={tellMissed}>
          <Shell />
        </MissedCodeProvider>
      </I18nProvider>
    </ContainerProvider>
  );
}
