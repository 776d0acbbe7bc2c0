import {
  type Battle,
  type BattleStep,
  battleOdds,
  type GameState,
  type Odds,
  playerAt,
  type Seat,
  type Side,
  warriorsAt,
} from '../../rules';
import { FactionSign } from '../art/signs';
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
const MOST_ROWS = 5;
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

/** What a throw may bring: the likeliest outcomes, and what is to be expected. */
export function OddsTable({ odds, words }: { odds: Odds; words: Words }) {
  const { t } = words;
  const shown = odds.outcomes.slice(0, MOST_ROWS);
  const format = (value: number): string => value.toFixed(1);
  return (
    <div className="rt-odds">
      <p>
        {SIDES.map((side) => (
          <span key={side} className="rt-odds-side">
            <b>{words.name(odds[side])}</b>: {t('root-table:battle.most', { count: odds.most[side] })}
            {odds.extra[side] > 0 && ` ${t('root-table:battle.extra', { count: odds.extra[side] })}`}
          </span>
        ))}
      </p>
      <table>
        <caption className="tk-hidden">{t('root-table:battle.odds')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('root-table:battle.chance')}</th>
            <th scope="col">{t('root-table:battle.loses', { name: words.name(odds.attacker) })}</th>
            <th scope="col">{t('root-table:battle.loses', { name: words.name(odds.defender) })}</th>
          </tr>
        </thead>
        <tbody>
          {shown.map(({ attackerLoses, defenderLoses, chance }) => (
            <tr key={`${attackerLoses} ${defenderLoses}`}>
              <td>{Math.round(chance * HUNDRED)}%</td>
              <td>{attackerLoses}</td>
              <td>{defenderLoses}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="tk-quiet">
        {t('root-table:battle.expected', {
          attacker: words.name(odds.attacker),
          defender: words.name(odds.defender),
          own: format(odds.expected.attacker),
          their: format(odds.expected.defender),
        })}{' '}
        {t('root-table:battle.note')}
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
  const question = state.questions.at(-1);
  return (
    <section
      className="rt-battle"
      aria-label={t('root-table:battle.title', { place: words.shortPlace(clearing) })}
    >
      <h2 className="tk-subtitle">{t('root-table:battle.title', { place: words.place(state, clearing) })}</h2>
      <div className="rt-sides">
        {SIDES.map((side) => (
          <p key={side} className="rt-side">
            <FactionSign faction={playerAt(state, battle[side]).faction} size={26} />
            <b>{words.name(battle[side])}</b>
            <small>{t(`root-table:battle.${side}`)}</small>
            <span>{whoStands(state, battle[side], clearing, words)}</span>
            {side === 'attacker' && ally !== null && (
              <small>{t('root-table:battle.ally', { name: words.name(ally) })}</small>
            )}
            {dice && (
              <span>
                {t('root-table:battle.hits', { name: '', count: rolled[side] + extra[side] }).trim()}
              </span>
            )}
            {losses[side].length > 0 && (
              <small>
                {t('root-table:battle.losses', { name: '', what: lossWords(losses[side], words) }).trim()}
              </small>
            )}
          </p>
        ))}
      </div>
      <ol className="rt-battle-steps tk-plain">
        {STEPS.map((one) => (
          <li key={one} data-now={SHOWN_AS[step] === one || undefined}>
            {t(`root-table:battle.step.${one}`)}
          </li>
        ))}
      </ol>
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
      {before && (
        <OddsTable
          odds={battleOdds(state, battle.attacker, {
            clearing,
            defender: battle.defender,
            ...(ally === null ? {} : { ally }),
          })}
          words={words}
        />
      )}
      {question && (
        <p className="rt-waits">
          {t('root-table:waits.for', {
            name: words.name(question.seat),
            what: t(`root-table:waits.${question.kind}`),
          })}
        </p>
      )}
    </section>
  );
}
