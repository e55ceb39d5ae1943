import { useLocation, useNavigate } from 'react-router-dom';
import { backTarget } from '@domain/navigation/index.ts';
import { useService } from '../di/index.ts';
import { NAVIGATOR } from './routes.tokens.ts';

/** LAYOUT-4b: returns what the product's own Back button does on the current page. */
export const useGoBack = (): (() => void) => {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const navigator = useService(NAVIGATOR);
  return () => {
    const target = backTarget(pathname);
    if (target.kind === 'page') return void navigate(target.path);
    if (navigator.canGoBack()) void navigate(-1);
    else void navigate('/');
  };
};
