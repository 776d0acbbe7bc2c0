import type { ReactNode } from 'react';
import { ActionPanel, type PanelBase } from '../../../../table/actions/ActionPanel';
import { OffBoard } from '../../../../table/actions/OffBoard';
import { useTableShape } from '../../../../table/layout/shape';
import type { Point } from '../../../../table/layout/usePointing';
import type { Status } from '../../../contract';
import { type DeckCardId, handOf, isDeckCard } from '../../rules';
import { finalNote, moveWords } from '../model/move-words';
import type { Plan, TablePlay } from '../model/plans';
import { reasonText } from '../model/why';
import { CardFace } from '../pieces/CardFace';
import { groupsOf } from '../pieces/Hand';
import { leftWords } from '../pieces/PhaseStrip';
import { Controls } from './Controls';
import { Outcome } from './Outcome';
import { usePrompt } from './prompt';
import { QuestionCard } from './Question';
import { StandingDialog } from './StandingDialog';

interface Props {
  readonly play: TablePlay;
  readonly status: Status;
  readonly base: PanelBase;
  readonly point: Point;
}

const STANDING = 'standing';

/** What is looked at or waits to be made, with its outcome. */
function lookOf(play: TablePlay): ReactNode {
  const { state, viewer, words, shown } = play;
  if (!shown || viewer === null) return null;
  return (
    <>
      <h2 className="tk-subtitle">{moveWords(state, viewer, shown.move, words)}</h2>
      <Outcome state={state} seat={viewer} move={shown.move} words={words} />
    </>
  );
}

/** The big button: what waits; else to go on. */
const primaryOf = ({ plans, waiting, selection, mode }: TablePlay): Plan | null =>
  waiting ??
  (selection.length > 0 || mode !== null ? null : (plans.find(({ kind }) => kind === 'done') ?? null));

/** The cards of the hand that could come next, for the sheet of a phone. */
const offeredCards = ({ state, viewer }: TablePlay): readonly string[] =>
  viewer === null ? [] : groupsOf(handOf(state, viewer)).map(([id]) => `card-${id}`);

/** Root's actions in the kit's panel. */
export function Actions({ play, status, base, point }: Props) {
  const { state, viewer, words, active, selection, reasons, mode } = play;
  const phone = useTableShape() === 'phone';
  const prompt = usePrompt(play, status);
  const seat = base.deciding ? viewer : null;
  const asked = seat !== null && state.questions.length > 0;
  const begun = selection.length > 0 || mode !== null;
  const left = phone && seat !== null && !asked ? leftWords(state, words) : null;
  const primary = active ? (asked ? play.waiting : primaryOf(play)) : null;
  return (
    <ActionPanel
      {...base}
      reasons={reasons.map((reason) => reasonText(reason, words))}
      prompt={left === null ? prompt : `${prompt} ${left}.`}
      controls={active && seat !== null && <Controls play={play} seat={seat} />}
      offBoard={
        phone &&
        seat !== null &&
        selection.length > 0 && (
          <OffBoard
            keys={offeredCards(play)}
            priceTag={String}
            face={(key) => {
              const id = key.slice('card-'.length);
              return isDeckCard(id) ? <CardFace id={id as DeckCardId} words={words} /> : key;
            }}
          />
        )
      }
      look={asked ? null : lookOf(play)}
      question={asked ? <QuestionCard play={play} prompt={prompt} point={point} /> : null}
      dialog={play.dialog === STANDING ? { name: STANDING, content: <StandingDialog play={play} /> } : null}
      notes={finalNote(primary, words)}
      buttons={
        seat !== null &&
        state.phase === 'play' &&
        // On a phone the way back takes its place.
        !(phone && begun) && (
          <button
            type="button"
            className="tk-button"
            data-action={STANDING}
            onClick={() => play.setDialog(STANDING)}
          >
            {words.t('root-table:kind.standing')}
          </button>
        )
      }
      cancel={begun ? play.cancel : null}
      primary={
        seat === null || (asked && !primary)
          ? undefined
          : primary && {
              label: moveWords(state, seat, primary.move, words),
              perform: () => play.perform(primary.moves),
            }
      }
    />
  );
}
