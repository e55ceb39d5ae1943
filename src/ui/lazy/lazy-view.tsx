import { Component, lazy, Suspense, useSyncExternalStore, type ComponentType, type ReactNode } from 'react';
import { code } from './code.ts';

/** The code of a view did not come. */
class MissingCode extends Error {}

/**
 * A view whose code arrives when it is first rendered; `waiting` stands in its place until then, on the server and while
 * the page comes alive, `missed` when it does not come. Rendered anew, it asks again.
 */
export const lazyView = <Props extends object>(load: () => Promise<ComponentType<Props>>, waiting: ReactNode = null, missed: ReactNode = null): ComponentType<Props> => {
  const fetched = () =>
    lazy(() => code(load).then((View) => ({ default: View }), (cause: unknown) => Promise.reject(new MissingCode('The code of a view did not come', { cause }))));
  let Lazy = fetched();
  const askAgain = (): void => void (Lazy = fetched());
  return function LazyView(props: Props) {
    const isInBrowser = useSyncExternalStore(neverChanges, () => true, () => false);
    if (!isInBrowser) return waiting;
    return (
      <Arrival missed={missed} onMiss={askAgain}>
        <Suspense fallback={waiting}>
          <Lazy {...props} />
        </Suspense>
      </Arrival>
    );
  };
};

const neverChanges = () => () => {};

type ArrivalProps = { readonly missed: ReactNode; readonly onMiss: () => void; readonly children: ReactNode };

/** Keeps missing code from taking the page with it; a bug in the view itself goes on to the page's own fallback. */
class Arrival extends Component<ArrivalProps, { readonly failure: unknown }> {
  override state = { failure: undefined };

  static getDerivedStateFromError(failure: unknown): { readonly failure: unknown } {
    return { failure };
  }

  override componentDidCatch(failure: unknown): void {
    if (failure instanceof MissingCode) this.props.onMiss();
  }

  override render(): ReactNode {
    const failure: unknown = this.state.failure;
    if (failure === undefined) return this.props.children;
    if (failure instanceof MissingCode) return this.props.missed;
    throw failure;
  }
}
