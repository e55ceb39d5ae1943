import type { Container } from 'inversify';
import { useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import { ContainerProvider, resolve } from '../di/index.ts';
import { TOASTS_VIEW_MODEL } from '../features/toasts/index.ts';
import { I18nProvider, type Translator } from '../i18n/index.ts';
import { Shell } from '../shell/shell.view.tsx';
import { LoadFailureProvider, ServedProvider } from '../ui/lazy/index.ts';

type AppRootProps = {
  readonly container: Container;
  readonly i18n: Translator;
  /** Whether the markup of the server is hydrated. */
  readonly isServed?: boolean;
  /** Called once, in the commit of the hydration; the function it returns is called when the page is interactive. */
  readonly onHydrated?: () => () => void;
};

/** One app instance inside a router. */
export function AppRoot({ container, i18n, isServed = false, onHydrated }: AppRootProps) {
  const served = useRef(isServed);
  const afterHydration = useRef<(() => void) | undefined>(undefined);
  useLayoutEffect(() => {
    served.current = false;
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
          <ServedProvider value={served}>
            <Shell />
          </ServedProvider>
        </LoadFailureProvider>
      </I18nProvider>
    </ContainerProvider>
  );
}
