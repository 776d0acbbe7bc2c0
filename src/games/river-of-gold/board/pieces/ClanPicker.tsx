import { useTranslation } from 'react-i18next';
import type { GameState } from '../../index';
import { CLANS, type Clan, type PatronId, patron } from '../../index';
import { ClanEmblem, ShipIcon } from '../art';
import type { PickKey } from '../pick';
import { usePickable } from './pickable';

function Choice({
  pick,
  clan,
  patronId,
  taken,
}: {
  pick: PickKey;
  clan: Clan;
  patronId?: PatronId;
  taken: boolean;
}) {
  const { t } = useTranslation(['art', 'terms']);
  const { attributes } = usePickable(pick);
  return (
    <div
      className={`rg-clan-card rg-clan-${clan}`}
      data-taken={taken || undefined}
      data-at={pick}
      {...attributes}
    >
      <ClanEmblem clan={clan} size={84} />
      <span className="rg-clan-card-name">{patronId ? patron(patronId).name : t(`terms:clan.${clan}`)}</span>
      {patronId ? (
        <>
          <span className="rg-clan-card-title">{t(`terms:patronTitle.${patronId}`)}</span>
          <span className="rg-clan-card-words">{t(`terms:patronAbility.${patronId}`)}</span>
        </>
      ) : (
        <ShipIcon clan={clan} size={54} />
      )}
      {taken && <span className="rg-clan-card-taken">{t('art:taken')}</span>}
    </div>
  );
}

/** The clans, or the patrons on offer, from which the players pick before the first turn. */
export function ClanPicker({ state }: { state: GameState }) {
  const { t } = useTranslation('art');
  const taken = (clan: Clan) => state.players.some((p) => p.clan === clan);
  const chosen = (id: PatronId) => state.players.some((p) => p.patron === id);
  return (
    <section className="rg-clan-picker" aria-label={t('clans')}>
      {state.options.patrons === 'none'
        ? CLANS.map((clan) => <Choice key={clan} pick={`clan-${clan}`} clan={clan} taken={taken(clan)} />)
        : state.patronsOffered.map((id) => (
            <Choice key={id} pick={`patron-${id}`} clan={patron(id).clan} patronId={id} taken={chosen(id)} />
          ))}
    </section>
  );
}
