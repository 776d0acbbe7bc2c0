import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { GameModule, GameStory, Seat } from '../../games/contract';
import { eventsOf } from '../../games/log';
import { TOOLS } from '../../games/tools';
import type { MoveLine } from '../../table/replay/MoveList';
import type { Timeline } from './timeline';

/**
 * What happens in a match, in the words spoken now; the names of its moves until the story is there, and without one.
 * Before the end nobody reads more than the viewer may know.
 */
export function useStory(
  module: GameModule,
  { moments, over }: Timeline,
  names: readonly string[],
  viewer: Seat | null,
): readonly MoveLine[] {
  const game = module.card.id;
  const { i18n } = useTranslation('replay');
  const { language } = i18n;
  const [story, setStory] = useState<GameStory | null>(null);
  useEffect(() => {
    let gone = false;
    TOOLS[game]?.()
      .then(({ tools }) => {
        if (!gone) setStory(tools.story);
      })
      .catch((error: unknown) => console.error('The story of a game could not be loaded.', error));
    return () => {
      gone = true;
    };
  }, [game]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the sentences are in the language spoken now
  return useMemo(
    () =>
      moments.flatMap(({ move, entry }, at): readonly MoveLine[] => {
        if (move === null) return [];
        if (!story) return [{ at, text: `${names[move.player] ?? ''}: ${move.name}`, heading: false }];
        const events = entry ? eventsOf(over ? entry : module.logEntry(entry, viewer)) : [];
        return story.sentences(events, names).map((sentence) => ({ at, ...sentence }));
      }),
    [moments, over, story, names, language, module, over ? null : viewer],
  );
}
