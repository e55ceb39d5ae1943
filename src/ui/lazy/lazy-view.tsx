import { Component, createContext, lazy, Suspense, useSyncExternalStore, type ComponentType, type ReactNode } from 'react';
import { code } from './code.ts';

/** The code of a view did not come. */
class MissingCode extends Error {}

/** Called when the code of a view does not come: nothing stands where the customer expects it. */
const Missed = createContext<() => void>(() => {});
export const MissedCodeProvider = Missed.Provider;

/** Between two times of asking; rendered anew, a view asks at once. */
const PAUSE_MS = 3_000;

/**
 * A view whose code arrives when it is first rendered; `waiting` stands in its place until then, on the server and while
 * the page comes alive, `missed` when it does not come, which is told once. As long as it is wanted it is asked for again.
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
        {() => (
          <Suspense fallback={waiting}>
            <Lazy {...props} />
          </Suspense>
        )}
      </Arrival>
    );
  };
};

const neverChanges = () => () => {};

type ArrivalProps = { readonly missed: ReactNode; readonly onMiss: () => void; readonly children: () => ReactNode };

/** Keeps missing code from taking the page with it; a bug in the view itself goes on to the page's own fallback. */
class Arrival extends Component<ArrivalProps, { readonly failure: unknown }> {
  static override contextType = Missed;
  declare context: () => void;
  override state = { failure: undefined };
  #misses = 0;
  #next: ReturnType<typeof setTimeout> | undefined;

  static getDerivedStateFromError(failure: unknown): { readonly failure: unknown } {
    return { failure };
  }

  override componentDidCatch(failure: unknown): void {
    if (!(failure instanceof MissingCode)) return;
    this.props.onMiss();
    this.#misses += 1;
    if (this.#misses === 1) this.context();
    this.#next = setTimeout(() => this.setState({ failure: undefined }), this.#misses * PAUSE_MS);
  }

  override componentWillUnmount(): void {
    clearTimeout(this.#next);
  }

  override render(): ReactNode {
    const failure: unknown = this.state.failure;
    if (failure === undefined) return this.props.children();
    if (failure instanceof MissingCode) return this.props.missed;
    throw failure;
  }
}
