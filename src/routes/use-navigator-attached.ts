import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useService } from '../di/index.ts';
import { NAVIGATOR } from './routes.tokens.ts';

/** Joins the navigator to the router above: it moves the customer, and is told how far into the history of the visit they are, as the router counts. */
export const useNavigatorAttached = (): void => {
  const navigator = useService(NAVIGATOR);
  const navigate = useNavigate();
  const { key } = useLocation();
  useEffect(() => navigator.attach((path, options) => void navigate(path, options)), [navigator, navigate]);
  useEffect(() => {
    navigator.moved((history.state as { readonly idx?: number } | null)?.idx ?? 0);
  }, [navigator, key]);
};
