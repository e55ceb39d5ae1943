import { Observable } from 'rxjs';
import type { Stream } from '@domain/kernel/stream.ts';

/** Converts a stream of the domain into an Observable. */
export const fromStream = <Value>(stream: Stream<Value>): Observable<Value> =>
  new Observable((subscriber) => stream.subscribe(subscriber));
