import { createContext, startTransition, useContext, useEffect, useState } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';

/** Whether the page was recreated in place, where the customer is reading. */
const RecreatedContext = createContext(false);
export const RecreatedProvider = RecreatedContext.Provider;

/**
 * Returns whether to render the part of a page below its first screen. After a navigation forward, that is after the
 * first paint, so that the tap responds sooner. On the server, at hydration, after a reload in place and on the way
 * back it is at once.
 */
export const useRenderBelowFold = (): boolean => {
  const isStepBack = useNavigationType() === NavigationType.Pop;
  const isRecreated = useContext(RecreatedContext);
  const [isWhole, setWhole] = useState(isStepBack || isRecreated);
  useEffect(() => {
    if (!isWhole) startTransition(() => setWhole(true));
  }, [isWhole]);
  return isWhole;
};
