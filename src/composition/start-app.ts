import type { Container } from 'inversify';
import { resolve } from '../di/index.ts';
import { LOCALE_VIEW_MODEL } from '../features/locale/index.ts';
import { REFERENCE_VIEW_MODEL } from '../features/reference/index.ts';

/**
 * Contract 6.1: cookies were read when the container was made; now loads languages, currencies, settings and texts.
 * `pause` is awaited between two parts of it.
 */
export const startApp = async (container: Container, pause?: () => Promise<void>): Promise<void> => {
  const reference = resolve(container, REFERENCE_VIEW_MODEL);
  await pause?.();
  await reference.prepare();
  await pause?.();
  const locale = resolve(container, LOCALE_VIEW_MODEL);
  await pause?.();
  await locale.prepare();
};
