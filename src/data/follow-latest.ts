import { reaction } from 'mobx';

type Followed = { follow(): () => void };

/** Observes the current value, and then each one that replaces it. */
export const followLatest = (current: () => Followed | undefined): (() => void) => {
  let unfollow: (() => void) | undefined;
  const stop = reaction(
    current,
    (next) => {
      unfollow?.();
      unfollow = next?.follow();
    },
    { fireImmediately: true },
  );
  return () => {
    stop();
    unfollow?.();
  };
};
