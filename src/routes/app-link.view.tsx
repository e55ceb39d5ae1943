import { useRef } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import { useService } from '../di/index.ts';
import { PAGES } from './routes.tokens.ts';

type AppLinkProps = Omit<LinkProps, 'to'> & { readonly to: string };

/** A link whose page is fetched as soon as somebody seems to want it. */
export function AppLink({ to, ...rest }: AppLinkProps) {
  const pages = useService(PAGES);
  const isFetched = useRef(false);

  const fetchAhead = (): void => {
    if (isFetched.current) return;
    isFetched.current = true;
    const [path = '/', search = ''] = to.split(/(?=\?)/);
    // A prefetch that fails costs nothing: following the link asks again and says what is wrong.
    pages.prefetch({ path, search }).catch(() => (isFetched.current = false));
  };

  return <Link {...rest} to={to} onPointerEnter={fetchAhead} onFocus={fetchAhead} onTouchStart={fetchAhead} />;
}
