/** A successful result. */
export type Ok<Value> = { readonly ok: true; readonly value: Value };
/** A failed result with its reason; a union on `kind` if there are several. */
export type Err<Failure> = { readonly ok: false; readonly error: Failure };

/** An expected outcome: a value, or a failure the customer may have to see. Bugs throw instead. */
export type Result<Value, Failure> = Ok<Value> | Err<Failure>;

/** Returns a success. */
export const ok = <Value>(value: Value): Ok<Value> => ({ ok: true, value });
/** Returns a failure. */
export const err = <Failure>(error: Failure): Err<Failure> => ({ ok: false, error });
