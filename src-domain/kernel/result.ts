/** A result that holds what was asked for. */
export type Ok<Value> = { readonly ok: true; readonly value: Value };
/** A result that holds why it cannot be had; a union on `kind` where there are several reasons. */
export type Err<Failure> = { readonly ok: false; readonly error: Failure };

/** An expected outcome: a value, or a failure the customer may have to see. Bugs throw instead. */
export type Result<Value, Failure> = Ok<Value> | Err<Failure>;

/** Answers with a value. */
export const ok = <Value>(value: Value): Ok<Value> => ({ ok: true, value });
/** Answers with the reason of a refusal. */
export const err = <Failure>(error: Failure): Err<Failure> => ({ ok: false, error });
