import { useQuickTranslation } from '../../../../i18n/quick';
import { usePickable } from '../../../../table/pick/pickable';
import { useSeats } from '../../../../table/seats';
import { useSettings } from '../../../../ui/settings';
import { CLANS, type Clan, type GameState, type PatronId, patron, type Seat } from '../../rules';
import { ClanEmblem, ShipIcon } from '../art';
import { FRAMES } from '../geometry';
import type { PickKey } from '../pick';
import { Portrait } from '../portraits';
import { Scenery } from './Scenery';
import { Water } from './Water';

interface ChoiceProps {
  readonly pick: PickKey;
  readonly clan: Clan;
  readonly patronId?: PatronId;
  readonly taken: boolean;
}

function Choice({ pick, clan, patronId, taken }: ChoiceProps) {
  const { t } = useQuickTranslation(['river-art', 'river-terms']);
  const { attributes } = usePickable(pick);
  return (
    <div
      className={`rg-clan-card rg-clan-${clan}`}
      data-taken={taken || undefined}
      data-at={pick}
      {...attributes}
    >
      <span className="rg-clan-card-emblem" data-patron={patronId !== undefined || undefined}>
        {patronId && <Portrait id={patronId} size="100%" />}
        <ClanEmblem clan={clan} size={patronId ? '36%' : '100%'} />
      </span>
      <span className="rg-clan-card-name">
        {patronId ? patron(patronId).name : t(`river-terms:clanFull.${clan}`)}
      </span>
      {patronId ? (
        <>
          <span className="rg-clan-card-title">{t(`river-terms:patronTitle.${patronId}`)}</span>
          <span className="rg-clan-card-words">{t(`river-terms:patronAbility.${patronId}`)}</span>
        </>
      ) : (
        <span className="rg-clan-card-fleet">
          <ShipIcon clan={clan} size={52} />
          <ShipIcon clan={clan} royal size={52} />
        </span>
      )}
      {taken && <span className="rg-clan-card-taken">{t('river-art:taken')}</span>}
    </div>
  );
}

/** The clans, or the patrons on offer, from which the players pick before the first turn; the empty river behind them. */
export function ClanPicker({ state, viewer }: { state: GameState; viewer: Seat | null }) {
  const { t } = useQuickTranslation('river-art');
  const kit = useQuickTranslation('table');
  const { name } = useSeats();
  const { motion } = useSettings();
  const taken = (clan: Clan) => state.players.some((p) => p.clan === clan);
  const chosen = (id: PatronId) => state.players.some((p) => p.patron === id);
  const patrons = state.options.patrons !== 'none';
  const title = patrons ? t('patronsTitle') : t('clansTitle');
  const frame = FRAMES.landscape;
  return (
    <section className="rg-clan-picker" aria-label={t('clans')}>
      <div className="rg-river rg-landscape rg-clan-stage" aria-hidden="true">
        <Scenery frame={frame} />
        <Water frame={frame} drift={motion.pieces} />
      </div>
      <div className="rg-clan-choice">
        <h2 className="rg-clan-title">
          {viewer === state.current ? title : kit.t('act.waitFor', { name: name(state.current) })}
        </h2>
        {!patrons && <p className="rg-clan-note">{t('clansNote')}</p>}
        <div className="rg-clan-cards">
          {!patrons
            ? CLANS.map((clan) => <Choice key={clan} pick={`clan-${clan}`} clan={clan} taken={taken(clan)} />)
            : state.patronsOffered.map((id) => (
                <Choice
                  key={id}
                  pick={`patron-${id}`}
                  clan={patron(id).clan}
                  patronId={id}
                  taken={chosen(id)}
                />
              ))}
        </div>
      </div>
    </section>
  );
}
