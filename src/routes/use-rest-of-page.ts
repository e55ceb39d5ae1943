import { startTransition, useEffect, useState } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';

/**
 * Whether a page shows what lies below its first screen. After a step forward that follows the first paint, so that the tap is answered
 * sooner; on the server, where a page comes to life, and on the way back, which leads to where the page was left, it stands from the start.
 */
export const useRestOfPage = (): boolean => {
  const isStepForward = useNavigationType() !== NavigationType.Pop;
  const [isWhole, setWhole] = useState(!isStepForward);
  useEffect(() => {
    if (!isWhole) startTransition(() => setWhole(true));
  }, [isWhole]);
  return isWhole;
};
