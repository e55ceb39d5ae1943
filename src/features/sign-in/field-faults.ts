import type { FieldFault } from '@domain/identity/index.ts';
import type { Result } from '@domain/kernel/result.ts';

/** The faults of a form, by field; a field that is right has none. */
export type FieldFaults<Field extends string> = Partial<Record<Field, FieldFault>>;

/** What is wrong in a form, by the checks of its fields. */
export const faultsOf = <Field extends string>(
  checks: Readonly<Record<Field, Result<unknown, FieldFault>>>,
): FieldFaults<Field> =>
  Object.fromEntries(
    Object.entries<Result<unknown, FieldFault>>(checks).flatMap(([field, checked]) =>
      checked.ok ? [] : [[field, checked.error]],
    ),
  ) as FieldFaults<Field>;

/** The faults that remain while somebody corrects fields: those of the other ones. */
export const withoutChanged = <Field extends string>(faults: FieldFaults<Field>, change: object): FieldFaults<Field> =>
  Object.fromEntries(Object.entries(faults).filter(([field]) => !(field in change))) as FieldFaults<Field>;
