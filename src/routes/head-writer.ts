import type { PageHead } from './page.ts';

type Load = () => Promise<{ readonly showHead: (head: PageHead, site: string) => void }>;

/**
 * Returns a function that updates the document's head for a page, with code that loads for the first one; the old head
 * stays while that code is missing. The latest head wins: a browser does not say in which order loads of the same
 * module end.
 */
export const createHeadWriter = (load: Load, site: string): ((head: PageHead) => void) => {
  let latest: PageHead | undefined;
  return (head) => {
    latest = head;
    void load().then(
      ({ showHead }) => {
        if (latest === head) showHead(head, site);
      },
      () => undefined,
    );
  };
};
