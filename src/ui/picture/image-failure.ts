import { useState } from 'react';

/**
 * IMAGE-1: returns whether an image failed to load, and the handlers of its element. A missing source counts as failed.
 */
export const useImageFailure = (source: string | undefined) => {
  const [failed, setFailed] = useState<string>();
  const fail = (): void => setFailed(source);
  return {
    hasFailed: failed === source,
    events: {
      onError: fail,
      // An image that failed before hydration fires no event any more; decoding it fails as well.
      ref: (image: HTMLImageElement | null): void => {
        if (image?.complete && image.naturalWidth === 0) image.decode().catch(fail);
      },
    },
  };
};
