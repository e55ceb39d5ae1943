import type { Stream } from '@domain/kernel/stream.ts';

/** Whether the page is visible. */
export interface PageVisibility {
  isVisible(): boolean;
  /** Emits the current state on subscribe, then every change. */
  readonly changes: Stream<boolean>;
}

type VisibilityDocument = Pick<Document, 'visibilityState' | 'addEventListener' | 'removeEventListener'>;

export const createPageVisibility = (document: VisibilityDocument): PageVisibility => {
  const isVisible = (): boolean => document.visibilityState === 'visible';
  return {
    isVisible,
    changes: {
      subscribe: (observer) => {
        const notify = (): void => observer.next(isVisible());
        document.addEventListener('visibilitychange', notify);
        notify();
        return { unsubscribe: () => document.removeEventListener('visibilitychange', notify) };
      },
    },
  };
};
