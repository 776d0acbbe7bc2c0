import type { CSSProperties } from 'react';
import {
  type Battle,
  type BattleStep,
  battleOdds,
  chanceOf,
  type GameState,
  type Odds,
  playerAt,
  type Seat,
  type Side,
  warriorsAt,
} from '../../rules';
import { FactionSign, factionClass } from '../art/signs';
import { lossWords } from '../log/sentences';
import type { Words } from '../model/words';

const SIDES = ['attacker', 'defender'] as const satisfies readonly Side[];
/** The steps of a battle that people see (R5). */
const STEPS: readonly BattleStep[] = ['ambush', 'roll', 'effects', 'hits'];
const SHOWN_AS: Readonly<Record<BattleStep, BattleStep>> = {
  ambush: 'ambush',
  foil: 'ambush',
  ambushHits: 'ambush',
  afterAmbush: 'ambush',
  roll: 'roll',
  effects: 'effects',
  hits: 'hits',
  end: 'hits',
};
const HUNDRED = 100;

/** The battle that is going on; null where there is none. */
export const battleIn = ({ work }: GameState): Battle | null =>
  work.findLast((one): one is Battle => one.type === 'battle') ?? null;

const whoStands = (state: GameState, seat: Seat, clearing: number, words: Words): string => {
  const { faction } = playerAt(state, seat);
  return faction === 'vagabond'
    ? words.t('root-terms:faction.vagabond')
    : words.warriors(warriorsAt(state, clearing, seat));
};

/** The most hits that a side can deal: by the dice, and for sure. */
const mostHits = ({ most, extra }: Odds, side: Side, { t }: Words): string =>
  extra[side] > 0
    ? `${t('root-table:battle.most', { count: most[side] })} ${t('root-table:battle.extra', { count: extra[side] })}`
    : t('root-table:battle.most', { count: most[side] });

const LOSSES = { attacker: 'attackerLoses', defender: 'defenderLoses' } as const;
const percent = (chance: number): string => `${Math.round(chance * HUNDRED)}%`;

