import { reaction } from 'mobx';

type Followed = { follow(): () => void };

/** Follows what stands there now, and after it whatever takes its place. */
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
