import { useState } from 'react';

/** IMAGE-1: whether an image did not come, and what its element needs to tell; no source has failed from the start. */
export const useImageFailure = (source: string | undefined) => {
  const [failed, setFailed] = useState<string>();
  const fail = (): void => setFailed(source);
  return {
    hasFailed: failed === source,
    events: {
      onError: fail,
      // What failed in the server's page before the scripts came tells nobody any more; a broken image cannot be decoded.
      ref: (image: HTMLImageElement | null): void => {
        if (image?.complete && image.naturalWidth === 0) image.decode().catch(fail);
      },
    },
  };
};
