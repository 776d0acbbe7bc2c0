import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { cardWords } from '../../games/card-words';
import type { AdminMatch, AdminSeat } from '../../protocol/admin';
import { formatWhen } from '../format';
import { useRegistry } from '../registry';
import { href } from '../routes';
import { useAsked } from './access';
import { ListPart } from './ListPart';
import { SearchForm } from './SearchForm';

/** What a game is called; one that these pages do not know goes by its id. */
export function useTitleOf(): (game: string) => string {
  const { i18n } = useTranslation('admin');
  const { cards } = useRegistry();
  return (game) => {
    const card = cards.find(({ id }) => id === game);
    return card ? cardWords(card, i18n.language).title : game;
  };
}

/** What is written for a seat. */
export function useSeatWords(): (seat: Pick<AdminSeat, 'name' | 'bot'>) => string {
  const { t } = useTranslation('admin');
  return ({ name, bot }) => {
    if (bot === null) return name ?? t('freeSeat');
    return name === null ? t('bot') : `${name} (${t('bot')})`;
  };
}

/** What is said of a match in one line. */
export function useMatchLine(): (match: AdminMatch) => string {
  const { t, i18n } = useTranslation('admin');
  const titleOf = useTitleOf();
  return ({ game, state, unlisted, moves, updatedAt }) =>
    [
      titleOf(game),
      t(`state.${state}`),
      ...(unlisted ? [t('private')] : []),
      t('moves', { count: moves }),
      t('changed', { when: formatWhen(updatedAt, i18n.language) }),
    ].join(' · ');
}

/** The newest matches, private ones too, or those that are looked for. */
export function Matches() {
  const { t } = useTranslation('admin');
  const [words, setWords] = useState('');
  const asked = useAsked<{ matches: readonly AdminMatch[] }>(`/matches?search=${encodeURIComponent(words)}`);
  const seatWords = useSeatWords();
  const lineOf = useMatchLine();
  const row = (match: AdminMatch) => {
    const names = match.seats.map(seatWords).join(', ');
    return (
      <li key={match.id} className="app-row">
        <div className="admin-grow">
          <strong>{names}</strong>
          <small>{lineOf(match)}</small>
        </div>
        <a
          className="app-button app-small"
          href={href({ page: 'admin', part: 'matches', which: match.id })}
          aria-label={t('openNamed', { names })}
        >
          {t('open')}
        </a>
      </li>
    );
  };
  return (
    <ListPart
      title={t('parts.matches')}
      asked={asked}
      items={asked.answer?.matches ?? null}
      none={t('none.matches')}
      row={row}
    >
      <SearchForm hint={t('searchMatches')} onSearch={setWords} />
    </ListPart>
  );
}
