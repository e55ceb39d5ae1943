import type { Container } from 'inversify';
import type { i18n } from 'i18next';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { ContainerProvider } from '../di/index.ts';
import { I18nProvider } from '../i18n/index.ts';
import { Shell } from '../shell/shell.view.tsx';

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
  return (
    <ContainerProvider value={container}>
      <I18nProvider value={i18n}>
        <Shell />
      </I18nProvider>
    </ContainerProvider>
  );
}
