import { useEffect } from 'react';

/** What goes to a provider's page and comes back from it. */
type Visitor = {
  /** The address of the provider's page, once the browser has to go there. */
  readonly page: string | undefined;
  readonly begin: () => Promise<void>;
  /** The browser shows the page as it was left. */
  readonly comeBack: () => Promise<void>;
};

/** Begins with the page, leaves for the provider's, and notices a return by the browser's own button. */
export const useProviderPage = (visitor: Visitor): void => {
  const { page } = visitor;
  useEffect(() => {
    void visitor.begin();
    const comeBack = ({ persisted }: PageTransitionEvent): void => void (persisted && visitor.comeBack());
    window.addEventListener('pageshow', comeBack);
    return () => window.removeEventListener('pageshow', comeBack);
  }, [visitor]);
  useEffect(() => {
    if (page !== undefined) window.location.assign(page);
  }, [page]);
};
