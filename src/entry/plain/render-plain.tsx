import { renderToStaticMarkup } from 'react-dom/server';
import { readComfort, readTheme, type Comfort } from '@domain/appearance/index.ts';
import { createAnswerCookies } from '@infra/drivers/browser/cookie-jar.ts';
import { startApp } from '../../composition/start-app.ts';
import { ContainerProvider, resolve } from '../../di/index.ts';
import { LOCALE_VIEW_MODEL } from '../../features/locale/index.ts';
import { I18nProvider } from '../../i18n/index.ts';
import { createRequestApp, type PageRequest, type RendererDeps } from '../request-app.ts';
import { addressPage } from './address.page.tsx';
import { cartPage } from './cart.page.tsx';
import { checkoutPage } from './checkout.page.tsx';
import { PlainFrame } from './frame.view.tsx';
import { Message } from './parts.view.tsx';
import { PLAIN, PLAIN_ADDRESS, PLAIN_CART, PLAIN_CHECKOUT, plainProduct, plainSignIn } from './plain-path.ts';
import { page, redirectTo, type PlainAnswer, type PlainPage, type PlainPorts } from './plain-page.ts';
import { plainPortsOf } from './plain-ports.ts';
import { productPage } from './product.page.tsx';
import { signInPage, signOutPage } from './sign-in.page.tsx';

export type PlainRequest = PageRequest & {
  /** The form that was sent; `undefined` for a GET, `refused` for one that is not taken. */
  readonly sent: URLSearchParams | 'refused' | undefined;
};

export type RenderedPlain = {
  readonly status: number;
  readonly redirect: string | undefined;
  readonly cookies: readonly string[];
  readonly language: string;
  readonly direction: string;
  readonly theme: string | undefined;
  readonly comfort: Comfort | undefined;
  readonly title: string;
  readonly body: string;
};

const PAGES: Readonly<Record<string, PlainPage>> = {
  [`${PLAIN}/sign-in`]: signInPage,
  [`${PLAIN}/sign-out`]: signOutPage,
  [PLAIN_CART]: cartPage,
  [PLAIN_ADDRESS]: addressPage,
  [PLAIN_CHECKOUT]: checkoutPage,
};

/** ACCESS-4: a page that needs no script: what it does with a form that was sent, or how it looks. */
export const renderPlain = async (request: PlainRequest, deps: RendererDeps): Promise<RenderedPlain> => {
  const cookies = createAnswerCookies(request.cookies, request.site.startsWith('https:'));
  const { i18n, container } = await createRequestApp(request, cookies.jar, deps);
  await startApp(container);
  const ports = plainPortsOf(container);
  const wasSignedIn = ports.sessions.read() !== undefined;
  const found = await answer(ports, request);
  const isSignedIn = ports.sessions.read() !== undefined;
  // A session that the server has ended in between: whoever signs in again comes back here.
  const shown = wasSignedIn && !isSignedIn && found.kind === 'page' ? signInAgain(request) : found;
  const { language, direction } = resolve(container, LOCALE_VIEW_MODEL);
  const title = shown.kind === 'page' ? shown.title : '';
  return {
    status: shown.kind === 'page' ? shown.status : 303,
    redirect: shown.kind === 'redirect' ? shown.to : undefined,
    cookies: cookies.written(),
    language,
    direction,
    theme: readTheme(cookies.jar.get('theme')),
    comfort: readComfort(cookies.jar.get('comfort')),
    title,
    body:
      shown.kind === 'redirect'
        ? ''
        : renderToStaticMarkup(
            <ContainerProvider value={container}>
              <I18nProvider value={i18n}>
                <PlainFrame title={title} isSignedIn={isSignedIn}>
                  {shown.content}
                </PlainFrame>
              </I18nProvider>
            </ContainerProvider>,
          ),
  };
};

const answer = (ports: PlainPorts, { path, search, sent }: PlainRequest): Promise<PlainAnswer> | PlainAnswer => {
  const { translate } = ports;
  if (!path.startsWith(`${PLAIN}/`))
    return page(translate('plain.not_sent'), <Message to={path}>{translate('plain.needs_script')}</Message>, 405);
  const known = path.startsWith(plainProduct('')) ? productPage : PAGES[path];
  if (!known) return page(translate('not_found.title'), <Message>{translate('not_found.text')}</Message>, 404);
  if (sent === 'refused')
    return page(translate('plain.not_sent'), <Message>{translate('plain.refused')}</Message>, 403);
  return known(ports, { path, query: new URLSearchParams(search), sent });
};

const signInAgain = ({ path, search }: PlainRequest): PlainAnswer => redirectTo(plainSignIn(path + search));
