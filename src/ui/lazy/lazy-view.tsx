import {
  Component,
  createContext,
  lazy,
  memo,
  Suspense,
  useContext,
  useState,
  useSyncExternalStore,
  type ComponentType,
  type ReactNode,
} from 'react';
import { importWithRetry } from './import-with-retry.ts';

/** The code of a view could not be fetched. */
class LoadFailure extends Error {}

/** Whether a view failed for want of its code, which its surroundings handle: without a connection that is no bug. */
export const isMissingCode = (error: unknown): boolean => error instanceof LoadFailure;

/** Reports the first failure to fetch the code of a view. */
const LoadFailureContext = createContext<() => void>(() => {});
export const LoadFailureProvider = LoadFailureContext.Provider;

/** Time between two attempts; a view that is rendered again tries at once. */
const PAUSE_MS = 3_000;

/** What stands in for a view whose code is missing. */
type Missed<Props> = Exclude<ReactNode, (...args: never) => unknown> | ((props: Props) => ReactNode);

/**
 * A view whose code loads when it is first rendered. Renders `waiting` until then, on the server and during hydration,
 * and `missed` when the code fails to load, which is reported once. Retries while it is mounted.
 */
export const lazyView = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  waiting: ReactNode = null,
  missed: Missed<Props> = null,
): ComponentType<Props> => {
  const View = loadedView(load, waiting, missed);
  return function LazyView(props: Props) {
    return useIsHydrated() ? <View props={props} isAsked /> : waiting;
  };
};

/** Whether what is being rendered is the markup of the server. */
const ServedContext = createContext({ current: false });
export const ServedProvider = ServedContext.Provider;

type ServedView<Props> = ComponentType<Props> & {
  /** Loads the code of the server's markup that is waiting for it. */
  readonly start: () => void;
};

/**
 * A view that the server renders completely and whose code loads after the first screen: until then the server's markup
 * stays. With `until`, the code of the server's markup loads once that resolves; a view that is rendered here needs its
 * code at once.
 */
export const servedView = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  until?: () => Promise<void>,
): ServedView<Props> => {
  let start = (): void => {};
  const started = until && new Promise<void>((resolve) => (start = resolve));
  const View = loadedView(until ? () => Promise.race([started, until()]).then(load) : load, null, null);
  // A dehydrated boundary that receives an update is rendered again, and is empty until its code has loaded.
  if (!import.meta.env.SSR) {
    const Waiting = memo(function WaitingView(props: Props) {
      const { current: isServed } = useContext(ServedContext);
      const [served] = useState(isServed ? props : undefined);
      if (props !== served) start();
      return <View props={props} isAsked={props !== served} />;
    });
    // `memo` gives an object type that React renders like a component.
    return Object.assign(Waiting as unknown as ComponentType<Props>, { start });
  }
  let Served: ComponentType<Props> | undefined;
  unloaded.add(async () => void (Served = await load()));
  const RenderedView = (props: Props) =>
    Served ? (
      <Suspense>
        <Served {...props} />
      </Suspense>
    ) : (
      <View props={props} isAsked />
    );
  return Object.assign(RenderedView, { start });
};

const unloaded = new Set<() => Promise<void>>();

/** On the server, before a page is rendered: loads the code of the views that it renders whole. */
export const loadServedViews = async (): Promise<void> => {
  const loads = [...unloaded];
  await Promise.all(loads.map((load) => load()));
  for (const load of loads) unloaded.delete(load);
};

type LoadedProps<Props> = {
  readonly props: Props;
  /** False for the server's markup, whose code loads by itself: the want of it interrupts nobody. */
  readonly isAsked: boolean;
};

const loadedView = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  waiting: ReactNode,
  missed: Missed<Props>,
): ComponentType<LoadedProps<Props>> => {
  const createLazy = () =>
    lazy(() =>
      importWithRetry(load).then(
        (View) => ({ default: View }),
        (cause: unknown) => Promise.reject(new LoadFailure('The code of a view did not come', { cause })),
      ),
    );
  let Lazy = createLazy();
  const retry = (): void => void (Lazy = createLazy());
  return function LoadedView({ props, isAsked }: LoadedProps<Props>) {
    return (
      <LoadBoundary missed={typeof missed === 'function' ? missed(props) : missed} isAsked={isAsked} onMiss={retry}>
        {() => (
          <Suspense fallback={waiting}>
            <Lazy {...props} />
          </Suspense>
        )}
      </LoadBoundary>
    );
  };
};

/** False on the server and while its markup is hydrated: what only the browser knows is rendered after that. */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );

const neverChanges = () => () => {};

type LoadBoundaryProps = {
  readonly missed: ReactNode;
  readonly isAsked: boolean;
  readonly onMiss: () => void;
  readonly children: () => ReactNode;
};

/** Catches missing code, and passes a bug in the view itself on to the error fallback of the page. */
class LoadBoundary extends Component<LoadBoundaryProps, { readonly failure: unknown }> {
  static override contextType = LoadFailureContext;
  declare context: () => void;
  override state = { failure: undefined };
  #misses = 0;
  #isReported = false;
  #next: ReturnType<typeof setTimeout> | undefined;

  static getDerivedStateFromError(failure: unknown): { readonly failure: unknown } {
    return { failure };
  }

  override componentDidCatch(failure: unknown): void {
    if (!(failure instanceof LoadFailure)) return;
    this.props.onMiss();
    this.#misses += 1;
    if (this.props.isAsked && !this.#isReported) {
      this.#isReported = true;
      this.context();
    }
    this.#next = setTimeout(() => this.setState({ failure: undefined }), this.#misses * PAUSE_MS);
  }

  override componentWillUnmount(): void {
    clearTimeout(this.#next);
  }

  override render(): ReactNode {
    const failure: unknown = this.state.failure;
    if (failure === undefined) return this.props.children();
    if (failure instanceof LoadFailure) return this.props.missed;
    throw failure;
  }
}
