import { useRef, type ComponentProps, type MouseEvent } from 'react';
import { useService } from '../di/index.ts';
import { NAVIGATOR, PAGES } from './routes.tokens.ts';

type AppLinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  /** Path from the root, with its query. */
  readonly to: string;
  /** Replaces the current history entry, so that Back leads to the previous one. */
  readonly replace?: boolean;
};

/**
 * A link that prefetches its page on hover, focus or touch. The router's own links render again with every navigation,
 * all of a page just before it unmounts; these do not depend on the location.
 */
export function AppLink({ to, replace, onClick, children, ...rest }: AppLinkProps) {
  const pages = useService(PAGES);
  const navigator = useService(NAVIGATOR);
  const isFetched = useRef(false);

  const prefetch = (): void => {
    if (isFetched.current) return;
    isFetched.current = true;
    const [path = '/', search = ''] = to.split(/(?=\?)/);
    // A failed prefetch does no harm: following the link loads again and reports the failure.
    pages.prefetch({ path, search }).catch(() => (isFetched.current = false));
  };

  const follow = (event: MouseEvent<HTMLAnchorElement>): void => {
    onClick?.(event);
    if (event.defaultPrevented || isHandledByBrowser(event)) return;
    event.preventDefault();
    // The navigation waits for the next page to load.
    prefetch();
    navigator.go(to, { replace: replace ?? to === navigator.here() });
  };

  return (
    <a {...rest} href={to} onClick={follow} onPointerEnter={prefetch} onFocus={prefetch} onTouchStart={prefetch}>
      {children}
    </a>
  );
}

/** Whether the press opens a new tab, a new window or a download. */
const isHandledByBrowser = ({
  button,
  metaKey,
  altKey,
  ctrlKey,
  shiftKey,
  currentTarget,
}: MouseEvent<HTMLAnchorElement>): boolean =>
  button !== 0 ||
  metaKey ||
  altKey ||
  ctrlKey ||
  shiftKey ||
  (currentTarget.target !== '' && currentTarget.target !== '_self');
