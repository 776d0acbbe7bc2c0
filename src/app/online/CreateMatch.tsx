import { type FormEvent, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { GameCard } from '../../games/contract';
import { cleanName } from '../../protocol/names';
import { Choice } from '../../ui/Choice';
import { Dialog } from '../../ui/Dialog';
import { OptionFields } from '../game/OptionFields';
import { BotSelect } from '../local/BotSelect';
import { myName, rememberMyName } from '../my-name';
import { useCardWords } from '../registry';
import { navigate } from '../routes';
import { ClockFields, type Terms, usualTerms } from './ClockFields';
import { failureWords, isAboutName } from './failure-words';
import { asFailure, type Lobby } from './lobby';
import { NameField } from './NameField';

const ACCESS = ['public', 'private'] as const;

/** All numbers of players that a game allows. */
const countsOf = ({ players: { min, max } }: GameCard): number[] =>
  Array.from({ length: max - min + 1 }, (_, more) => min + more);

interface Props {
  readonly card: GameCard;
  readonly lobby: Lobby;
  readonly onClose: () => void;
}

/** Creates a match, takes its first seat and goes there. */
export function CreateMatch({ card, lobby, onClose }: Props) {
  const { t } = useTranslation('app');
  const { title } = useCardWords(card);
  const id = useId();
  const [name, setName] = useState(myName);
  const [players, setPlayers] = useState(card.players.min);
  const [access, setAccess] = useState<(typeof ACCESS)[number]>('public');
  const [options, setOptions] = useState<object>(card.defaultOptions);
  /** A bot's level, or null for a person, for each seat but the first. */
  const [others, setOthers] = useState<readonly (string | null)[]>(() =>
    Array.from({ length: card.players.max - 1 }, () => null),
  );
  const [terms, setTerms] = useState<Terms>(() => usualTerms(card));
  const peopleOnly = others.slice(0, players - 1).every((level) => level === null);
  /** The code of the last refusal. */
  const [problem, setProblem] = useState<string | null>(null);
  const [working, setWorking] = useState(false);
  /** A match that was created and has nobody yet, and what it was created with. */
  const made = useRef<{ readonly what: string; readonly matchID: string } | null>(null);

  async function create(event: FormEvent): Promise<void> {
    event.preventDefault();
    const clean = cleanName(name);
    if (clean === null) return setProblem('bad-name');
    rememberMyName(clean);
    setWorking(true);
    setProblem(null);
    try {
      const bots = [null, ...others.slice(0, players - 1)];
      const unlisted = access === 'private';
      const wanted = {
        game: card.id,
        players,
        options,
        unlisted,
        bots,
        terms: { ...terms, rated: terms.rated && peopleOnly },
      };
      const what = JSON.stringify(wanted);
      // Who has to choose another name takes a seat in the match that is there already.
      const matchID = made.current?.what === what ? made.current.matchID : await lobby.create(wanted);
      made.current = { what, matchID };
      await lobby.join(card.id, matchID, clean, { seat: 0 });
      navigate({ page: 'match', game: card.id, id: matchID });
    } catch (error) {
      setProblem(asFailure(error).code);
      setWorking(false);
    }
  }

  return (
    <Dialog title={t('online.createOf', { game: title })} onClose={onClose}>
      <form className="app-settings" onSubmit={(event) => void create(event)}>
        <NameField
          value={name}
          problem={isAboutName(problem) ? failureWords(t, problem) : null}
          onChange={(next) => {
            setName(next);
            if (isAboutName(problem)) setProblem(null);
          }}
        />
        <Choice
          label={t('online.players')}
          value={String(players)}
          options={countsOf(card).map((count) => ({ value: String(count), label: String(count) }))}
          onChange={(count) => setPlayers(Number(count))}
        />
        <fieldset className="app-choice">
          <legend>{t('online.otherSeats')}</legend>
          {others.slice(0, players - 1).map((level, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
            <div key={at} className="app-seat-line">
              <label htmlFor={`${id}-${at}`}>{t('online.seat', { number: at + 2 })}</label>
              <BotSelect
                id={`${id}-${at}`}
                card={card}
                value={level}
                onChange={(bot) => setOthers(others.map((old, index) => (index === at ? bot : old)))}
              />
            </div>
          ))}
        </fieldset>
        <Choice
          label={t('online.access')}
          value={access}
          options={ACCESS.map((value) => ({
            value,
            label: t(`online.accessMode.${value}`),
            hint: t(`online.accessHint.${value}`),
          }))}
          onChange={setAccess}
        />
        <ClockFields card={card} terms={terms} peopleOnly={peopleOnly} onChange={setTerms} />
        <OptionFields game={card.id} options={options} players={players} onChange={setOptions} />
        {problem !== null && !isAboutName(problem) ? (
          <p className="app-warning" role="alert">
            {failureWords(t, problem)}
          </p>
        ) : null}
        <button type="submit" className="app-button app-primary app-large" disabled={working}>
          {t('online.createNow')}
        </button>
      </form>
    </Dialog>
  );
}
