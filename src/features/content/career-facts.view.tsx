import { Fragment } from 'react';
import type { Career } from '@domain/content/index.ts';

/** Kind of work and location of a job; omits unknown ones. */
export function CareerFacts({ career: { field, place, language } }: { readonly career: Career }) {
  const facts = [field, place].filter((fact) => fact !== '');
  if (facts.length === 0) return null;
  return (
    <p>
      {facts.map((fact, index) => (
        <Fragment key={fact}>
          {index > 0 && ' · '}
          <bdi lang={language}>{fact}</bdi>
        </Fragment>
      ))}
    </p>
  );
}
