import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useService } from '../di/index.ts';
import { NAVIGATOR } from './routes.tokens.ts';

/**
 * Attaches the navigator to the surrounding router, and reports to it the router's position in the history of the
 * visit.
 */
export const useAttachNavigator = (): void => {
  const navigator = useService(NAVIGATOR);
  const navigate = useNavigate();
  const { key } = useLocation();
  useEffect(() => navigator.attach((path, options) => void navigate(path, options)), [navigator, navigate]);
  useEffect(() => {
    navigator.moved((history.state as { readonly idx?: number } | null)?.idx ?? 0);
  }, [navigator, key]);
};
