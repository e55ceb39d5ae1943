import { lazy, Suspense, useSyncExternalStore, type ComponentType, type ReactNode } from 'react';

/**
 * A view whose code arrives when it is first rendered; `waiting` stands in its place until then, on the server and while
 * the page comes alive.
 */
export const lazyView = <Props extends object>(load: () => Promise<ComponentType<Props>>, waiting: ReactNode = null): ComponentType<Props> => {
  const Lazy = lazy(async () => ({ default: await load() }));
  return function LazyView(props: Props) {
    const isInBrowser = useSyncExternalStore(neverChanges, () => true, () => false);
    if (!isInBrowser) return waiting;
    return (
      <Suspense fallback={waiting}>
        <Lazy {...props} />
      </Suspense>
    );
  };
};

const neverChanges = () => () => {};
