import { err, ok, type Result } from '../../kernel/result.ts';
import type { GroupRefusal } from './group-command.ts';

/** Longest name of a member, in characters. */
export const MEMBER_NAME_MAX = 100;

/** GROUP-1c: Returns the trimmed name of a member: 1 to 100 characters, none of them a control character. */
export const checkMemberName = (name: string): Result<string, Extract<GroupRefusal, { readonly kind: 'bad-name' }>> => {
  const typed = name.trim();
  if (typed === '') return err({ kind: 'bad-name', fault: 'required' });
  if ([...typed].length > MEMBER_NAME_MAX) return err({ kind: 'bad-name', fault: 'too-long' });
  return /\p{Cc}|\p{Cs}/u.test(typed) ? err({ kind: 'bad-name', fault: 'invalid' }) : ok(typed);
};
