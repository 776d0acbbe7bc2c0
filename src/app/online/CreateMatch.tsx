import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { MatchOptions } from '../../games/river-of-gold';
import { type BotLevel, isBotLevel } from '../../games/river-of-gold/bots/types';
import { Choice } from '../../ui/Choice';
import { Dialog } from '../../ui/Dialog';
import { OptionFields } from '../local/LocalSetupPage';
import { DEFAULT_LOCAL_OPTIONS, SITTERS } from '../local/seating';
import { cleanName, myName, rememberMyName } from '../names';
import { navigate } from '../routes';
import { failureWords } from './failure-words';
import { asFailure, type Lobby } from './lobby';
import { NameField } from './NameField';

const COUNTS = ['2', '3', '4'] as const;
const ACCESS = ['public', 'private'] as const;

/** Makes a match, takes its first seat and goes there. */
export function CreateMatch({ lobby, onClose }: { lobby: Lobby; onClose: () => void }) {
  const { t } = useTranslation('app');
  const [name, setName] = useState(myName);
  const [count, setCount] = useState<(typeof COUNTS)[number]>('2');
  const [access, setAccess] = useState<(typeof ACCESS)[number]>('public');
  const [options, setOptions] = useState<MatchOptions>(DEFAULT_LOCAL_OPTIONS);
  const [others, setOthers] = useState<readonly (BotLevel | null)[]>([null, null, null]);
  const [problem, setProblem] = useState<string | null>(null);
  const [working, setWorking] = useState(false);
  const players = Number(count);

  async function create(event: FormEvent): Promise<void> {
    event.preventDefault();
    const clean = cleanName(name);
    if (clean === null) return setProblem(failureWords(t, 'bad-name'));
    rememberMyName(clean);
    setWorking(true);
    setProblem(null);
    try {
      const bots = [null, ...others.slice(0, players - 1)];
      const matchID = await lobby.create({ players, options, unlisted: access === 'private', bots });
      await lobby.join(matchID, clean, 0);
      navigate({ page: 'match', id: matchID });
    } catch (error) {
      setProblem(failureWords(t, asFailure(error).code));
      setWorking(false);
    }
  }

  return (
    <Dialog title={t('online.create')} onClose={onClose}>
      <form className="app-settings" onSubmit={(event) => void create(event)}>
        <NameField value={name} onChange={setName} />
        <Choice
          label={t('online.players')}
          value={count}
          options={COUNTS.map((value) => ({ value, label: value }))}
          onChange={setCount}
        />
        <fieldset className="app-choice">
          <legend>{t('online.otherSeats')}</legend>
          {others.slice(0, players - 1).map((level, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
            <label key={at} className="app-seat-line">
              <span>{t('online.seat', { number: at + 2 })}</span>
              <select
                value={level ?? 'person'}
                onChange={(event) => {
                  const chosen = event.target.value;
                  const sitter = isBotLevel(chosen) ? chosen : null;
                  setOthers(others.map((old, index) => (index === at ? sitter : old)));
                }}
              >
                {SITTERS.map((sitter) => (
                  <option key={sitter} value={sitter}>
                    {t(`local.sitter.${sitter}`)}
                  </option>
                ))}
              </select>
            </label>
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
        <OptionFields options={options} onChange={setOptions} />
        {problem ? (
          <p className="app-warning" role="alert">
            {problem}
          </p>
        ) : null}
        <button type="submit" className="app-button app-primary app-large" disabled={working}>
          {t('online.createNow')}
        </button>
      </form>
    </Dialog>
  );
}
