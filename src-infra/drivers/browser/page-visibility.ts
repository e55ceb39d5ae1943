import type { Stream } from '@domain/kernel/stream.ts';

/** Whether somebody can see the page. */
export interface PageVisibility {
  isVisible(): boolean;
  /** Tells on subscribe how it is, then every change. */
  readonly changes: Stream<boolean>;
}

type VisibilityDocument = Pick<Document, 'visibilityState' | 'addEventListener' | 'removeEventListener'>;

export const createPageVisibility = (document: VisibilityDocument): PageVisibility => {
  const isVisible = (): boolean => document.visibilityState === 'visible';
  return {
    isVisible,
    changes: {
      subscribe: (observer) => {
        const tell = (): void => observer.next(isVisible());
        document.addEventListener('visibilitychange', tell);
        tell();
        return { unsubscribe: () => document.removeEventListener('visibilitychange', tell) };
      },
    },
  };
};
