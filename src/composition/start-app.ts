import type { Container } from 'inversify';
import { resolve } from '../di/index.ts';
import { LOCALE_VIEW_MODEL } from '../features/locale/index.ts';
import { REFERENCE_VIEW_MODEL } from '../features/reference/index.ts';

/**
 * Contract 6.1: cookies were read when the container was made; now loads languages, currencies, settings and texts.
 * `pause` is awaited between its two parts.
 */
export const startApp = async (container: Container, pause?: () => Promise<void>): Promise<void> => {
  await resolve(container, REFERENCE_VIEW_MODEL).prepare();
  await pause?.();
  await resolve(container, LOCALE_VIEW_MODEL).prepare();
};
