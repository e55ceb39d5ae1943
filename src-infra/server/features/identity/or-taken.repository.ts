import { brokenConstraint } from '../../store/index.ts';
import { Taken, type Unique } from './taken.ts';

/** Returns what `written` resolves to; throws `Taken` where a unique constraint forbids it. */
export const orTaken = async <Value>(written: Promise<Value>): Promise<Value> => {
  try {
    return await written;
  } catch (failure) {
    const constraint = brokenConstraint(failure);
    if (constraint === undefined) throw failure;
    throw new Taken(uniqueOf(constraint), { cause: failure });
  }
};

const uniqueOf = (constraint: string): Unique => {
  if (constraint.startsWith('identities')) return 'identity';
  if (constraint.startsWith('passkeys')) return 'passkey';
  if (constraint.includes('email')) return 'email';
  return constraint.includes('phone') ? 'phone' : 'code';
};
