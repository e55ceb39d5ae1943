import { createRequestCookies } from '@infra/drivers/browser/cookie-jar.ts';
import { createAppContainer } from '@app/composition/create-app-container.ts';
import type { Platform } from '@app/composition/platform.ts';
import { resolve } from '@app/di/index.ts';
import { TOASTS_VIEW_MODEL } from '@app/features/toasts/index.ts';
import { createI18n } from '@app/i18n/index.ts';
import { NAVIGATOR } from '@app/routes/index.ts';
import { platformOf, SIGNED_IN } from '../composition/platform.ts';

/** One app instance, signed in, whose server answers every call with the status. */
export const instance = (status: number, whileAsked: () => void = () => {}, given: Partial<Platform> = {}) => {
  const asked: string[] = [];
  const moves: string[] = [];
  const platform = platformOf({
    fetch: (input) => {
      whileAsked();
      asked.push(new URL(input instanceof Request ? input.url : String(input)).pathname);
      return status === 0
        ? Promise.reject(new TypeError('Failed to fetch'))
        : Promise.resolve(new Response('{}', { status }));
    },
    cookies: createRequestCookies(SIGNED_IN),
    ...given,
  });
  const container = createAppContainer(
    platform,
    createI18n('en', { en: { translation: { unauthorized: 'Unauthorized' }, errors: {} } }),
  );
  resolve(container, NAVIGATOR).attach(
    (path, options) => void moves.push(options?.replace ? `${path} in place` : path),
  );
  return {
    container,
    platform,
    asked,
    moves,
    texts: () => resolve(container, TOASTS_VIEW_MODEL).toasts.map(({ text }) => text),
  };
};
