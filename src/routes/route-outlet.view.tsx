import { observer } from 'mobx-react-lite';
import { reaction } from 'mobx';
import { useCallback, useEffect, type ComponentType } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useService } from '../di/index.ts';
import { FailureState } from '../features/failure/index.ts';
import { useTranslate } from '../i18n/index.ts';
import { ErrorFallback } from '../shell/error-fallback.view.tsx';
import { NotFound } from '../shell/not-found.view.tsx';
import { REPORT } from '../shell/shell.tokens.ts';
import { code } from '../ui/lazy/index.ts';
import type { PageHead, PageViewModel } from './page.ts';
import type { ShownPage } from './pages.ts';
import { PAGES, SITE } from './routes.tokens.ts';
import { RenewedProvider } from './use-rest-of-page.ts';
import { useScrollMemory } from './use-scroll-memory.ts';

/** The page of the current address; follows the router. */
export const RouteOutlet = observer(function RouteOutlet() {
  const pages = useService(PAGES);
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const translate = useTranslate();
  const tell = useHead();
  const fault = pages.isLost ? 'failure.connection' : pages.isMissing ? 'not_found.title' : undefined;
  const report = useService(REPORT);

  useEffect(() => {
    void pages.open({ path: pathname, search }).then((outcome) => {
      if (outcome.kind === 'redirect') void navigate(outcome.to, { replace: true });
    });
  }, [pages, pathname, search, navigate]);
  useEffect(() => {
    if (fault && document.title !== translate(fault)) tell({ title: translate(fault), isPrivate: true });
  }, [fault, tell, translate]);
  useScrollMemory(pages.isMissing || pages.isLost ? pathname : pages.shown?.match.place.path);

  // Loaded whole, it comes also from a newer build whose files have other names.
  if (pages.isLost) return <FailureState failure={{ kind: 'unreachable' }} onRetry={() => location.reload()} level={1} />;
  if (pages.isMissing) return <NotFound />;
  if (!pages.shown) return null;
  // Around the page alone: what follows the router goes on, or nothing would ever lead away from a failed page.
  return (
    <ErrorFallback key={pages.shown.id} renew={pages.renew} report={report}>
      <RenewedProvider value={pages.shown.isRenewed}>
        <PageFrame shown={pages.shown} />
      </RenewedProvider>
    </ErrorFallback>
  );
});

/** Runs one page for as long as it is on screen. */
function PageFrame({ shown }: { readonly shown: ShownPage }) {
  const { viewModel, page } = shown;
  const translate = useTranslate();
  const tell = useHead();
  const View = page.View as ComponentType<{ readonly vm: PageViewModel }>;

  useEffect(() => viewModel.activate(), [viewModel]);
  useEffect(() => {
    const head = (): PageHead => viewModel.head(translate);
    // What the server wrote of the first page stands as it is.
    return reaction(head, tell, { fireImmediately: shown.id > 1 || document.title !== head().title });
  }, [viewModel, tell, translate, shown.id]);

  return <View vm={viewModel} />;
}

/** Tells the document of the page on screen; without the code for it the document goes on saying what it said. */
const useHead = (): ((head: PageHead) => void) => {
  const site = useService(SITE);
  return useCallback((head) => void code(() => import('./document-head.ts')).then(({ showHead }) => showHead(head, site), () => undefined), [site]);
};
