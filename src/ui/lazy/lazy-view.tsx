import { lazy, Suspense, type ComponentType, type ReactNode } from 'react';

/**
 * A view whose code arrives when it is first rendered; `waiting` stands in its place until then. Only for what is not on
 * a first screen: the server does not render it.
 */
export const lazyView = <Props extends object>(load: () => Promise<ComponentType<Props>>, waiting: ReactNode = null): ComponentType<Props> => {
  const Lazy = lazy(async () => ({ default: await load() }));
  return function LazyView(props: Props) {
    return (
      <Suspense fallback={waiting}>
        <Lazy {...props} />
      </Suspense>
    );
  };
};
