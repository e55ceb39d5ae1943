import { createContext, startTransition, useContext, useEffect, useState } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';

/** The page on screen has been made anew in its place, where the customer is reading. */
const RenewedContext = createContext(false);
export const RenewedProvider = RenewedContext.Provider;

/**
 * Whether a page shows what lies below its first screen. After a step forward that follows the first paint, so that the tap is answered
 * sooner; on the server, where a page comes to life, where it is made anew, and on the way back, which leads to where it was left, it
 * stands from the start.
 */
export const useRestOfPage = (): boolean => {
  const isStepBack = useNavigationType() === NavigationType.Pop;
  const isRenewed = useContext(RenewedContext);
  const [isWhole, setWhole] = useState(isStepBack || isRenewed);
  useEffect(() => {
    if (!isWhole) startTransition(() => setWhole(true));
  }, [isWhole]);
  return isWhole;
};
