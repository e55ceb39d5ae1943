import { Fragment } from 'react';
import type { Career } from '@domain/content/index.ts';

/** Kind of work and place of a job; omits what is not known. */
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
