import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { nodesOf, testFiles } from './test-files.ts';

/** Properties with a count of their own: neither CI's stated count nor `SEED` would reach them. */
const ownCounts = (text: string, path = 'any.ts'): readonly string[] =>
  nodesOf({ path, text })
    .filter(ts.isCallExpression)
    .filter(({ expression }) => expression.getText() === 'fc.assert')
    .flatMap((call): readonly string[] => {
      const settings = call.arguments[1];
      if (!settings || !ts.isObjectLiteralExpression(settings)) return [];
      const named = new Map(
        settings.properties.filter(ts.isPropertyAssignment).map((entry) => [entry.name.getText(), entry.initializer]),
      );
      const count = named.get('numRuns');
      return count && ts.isNumericLiteral(count) && !named.has('seed') ? [`${path}: ${settings.getText()}`] : [];
    });

// Parsing every file would take seconds.
const suspects = testFiles.filter(({ text }) => text.includes('numRuns:'));

describe('properties', () => {
  it('take their count from runs(), or state a seed', () => {
    expect(testFiles.length).toBeGreaterThan(400);
    expect(suspects.flatMap(({ path, text }) => ownCounts(text, path))).toEqual([]);
  });

  it('are detected if they state their own count', () => {
    expect(ownCounts('fc.assert(fc.property(arb, hold), { numRuns: 30 })')).toHaveLength(1);
    expect(ownCounts('fc.assert(fc.property(arb, hold), runs(30))')).toEqual([]);
    expect(ownCounts('fc.assert(fc.property(arb, hold), { numRuns: 2, seed: 3 })')).toEqual([]);
  });
});
