import { useRef, type ComponentProps, type MouseEvent } from 'react';
import { useService } from '../di/index.ts';
import { NAVIGATOR, PAGES } from './routes.tokens.ts';

type AppLinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  /** Path from the root, with its query. */
  readonly to: string;
  /** Takes the place of the present address, so that Back leads to the one before. */
  readonly replace?: boolean;
};

/**
 * A link whose page is fetched as soon as somebody seems to want it. The router's own links render again with every move,
 * all of a page just before it goes; these know nothing of where the customer is.
 */
export function AppLink({ to, replace, onClick, children, ...rest }: AppLinkProps) {
  const pages = useService(PAGES);
  const navigator = useService(NAVIGATOR);
  const isFetched = useRef(false);

  const fetchAhead = (): void => {
    if (isFetched.current) return;
    isFetched.current = true;
    const [path = '/', search = ''] = to.split(/(?=\?)/);
    // A prefetch that fails costs nothing: following the link asks again and says what is wrong.
    pages.prefetch({ path, search }).catch(() => (isFetched.current = false));
  };

  const follow = (event: MouseEvent<HTMLAnchorElement>): void => {
    onClick?.(event);
    if (event.defaultPrevented || isForTheBrowser(event)) return;
    event.preventDefault();
    // The move itself waits for the page on screen.
    fetchAhead();
    navigator.go(to, { replace: replace ?? to === navigator.here() });
  };

  return <a {...rest} href={to} onClick={follow} onPointerEnter={fetchAhead} onFocus={fetchAhead} onTouchStart={fetchAhead}>{children}</a>;
}

/** Pressed for a new tab, a new window or a file. */
const isForTheBrowser = ({ button, metaKey, altKey, ctrlKey, shiftKey, currentTarget }: MouseEvent<HTMLAnchorElement>): boolean =>
  button !== 0 || metaKey || altKey || ctrlKey || shiftKey || (currentTarget.target !== '' && currentTarget.target !== '_self');
