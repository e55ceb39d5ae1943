import type { ReactNode } from 'react';
import { useTranslate } from '../../i18n/index.ts';
import { PLAIN, PLAIN_CART, plainSignIn } from './plain-path.ts';

type PlainFrameProps = { readonly title: string; readonly isSignedIn: boolean; readonly children: ReactNode };

/** What is around every plain page. */
export function PlainFrame({ title, isSignedIn, children }: PlainFrameProps) {
  const translate = useTranslate();
  return (
    <>
      <header>
        <a href="/" aria-label={translate('header.home')}>
          <img src="/images/brand_logo.svg" alt="" width="97" height="32" />
          <img src="/images/brand_logo_dark.svg" alt="" width="97" height="32" />
        </a>
        <nav aria-label={translate('header.menu')}>
          <a href={PLAIN_CART}>{translate('cart.title')}</a>
          {isSignedIn ? (
            <form method="post" action={`${PLAIN}/sign-out`}>
              <button>{translate('menu.sign_out')}</button>
            </form>
          ) : (
            <a href={plainSignIn('/')}>{translate('header.sign_in')}</a>
          )}
        </nav>
      </header>
      <main>
        <h1>
          <bdi>{title}</bdi>
        </h1>
        {children}
      </main>
    </>
  );
}
