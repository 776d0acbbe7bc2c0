import { usePickable } from '../../../../table/pick/pickable';
import {
  type BuildingId,
  CALENDAR,
  type FishId,
  type GameState,
  type OccupationId,
  tableOf,
} from '../../rules';
import { Figure } from '../art/figure';
import { Icon, TypeSign } from '../art/icons';
import { signsOf, skillSigns } from '../art/skill';
import type { Words } from '../model/words';
import { Signs } from './Signs';

interface CardProps {
  readonly state: GameState;
  readonly id: OccupationId;
  readonly words: Words;
  readonly coins?: number;
  /** A retired card lies there to be seen only. */
  readonly small?: boolean;
}

/** The face of an occupation: type, name, figure, skill, salaries. */
export function OccupationFace({ state, id, words, coins = 0, small = false }: CardProps) {
  const row = tableOf(state).occupations[id];
  const { pay, gain } = skillSigns(row.skill);
  const sign = (
    <svg
      className="iki-card-type"
      viewBox="0 0 12 12"
      width="13"
      height="13"
      aria-hidden="true"
      focusable="false"
    >
      <TypeSign type={row.type} x={0} y={0} size={12} />
    </svg>
  );
  return (
    <span className={`iki-card iki-type-${row.type}`} data-small={small || undefined}>
      <span className="iki-card-head">
        {small && sign}
        <span className="iki-card-name">{words.occupation(id)}</span>
      </span>
      {!small && (
        <span className="iki-card-middle">
          <span className="iki-card-marks">
            {sign}
            {row.season !== 'start' && <b className="iki-card-cost">{row.cost}</b>}
          </span>
          <svg className="iki-card-figure" viewBox="0 0 60 60" aria-hidden="true" focusable="false">
            <Figure card={id} type={row.type} />
          </svg>
          {coins > 0 && (
            <span className="iki-card-coins">
              <Signs signs={[{ icon: 'mon', amount: coins }]} size={16} />
            </span>
          )}
        </span>
      )}
      <span className="iki-card-skill">
        <Signs signs={pay} />
        {pay.length > 0 && ' → '}
        <Signs signs={gain} />
      </span>
      {!small && (
        <span className="iki-card-salary">
          {row.salary === 'grey' ? (
            <span className="iki-grey">{'•'.repeat(row.steps)}</span>
          ) : (
            row.salary.map((salary, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the squares never change their order
              <span key={index} className="iki-card-square">
                <Signs signs={signsOf(salary)} size={12} />
              </span>
            ))
          )}
          {row.fire > 0 && <Signs signs={[{ icon: 'fire', amount: row.fire }]} size={13} />}
        </span>
      )}
    </span>
  );
}

function OfferCard({ state, id, words, coins = 0 }: CardProps) {
  const { attributes } = usePickable(`card-${id}`);
  return (
    <div className="iki-pick" data-at={`card-${id}`} {...attributes}>
      <OccupationFace state={state} id={id} words={words} coins={coins} />
    </div>
  );
}

export function BuildingFace({ state, id, words }: { state: GameState; id: BuildingId; words: Words }) {
  const { cost, score } = tableOf(state).buildings[id];
  return (
    <span className="iki-card iki-plan">
      <span className="iki-card-head">
        <span className="iki-card-name">{words.building(id)}</span>
      </span>
      <span className="iki-card-skill">
        <Signs signs={signsOf(cost)} size={15} />
        {' → '}
        <Signs signs={[{ icon: 'iki', amount: 'flat' in score ? score.flat : score.iki }]} size={15} />
        {'per' in score && (
          <>
            {' / '}
            <Icon kind={score.per} size={15} />
          </>
        )}
      </span>
    </span>
  );
}

function BuildingCard({ state, id, words }: { state: GameState; id: BuildingId; words: Words }) {
  const { attributes } = usePickable(`building-${id}`);
  return (
    <div className="iki-pick" data-at={`building-${id}`} {...attributes}>
      <BuildingFace state={state} id={id} words={words} />
    </div>
  );
}

function FishToken({ state, id }: { state: GameState; id: FishId }) {
  const { attributes } = usePickable(`fish-${id}`);
  const { cost, bonus } = tableOf(state).fish[id];
  return (
    <div className="iki-pick iki-token" data-at={`fish-${id}`} {...attributes}>
      <Icon kind="fish" size={22} />
      <Signs signs={[{ icon: 'mon', amount: cost }]} />
      {bonus > 0 && <Signs signs={[{ icon: 'iki', amount: bonus }]} />}
    </div>
  );
}

/** The stack of pipes or of pouches, with the price of the top one. */
function Stack({ state, kind }: { state: GameState; kind: 'pipe' | 'pouch' }) {
  const { attributes } = usePickable(`${kind}-top`);
  const [top] = kind === 'pipe' ? state.pipes : state.pouches;
  if (!top) return null;
  const table = tableOf(state);
  const cost = kind === 'pipe' ? table.pipes[top].cost : table.pouches[top].cost;
  return (
    <div className={`iki-pick iki-token iki-token-${top}`} data-at={`${kind}-top`} {...attributes}>
      <Icon kind={kind} size={22} />
      <Signs signs={[{ icon: 'mon', amount: cost }]} />
      <Signs
        signs={[
          kind === 'pipe'
            ? { icon: 'fire', amount: table.pipes[top].fire }
            : { icon: 'iki', amount: table.pouches[top].iki },
        ]}
      />
    </div>
  );
}

const Heading = ({ children }: { children: string }) => <h2 className="iki-heading">{children}</h2>;

interface Props {
  readonly state: GameState;
  readonly words: Words;
}

/** The cards that can be hired, or the starting cards before the first month. */
export function Offer({ state, words }: Props) {
  const { t } = words;
  const starting = state.step === 'startingOccupation';
  const season = CALENDAR[state.month - 1]?.season;
  const deck = season ? state.secrets.decks[season].length : 0;
  const { name } = tableOf(state);
  return (
    <section
      className="iki-offer"
      data-asks=""
      aria-label={t(starting ? 'iki-table:part.starting' : 'iki-table:part.offer')}
    >
      <div className="iki-offer-head">
        <Heading>{t(starting ? 'iki-table:part.starting' : 'iki-table:part.offer')}</Heading>
        <p className="iki-note" data-tip={name === null ? t('iki-table:part.ours') : undefined}>
          {t('iki-table:part.deck', { number: deck })}
          {' · '}
          {name === null ? t('iki-table:part.ours') : t('iki-table:part.file', { name })}
        </p>
      </div>
      <div className="iki-cards">
        {starting
          ? state.starting.map((id) => <OfferCard key={id} state={state} id={id} words={words} />)
          : state.offer.map(({ card, coins }) => (
              <OfferCard key={card} state={state} id={card} coins={coins} words={words} />
            ))}
      </div>
    </section>
  );
}

/** What the shops sell besides goods: buildings, fish, pipes and pouches. */
export function Wares({ state, words }: Props) {
  const { t } = words;
  return (
    <section className="iki-wares" data-asks="" aria-label={t('iki-table:part.buildings')}>
      <Heading>{t('iki-table:part.buildings')}</Heading>
      <div className="iki-plans">
        {state.openBuildings.map((id) => (
          <BuildingCard key={id} state={state} id={id} words={words} />
        ))}
      </div>
      <div className="iki-tokens">
        {state.fishOnSale.map((id) => (
          <FishToken key={id} state={state} id={id} />
        ))}
        <Stack state={state} kind="pipe" />
        <Stack state={state} kind="pouch" />
      </div>
    </section>
  );
}
