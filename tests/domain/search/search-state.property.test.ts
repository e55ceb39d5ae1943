import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Page } from '@domain/kernel/page.ts';
import { err, ok, type Result } from '@domain/kernel/result.ts';
import { askMore, askTerm, hasTypingPaused, idleSearch, SEARCH_DEBOUNCE_MS, takeAnswer, type SearchAsk, type SearchState, type SearchStep } from '@domain/search/index.ts';
import { foundPage, searchTermArb, type FoundItem } from '@domain/testing/index.ts';
import { runs } from '../runs.ts';

type State = SearchState<FoundItem, 'lost'>;
type Answer = Result<Page<FoundItem>, 'lost'>;
type Input = { readonly kind: 'type'; readonly term: string } | { readonly kind: 'more' };

const inputArb: fc.Arbitrary<Input> = fc.oneof(searchTermArb.map((term): Input => ({ kind: 'type', term })), fc.constant<Input>({ kind: 'more' }));
const LAST_PAGE = 3;

const stepOf = (state: State, input: Input): SearchStep<FoundItem, 'lost'> => (input.kind === 'type' ? askTerm(state, input.term) : askMore(state));

/** What the server says; a list that moves on repeats items, an answer may call its page by any number. */
const answerTo = ({ term, page }: SearchAsk, moved: number): Answer => ok({ ...foundPage(term, page, LAST_PAGE, moved), page: moved });

const ids = ({ pages }: State): readonly string[] => pages.items.map(({ id }) => id);

describe('SEARCH-2c L16 a search', () => {
  it('shows only what answers the last term, in whatever order answers arrive, some of them lost', async () => {
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), fc.array(fc.record({ input: inputArb, isLost: fc.boolean(), moved: fc.integer({ min: 0, max: 2 }) }), { minLength: 1, maxLength: 8 }), async (scheduler, script) => {
        let state: State = idleSearch;
        const inputs = script.map(({ input, isLost, moved }, index) => ({
          label: `input ${index}`,
          builder: async (): Promise<void> => {
            const { state: next, ask } = stepOf(state, input);
            state = next;
            if (!ask) return;
            void scheduler.schedule(Promise.resolve(isLost ? err('lost' as const) : answerTo(ask, moved)), `answer ${ask.turn} ${ask.page}`).then((answer) => (state = takeAnswer(state, ask, answer)));
          },
        }));
        const watched = (): void => {
          expect(state.pages.items.every(({ term }) => term === state.term)).toBe(true);
          expect(new Set(ids(state)).size).toBe(ids(state).length);
        };
        const typing = scheduler.scheduleSequence(inputs);
        await scheduler.waitIdle();
        watched();
        expect((await typing.task).done).toBe(true);
        const last = script.map(({ input }) => (input.kind === 'type' ? input.term.trim() : undefined)).findLast((term) => term !== undefined) ?? '';
        expect(state.term).toBe(last);
        expect(state.progress.kind).not.toBe('waiting');
        if (last === '') expect([state.pages.items, state.progress.kind]).toEqual([[], 'resting']);
      }),
      runs(30),
    );
  });

  it('holds what a careful clerk would hold, input by input and answer by answer', () => {
    type Event = { readonly input: Input } | { readonly answers: number; readonly isLost: boolean; readonly moved: number };
    const eventArb: fc.Arbitrary<Event> = fc.oneof(
      inputArb.map((input) => ({ input })),
      fc.record({ answers: fc.nat({ max: 5 }), isLost: fc.integer({ min: 0, max: 3 }).map((luck) => luck === 0), moved: fc.integer({ min: 0, max: 2 }) }),
    );
    fc.assert(
      fc.property(fc.array(eventArb, { maxLength: 25 }), (events) => {
        let state: State = idleSearch;
        const asked: SearchAsk[] = [];
        // The clerk's notes: the term, the question that is open, and what came of those before.
        let [term, open, shown, failed]: [string, SearchAsk | undefined, readonly string[], boolean] = ['', undefined, [], false];
        let taken = 0;
        for (const event of events) {
          if ('input' in event) {
            const { state: next, ask } = stepOf(state, event.input);
            state = next;
            if (event.input.kind === 'type' && event.input.term.trim() !== term) [term, open, shown, failed, taken] = [event.input.term.trim(), undefined, [], false, 0];
            const isAsking = term !== '' && open === undefined && (event.input.kind === 'more' ? taken < LAST_PAGE : taken === 0 && !failed && ask !== undefined);
            expect(ask === undefined).toBe(!isAsking);
            if (!ask) continue;
            expect([ask.term, ask.page]).toEqual([term, taken + 1]);
            asked.push(ask);
            [open, failed] = [ask, false];
          } else if (asked.length > 0) {
            const ask = asked[event.answers % asked.length]!;
            const answer: Answer = event.isLost ? err('lost') : answerTo(ask, event.moved);
            state = takeAnswer(state, ask, answer);
            if (ask.turn === open?.turn && ask.page === open.page) {
              open = undefined;
              failed = event.isLost;
              if (answer.ok) [shown, taken] = [[...new Set([...shown, ...answer.value.items.map(({ id }) => id)])], taken + 1];
            }
          }
          expect([state.term, ids(state), state.progress.kind]).toEqual([term, shown, open ? 'waiting' : failed ? 'failed' : 'resting']);
        }
      }),
      runs(100),
    );
  });

  it('SEARCH-5c asks for nothing at the end of what was found', () => {
    const { state, ask } = askTerm<FoundItem, 'lost'>(idleSearch, 'sushi');
    const found = takeAnswer(state, ask!, ok({ ...foundPage('sushi', 1, 1, 0), page: 1 }));
    expect(found.progress.kind).toBe('resting');
    expect(askMore(found)).toEqual({ state: found, ask: undefined });
  });

  it('SEARCH-2b asks once for a term, and anew when it comes again', () => {
    const first = askTerm<FoundItem, 'lost'>(idleSearch, ' sushi ');
    expect(first.ask).toEqual({ turn: 1, term: 'sushi', page: 1 });
    expect(askTerm(first.state, 'sushi')).toEqual({ state: first.state, ask: undefined });
    const second = askTerm(askTerm(first.state, '').state, 'sushi');
    expect(second.ask).toEqual({ turn: 3, term: 'sushi', page: 1 });
    expect(takeAnswer(second.state, first.ask!, answerTo(first.ask!, 0))).toBe(second.state);
    expect(takeAnswer(second.state, second.ask!, err('lost'))).toMatchObject({ progress: { kind: 'failed', failure: 'lost' }, pages: { items: [] } });
  });
});

describe('SEARCH-2a a pause in typing', () => {
  it('is over after 400 milliseconds', () => {
    expect([0, 399, 400, 401].map((ms) => hasTypingPaused(1000, 1000 + ms))).toEqual([false, false, true, true]);
    expect(SEARCH_DEBOUNCE_MS).toBe(400);
  });
});
