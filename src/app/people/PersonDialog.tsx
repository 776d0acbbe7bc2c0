import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { REPORT_NOTE_LENGTH } from '../../protocol/chat';
import { Dialog } from '../../ui/Dialog';
import type { Lobby } from '../online/lobby';
import type { TableMessage } from '../online/match';
import { Problem, useAttempt } from '../profile/attempt';
import { useOwnProfile } from '../profile/profile';
import type { Hidden, TablePerson } from './hidden';

interface Props {
  readonly person: TablePerson;
  /** The message of theirs that the dialogue was opened at. */
  readonly message: TableMessage | null;
  readonly hidden: Hidden;
  readonly lobby: Lobby;
  readonly game: string;
  readonly onClose: () => void;
}

function Report({
  person,
  message,
  lobby,
  game,
}: Omit<Props, 'hidden' | 'onClose'> & { message: TableMessage }) {
  const { t } = useTranslation('days');
  const [note, setNote] = useState('');
  const [sent, setSent] = useState(false);
  const { problem, attempt } = useAttempt();
  function report(event: FormEvent): void {
    event.preventDefault();
    void attempt(async () => {
      await lobby.report(game, person.matchID, message, note.trim());
      setSent(true);
    });
  }
  if (sent) return <p role="status">{t('people.reported')}</p>;
  return (
    <form className="app-person-report" onSubmit={report}>
      <h3>{t('people.report')}</h3>
      <blockquote>{message.text}</blockquote>
      <label className="app-field">
        <span>{t('people.note')}</span>
        <input
          type="text"
          value={note}
          maxLength={REPORT_NOTE_LENGTH}
          autoComplete="off"
          onChange={(event) => setNote(event.target.value)}
        />
        <small>{t('people.reportHint')}</small>
      </label>
      <button type="submit" className="app-button app-small">
        {t('people.send')}
      </button>
      <Problem text={problem} />
    </form>
  );
}

/** What can be done about somebody: not hear them, not meet them, tell the host. */
export function PersonDialog({ person, message, hidden, lobby, game, onClose }: Props) {
  const { t } = useTranslation('days');
  const hasProfile = useOwnProfile() !== null;
  const { problem, attempt } = useAttempt();
  const { profile } = person;
  const isMuted = hidden.isMuted(person);
  const isBlocked = hidden.isBlocked(person);
  return (
    <Dialog title={person.name} onClose={onClose} className="app-person">
      <div className="app-row">
        <div>
          <strong>{t('people.mute')}</strong>
          <small>{t('people.muteHint')}</small>
        </div>
        <button
          type="button"
          className="app-button app-small"
          onClick={() => (isMuted ? hidden.unmute(person) : hidden.mute(person))}
        >
          {isMuted ? t('people.unmute') : t('people.mute')}
        </button>
      </div>
      {profile !== null && hasProfile ? (
        <div className="app-row">
          <div>
            <strong>{t('people.block')}</strong>
            <small>{t('people.blockHint')}</small>
          </div>
          <button
            type="button"
            className="app-button app-small"
            onClick={() => void attempt(() => (isBlocked ? hidden.unblock(profile) : hidden.block(profile)))}
          >
            {isBlocked ? t('people.unblock') : t('people.block')}
          </button>
        </div>
      ) : null}
      <Problem text={problem} />
      {message === null ? null : <Report {...{ person, message, lobby, game }} />}
    </Dialog>
  );
}
