import { observer } from 'mobx-react-lite';
import { reaction } from 'mobx';
import { useEffect, useMemo, type ComponentType } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useService } from '../di/index.ts';
import { FailureState } from '../features/failure/index.ts';
import { useTranslate } from '../i18n/index.ts';
import { ErrorFallback } from './error-fallback.view.tsx';
import { NotFound } from './not-found.view.tsx';
import { REPORT } from './shell.tokens.ts';
import { importWithRetry } from '../ui/lazy/index.ts';
import { createHeadWriter } from '../routes/head-writer.ts';
import type { PageHead, PageViewModel } from '../routes/page.ts';
import type { ShownPage } from '../routes/pages.ts';
import { PAGES, SITE } from '../routes/routes.tokens.ts';
import { RecreatedProvider } from '../routes/use-render-below-fold.ts';
import { useScrollRestoration } from '../routes/use-scroll-restoration.ts';

/** The page of the current address. */
export const RouteOutlet = observer(function RouteOutlet() {
  const pages = useService(PAGES);
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const translate = useTranslate();
  const setHead = useHead();
  const fault = pages.hasFailed ? 'failure.connection' : pages.isMissing ? 'not_found.title' : undefined;
  const report = useService(REPORT);

  useEffect(() => {
    void pages.open({ path: pathname, search }).then((outcome) => {
      if (outcome.kind === 'redirect') void navigate(outcome.to, { replace: true });
    });
  }, [pages, pathname, search, navigate]);
  useEffect(() => {
    if (fault && document.title !== translate(fault)) setHead({ title: translate(fault), isPrivate: true });
  }, [fault, setHead, translate]);
  useScrollRestoration(pages.isMissing || pages.hasFailed ? pathname : pages.shown?.match.place.path);

  // A full reload also loads a newer build, whose files have other names.
  if (pages.hasFailed)
    return <FailureState failure={{ kind: 'unreachable' }} onRetry={() => location.reload()} level={1} />;
  if (pages.isMissing) return <NotFound />;
  if (!pages.shown) return null;
  // Wraps only the page: the router's hooks stay mounted, so that links lead away from a failed page.
  return (
    <ErrorFallback key={pages.shown.id} renew={pages.recreate} report={report}>
      <RecreatedProvider value={pages.shown.isRecreated}>
        <PageFrame shown={pages.shown} setHead={setHead} />
      </RecreatedProvider>
    </ErrorFallback>
  );
});

type PageFrameProps = { readonly shown: ShownPage; readonly setHead: (head: PageHead) => void };

/** Keeps the view-model of a page active while it is on screen. */
function PageFrame({ shown, setHead }: PageFrameProps) {
  const { viewModel, page } = shown;
  const translate = useTranslate();
  const View = page.View as ComponentType<{ readonly vm: PageViewModel }>;

  useEffect(() => viewModel.activate(), [viewModel]);
  useEffect(() => {
    const head = (): PageHead => viewModel.head(translate);
    // The server has written the head of the first page.
    return reaction(head, setHead, { fireImmediately: shown.id !== 1 || document.title !== head().title });
  }, [viewModel, setHead, translate, shown.id]);

  return <View vm={viewModel} />;
}

/** One for all pages: a page that is left does not write over the next one. */
const useHead = (): ((head: PageHead) => void) => {
  const site = useService(SITE);
  return useMemo(
    () => createHeadWriter(() => importWithRetry(() => import('../routes/document-head.ts')), site),
    [site],
  );
};
