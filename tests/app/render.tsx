import { configure, getConfig, render as renderElement, type RenderResult } from '@testing-library/react';
import { Container } from 'inversify';
import type { ReactElement } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { ContainerProvider, type Token } from '@app/di/index.ts';
import { ADDRESS_CHOICE } from '@app/features/addresses/index.ts';
import { LOCALE_VIEW_MODEL } from '@app/features/locale/index.ts';
import { CART } from '@app/features/cart/index.ts';
import { COUPON_LIST } from '@app/features/checkout/coupon-list.tokens.ts';
import { Dietary, DIETARY } from '@app/features/dietary/index.ts';
import { createI18n, I18nProvider, type Translator } from '@app/i18n/index.ts';
import { NAVIGATOR } from '@app/routes/index.ts';
import { createNavigator } from '@app/routes/navigator.ts';
import { useAttachNavigator } from '@app/routes/use-attach-navigator.ts';
import texts from '../../src/public/locales/en/translation.json';

// Views behind `lazyView` import their module on first use. On a busy machine that takes longer than the second that
// Testing Library waits by default.
const { asyncWrapper } = getConfig();
const { setImmediate: soon } = globalThis;
configure({
  asyncUtilTimeout: 15_000,
  // What was waited for reacts to presses once its effects have run: React runs them in a later task.
  asyncWrapper: async (run) => {
    const found = await asyncWrapper(run);
    for (let task = 0; task < 3; task += 1) await new Promise<void>((resolve) => void soon(resolve));
    return found;
  },
});

type Binding = readonly [Token<unknown>, unknown];

/** Binds a fake to a token. */
export const bound = <Service,>(token: Token<Service>, service: Service): Binding => [token, service];

/** Who looks, unless a test says otherwise: without an address, in English, with an empty cart and no codes. */
const OTHERWISE = [
  bound(ADDRESS_CHOICE as never, { chosen: undefined }),
  bound(LOCALE_VIEW_MODEL as never, { language: 'en' }),
  bound(CART as never, { isEmpty: true }),
  bound(COUPON_LIST, () => null),
];

/** The English texts; one that lacks a value fails. */
const createStrictI18n = (): Translator => {
  const i18n = createI18n('en', { en: { translation: texts, errors: {} } });
  i18n.options.missingInterpolationHandler = (text: string, [value]: readonly string[]) => {
    throw new Error(`A text lacks ${value ?? 'a value'}: ${text}`);
  };
  return i18n;
};

/** Renders a view in English, in a router, with the given services and no others. */
export const render = (
  element: ReactElement,
  { services = [], path = '/' }: { readonly services?: readonly Binding[]; readonly path?: string } = {},
): RenderResult => {
  const container = new Container();
  for (const [token, service] of services) container.bind(token).toConstantValue(service);
  if (!container.isBound(NAVIGATOR))
    container.bind(NAVIGATOR).toConstantValue(createNavigator({ here: () => '', back: () => {} }));
  for (const [token, service] of OTHERWISE)
    if (!container.isBound(token)) container.bind(token).toConstantValue(service);
  if (!container.isBound(DIETARY)) container.bind(DIETARY).toConstantValue(new Dietary(() => undefined));
  return renderElement(
    <MemoryRouter initialEntries={[path]}>
      <ContainerProvider value={container}>
        <I18nProvider value={createStrictI18n()}>
          <Attached />
          {element}
        </I18nProvider>
      </ContainerProvider>
    </MemoryRouter>,
  );
};

/** Links move the router by the navigator, as they do in the shell. */
function Attached() {
  useAttachNavigator();
  return null;
}
