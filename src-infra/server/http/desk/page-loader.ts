/**
 * For the scripts of the desk: `createLoader(address, show, lost)` returns a function that reads a page again and gives
 * its document to `show`, or calls `lost` once the session is over. Calls that come while it reads make it read once
 * more afterwards. What waits in the menu is taken over from each page read.
 */
export const PAGE_LOADER = `
  const takeWaiting = (page) => {
    for (const old of document.querySelectorAll('[data-waiting]')) {
      const fresh = page.querySelector('[data-waiting="' + old.dataset.waiting + '"]');
      if (fresh) old.replaceChildren(...[...fresh.childNodes].map((node) => document.adoptNode(node)));
    }
  };
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
        if (request.status === 200 && request.response) {
          takeWaiting(request.response);
          show(request.response);
        } else if (request.status === 401 || request.status === 403) lost();
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
