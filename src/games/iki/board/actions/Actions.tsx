import type { ReactNode } from 'react';
import { ActionPanel, type PanelBase } from '../../../../table/actions/ActionPanel';
import { OffBoard } from '../../../../table/actions/OffBoard';
import { OptionButton } from '../../../../table/actions/OptionButton';
import { useTableShape } from '../../../../table/layout/shape';
import type { Point } from '../../../../table/layout/usePointing';
import { usePickable } from '../../../../table/pick/pickable';
import { usePicking } from '../../../../table/pick/picking';
import type { Status } from '../../../contract';
import type { Seat } from '../../rules';
import { aboutKey } from '../model/labels';
import { moveWords } from '../model/move-words';
import { originWords } from '../model/origins';
import { isFinal, type Plan, type TablePlay } from '../model/plans';
import { cardOfKey } from '../model/things';
import { reasonText } from '../model/why';
import { BuildingFace, OccupationFace } from '../pieces/Offer';
import { Outcome } from './Outcome';
import { usePrompt } from './prompt';

/** A part of a plan that lies nowhere on the table: what the Carpenter leaves out. */
function PickButton({ pick }: { pick: string }) {
  const { attributes } = usePickable(pick);
  const { label } = usePicking();
  return (
    <button type="button" className="tk-button tk-action" data-at={pick} {...attributes}>
      {label(pick)}
    </button>
  );
}

const NOWHERE = ['leave-lumber', 'leave-koban'];

/** Everything that can be done with one press: the shop's trades and plain cards. */
function Controls({ play, seat }: { play: TablePlay; seat: Seat }) {
  const { state, words, plans, selection, picking } = play;
  const simple = plans.filter(
    ({ kind, parts }) =>
      (kind === 'shop' && parts.length < 2) || (kind === 'occupation' && parts.length === 1),
  );
  const leaves = NOWHERE.filter(
    (key) => picking.look(key) !== 'idle' && selection.some((one) => one.startsWith('stall-')),
  );
  return (
    <div className="tk-buttons iki-controls">
      {selection.length === 0 &&
        simple.map((plan) => (
          <button
            key={JSON.stringify(plan.move)}
            type="button"
            className="tk-button tk-action"
            // What is pawned lies nowhere else on the table.
            data-at={plan.parts.find((part) => part.startsWith('pawn-'))}
            onClick={() => play.perform(plan.moves)}
            onPointerEnter={() => play.peekPlan(plan)}
            onPointerLeave={() => play.peekPlan(null)}
          >
            {moveWords(state, seat, plan.move, words)}
          </button>
        ))}
      {leaves.map((key) => (
        <PickButton key={key} pick={key} />
      ))}
    </div>
  );
}

/** Save the card or let it burn (14.6). */
function SaveQuestion({ play, prompt, point }: { play: TablePlay; prompt: string; point: Point }) {
  const { state, words, plans, active } = play;
  const stall = state.fire?.next ?? null;
  return (
    <>
      <p className="tk-prompt" tabIndex={-1}>
        {prompt}
      </p>
      <div className="tk-options">
        {plans.map((plan) => (
          <OptionButton
            key={JSON.stringify(plan.move)}
            disabled={!active}
            at={stall ? `stall-${stall}` : undefined}
            point={point}
            choose={() => play.perform(plan.moves)}
          >
            {plan.move.name === 'saveFromFire' &&
              words.t(plan.move.arg.use ? 'iki-table:do.save' : 'iki-table:do.burn')}
          </OptionButton>
        ))}
      </div>
    </>
  );
}

/** Where the values of what is looked at come from, in small print. */
function SmallPrint({ play: { state, words }, about }: { play: TablePlay; about: string }) {
  const said = originWords(state, about, words);
  return said.length === 0 ? null : <p className="tk-quiet">{said.join(' ')}</p>;
}

function lookOf(play: TablePlay): ReactNode {
  const { state, viewer, words, shown, peeked, reasons, selection } = play;
  if (shown && viewer !== null) {
    return (
      <>
        <h2 className="tk-subtitle">{moveWords(state, viewer, shown.move, words)}</h2>
        <Outcome state={state} seat={viewer} move={shown.move} words={words} />
        {peeked && <SmallPrint play={play} about={peeked} />}
      </>
    );
  }
  if (!peeked || reasons.length > 0 || selection.includes(peeked)) return null;
  return (
    <>
      <p>{aboutKey(state, viewer, peeked, words)}</p>
      <SmallPrint play={play} about={peeked} />
    </>
  );
}

/** The big button: what waits; else income, the plain walk, or the end of the turn. */
function primaryOf({ plans, waiting, selection }: TablePlay): Plan | null {
  if (waiting) return waiting;
  if (selection.length > 0) return null;
  const usual = plans.find(({ kind }) => kind === 'income' || kind === 'endTurn');
  if (usual) return usual;
  const walks = plans.filter(({ kind, price }) => kind === 'walk' && price === 0);
  return walks.length === 1 ? (walks[0] ?? null) : null;
}

interface Props {
  readonly play: TablePlay;
  readonly status: Status;
  readonly base: PanelBase;
  readonly point: Point;
}

/** IKI's actions in the kit's panel. */
export function Actions({ play, status, base, point }: Props) {
  const { state, viewer, words, active, selection, reasons } = play;
  const phone = useTableShape() === 'phone';
  const prompt = usePrompt(play, status);
  const seat = base.deciding ? viewer : null;
  const asked = state.step === 'saveFromFire' && seat !== null;
  const primary = active ? (asked ? play.chosen : primaryOf(play)) : null;
  const offered = [
    ...state.starting.map((id) => `card-${id}`),
    ...state.offer.map(({ card }) => `card-${card}`),
    ...(state.step === 'business' ? state.openBuildings.map((id) => `building-${id}`) : []),
  ];
  return (
    <ActionPanel
      {...base}
      reasons={reasons.map((reason) => reasonText(reason, words))}
      prompt={prompt}
      controls={active && seat !== null && <Controls play={play} seat={seat} />}
      offBoard={
        phone &&
        seat !== null && (
          <OffBoard
            keys={offered}
            priceTag={String}
            face={(key) => {
              const id = cardOfKey(state, key);
              const building = state.openBuildings.find((one) => one === id);
              const card = [...state.starting, ...state.offer.map((one) => one.card)].find(
                (one) => one === id,
              );
              if (building) return <BuildingFace state={state} id={building} words={words} />;
              return card ? <OccupationFace state={state} id={card} words={words} small /> : key;
            }}
          />
        )
      }
      look={asked ? null : lookOf(play)}
      question={asked ? <SaveQuestion play={play} prompt={prompt} point={point} /> : null}
      notes={primary && isFinal(primary) ? [words.t('iki-table:do.final')] : []}
      cancel={selection.length > 0 ? play.cancel : null}
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
