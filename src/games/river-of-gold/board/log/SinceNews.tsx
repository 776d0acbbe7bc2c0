import { SeatLines } from '../../../../table/actions/Preview';
import type { Point } from '../../../../table/layout/usePointing';
import { SinceDetails } from '../../../../table/log/Since';
import type { Say } from '../../../../table/log/sentences';
import type { GameEvent, GameState } from '../../rules';
import { seatChips } from '../actions/Chips';
import { outcomeOfEvents } from '../model/outcome';
import type { Words } from '../model/words';
import { isNews } from './news';

interface Props {
  readonly state: GameState;
  readonly events: readonly GameEvent[];
  readonly words: Words;
  readonly say: Say<GameEvent>;
  readonly point: Point;
  showEmperor(): void;
}

/** What the others did since the player's last turn, and what everybody gained and paid. */
export function SinceNews({ state, events, words, say, point, showEmperor }: Props) {
  const emperor = events.some((event) => event.type === 'emperorArrived') && state.emperorsVisit !== null;
  return (
    <SinceDetails sentences={events.filter(isNews).flatMap((event) => say(event) ?? [])} point={point}>
      <SeatLines seats={seatChips(outcomeOfEvents(events, state.turnOrder), words)} />
      {emperor && (
        <button type="button" className="tk-button" onClick={showEmperor}>
          {words.t('river-table:since.showEmperor')}
        </button>
      )}
    </SinceDetails>
  );
}