/** What a throw may bring: how likely each side takes how many hits, and how many are to be expected. */
function Chances({ odds, words }: { odds: Odds; words: Words }) {
  const { t } = words;
  const most = Math.max(
    ...odds.outcomes.flatMap(({ attackerLoses, defenderLoses }) => [attackerLoses, defenderLoses]),
  );
  const hits = Array.from({ length: most + 1 }, (_, count) => count);
  return (
    <table>
      <caption className="tk-hidden">{t('root-table:battle.odds')}</caption>
      <thead>
        <tr>
          <th scope="row">{t('root-table:battle.taken')}</th>
          {hits.map((count) => (
            <th key={count} scope="col">
              {count}
            </th>
          ))}
          <th scope="col">{t('root-table:battle.average')}</th>
        </tr>
      </thead>
      <tbody>
        {SIDES.map((side) => (
          <tr key={side} className={`rt-chances rt-chances-${side}`}>
            <th scope="row">{words.name(odds[side])}</th>
            {hits.map((count) => {
              const chance = chanceOf(odds, (outcome) => outcome[LOSSES[side]] === count);
              return (
                <td key={count} className="rt-chance" style={{ '--chance': chance } as CSSProperties}>
                  {chance > 0 ? percent(chance) : '–'}
                </td>
              );
            })}
            <td>{odds.expected[side].toFixed(1)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** How likely each side loses more than its warriors: then buildings and tokens fall. */
function Risks({ state, odds, words }: { state: GameState; odds: Odds; words: Words }) {
  const risks = SIDES.flatMap((side) => {
    const seat = odds[side];
    if (playerAt(state, seat).faction === 'vagabond') return [];
    const warriors = warriorsAt(state, odds.clearing, seat);
    const chance = chanceOf(odds, (outcome) => outcome[LOSSES[side]] > warriors);
    if (chance === 0) return [];
    return [words.t('root-table:battle.risk', { name: words.name(seat), chance: percent(chance) })];
  });
  return risks.length > 0 ? <b className="rt-risk">{risks.join(' ')}</b> : null;
}

/** The odds of a battle that could be begun. */
export function OddsTable({ state, odds, words }: { state: GameState; odds: Odds; words: Words }) {
  return (
    <div className="rt-odds">
      <p>
        {SIDES.map((side) => (
          <span key={side}>
            <b>{words.name(odds[side])}</b>: {mostHits(odds, side, words)}
          </span>
        ))}
      </p>
      <Chances odds={odds} words={words} />
      <p>
        <Risks state={state} odds={odds} words={words} />
        <span className="tk-quiet">{words.t('root-table:battle.note')}</span>
      </p>
    </div>
  );
}

/** A die of the wood: 0 to 3. */
const Die = ({ value }: { value: number }) => (
  <span className="rt-die" role="img" aria-label={String(value)}>
    {value}
  </span>
);

/** The battle while it lasts: both sides, the step, dice, hits, and whom everybody waits for. */
export function BattleCard({ state, words }: { state: GameState; words: Words }) {
  const battle = battleIn(state);
  if (!battle) return null;
  const { t } = words;
  const { clearing, step, dice, rolled, extra, used, losses, ally } = battle;
  const before = dice === null && step !== 'end';
  const odds = before
    ? battleOdds(state, battle.attacker, {
        clearing,
        defender: battle.defender,
        ...(ally === null ? {} : { ally }),
      })
    : null;
  const question = state.questions.at(-1);
  return (
    <section
      className="rt-battle"
      aria-label={t('root-table:battle.title', { place: words.shortPlace(clearing) })}
    >
      <div className="rt-battle-head">
        <h2 className="tk-subtitle">
          {t('root-table:battle.title', { place: words.place(state, clearing) })}
        </h2>
        <ol className="rt-battle-steps tk-plain">
          {STEPS.map((one) => (
            <li key={one} data-now={SHOWN_AS[step] === one || undefined}>
              {t(`root-table:battle.step.${one}`)}
            </li>
          ))}
        </ol>
      </div>
      <div className="rt-sides">
        {SIDES.map((side) => (
          <p key={side} className={`rt-side ${factionClass(playerAt(state, battle[side]).faction)}`}>
            <FactionSign faction={playerAt(state, battle[side]).faction} size={26} />
            <span className="rt-side-name">
              <b>{words.name(battle[side])}</b>
              <small>{t(`root-table:battle.${side}`)}</small>
            </span>
            <span className="rt-side-does">
              <span>{whoStands(state, battle[side], clearing, words)}</span>
              {side === 'attacker' && ally !== null && (
                <small>{t('root-table:battle.ally', { name: words.name(ally) })}</small>
              )}
              {odds && <small className="rt-most">{mostHits(odds, side, words)}</small>}
              {dice && (
                <b>{t('root-table:battle.hits', { name: '', count: rolled[side] + extra[side] }).trim()}</b>
              )}
              {losses[side].length > 0 && (
                <small>
                  {t('root-table:battle.losses', { name: '', what: lossWords(losses[side], words) }).trim()}
                </small>
              )}
            </span>
          </p>
        ))}
      </div>
      {dice && (
        <p className="rt-dice">
          <Die value={dice[0]} />
          <Die value={dice[1]} />
        </p>
      )}
      {used.length > 0 && (
        <p className="tk-quiet">
          {t('root-table:battle.cards', { cards: words.list(used.map(words.cardName)) })}
        </p>
      )}
      {odds && (
        <div className="rt-odds">
          <Chances odds={odds} words={words} />
        </div>
      )}
      <p className="rt-battle-foot">
        {question && (
          <b className="rt-waits">
            {t('root-table:waits.for', {
              name: words.name(question.seat),
              what: t(`root-table:waits.${question.kind}`),
            })}
          </b>
        )}
        {odds && <Risks state={state} odds={odds} words={words} />}
        {odds && <small className="tk-quiet">{t('root-table:battle.note')}</small>}
      </p>
    </section>
  );
}
