/**
 * For the scripts of the desk: `createLoader(address, show, lost)` returns a function that reads a page again and gives
 * its document to `show`, or calls `lost` once the session is over. Calls that come while it reads make it read once
 * more afterwards.
 */
export const PAGE_LOADER = `
  const createLoader = (address, show, lost) => {
    let isLoading = false;
    let isStale = false;
    // An XMLHttpRequest reads a document without a script having to make markup of text.
    const load = () => {
      if (isLoading) {
        isStale = true;
        return;
      }
      isLoading = true;
      const request = new XMLHttpRequest();
      request.open('GET', address);
      request.responseType = 'document';
      request.onload = () => {
        if (request.status === 200 && request.response) show(request.response);
        else if (request.status === 401 || request.status === 403) lost();
      };
      request.onloadend = () => {
        isLoading = false;
        if (isStale) {
          isStale = false;
          load();
        }
      };
      request.send();
    };
    return load;
  };
`;
