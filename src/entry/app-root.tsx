import type { Container } from 'inversify';
import { useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import { ContainerProvider, resolve } from '../di/index.ts';
import { TOASTS_VIEW_MODEL } from '../features/toasts/index.ts';
import { I18nProvider, type Translator } from '../i18n/index.ts';
import { Shell } from '../shell/shell.view.tsx';
import { LoadFailureProvider } from '../ui/lazy/index.ts';

type AppRootProps = {
  readonly container: Container;
  readonly i18n: Translator;
  /** Called once, in the commit of the hydration; the function it returns is called when the page is interactive. */
  readonly onHydrated?: () => () => void;
};

/** One app instance inside a router. */
export function AppRoot({ container, i18n, onHydrated }: AppRootProps) {
  const afterHydration = useRef<(() => void) | undefined>(undefined);
  useLayoutEffect(() => {
    afterHydration.current = onHydrated?.();
  }, [onHydrated]);
  useEffect(() => afterHydration.current?.(), []);
  const reportLoadFailure = useCallback(
    () => resolve(container, TOASTS_VIEW_MODEL).show('error', i18n.t('failure.unreachable')),
    [container, i18n],
  );
  return (
    <ContainerProvider value={container}>
      <I18nProvider value={i18n}>
        <LoadFailureProvider value={reportLoadFailure}>
          <Shell />
        </LoadFailureProvider>
      </I18nProvider>
    </ContainerProvider>
  );
}
