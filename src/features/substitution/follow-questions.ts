import { reaction } from 'mobx';
import type { OpenSubstitution, SubstitutionViewModel } from './substitution.view-model.ts';

type Deps = {
  readonly page: Parameters<OpenSubstitution>[0];
  readonly load: () => Promise<OpenSubstitution>;
  /** What was opened before. */
  readonly known: () => SubstitutionViewModel | undefined;
  readonly opened: (substitution: SubstitutionViewModel) => void;
};

/** ORDER-10: opens the question about an order once there is one, and follows it until the page is left. */
export const followQuestions = ({ page, load, known, opened }: Deps): (() => void) => {
  let unfollow = known()?.follow();
  let isLeft = false;
  const open = async (): Promise<void> => {
    const opens = await load().catch(() => undefined);
    if (isLeft || !opens || known()) return;
    const substitution = opens(page);
    opened(substitution);
    unfollow = substitution.follow();
  };
  const stop = reaction(
    () => page.order()?.substitutions.some(({ state }) => state === 'open') === true && !known(),
    (isAsked) => void (isAsked && open()),
    { fireImmediately: true },
  );
  return () => {
    isLeft = true;
    stop();
    unfollow?.();
  };
};
