import { type EyrieBoard, LEADERS, type LeaderId } from '../../rules';
import type { Words } from '../model/words';

const stateOf = ({ leader, faceUp }: EyrieBoard, id: LeaderId): 'leads' | 'faceUp' | 'faceDown' =>
  leader === id ? 'leads' : faceUp.includes(id) ? 'faceUp' : 'faceDown';

/** The four leaders: who leads, who can come next, and who has been used (7.7.3). */
export function Leaders({ board, words: { t } }: { board: EyrieBoard; words: Words }) {
  return (
    <ul className="tk-plain rt-leaders" data-asks="" aria-label={t('root-table:board.leaders')}>
      {LEADERS.map((id) => {
        const now = stateOf(board, id);
        return (
          <li key={id}>
            <span
              className="rt-leader"
              data-now={now}
              data-ask={`leader-${id}`}
              role="img"
              aria-label={`${t(`root-terms:leader.${id}`)}: ${t(`root-table:board.${now}`)}`}
            >
              {t(`root-terms:leader.${id}`)}
              <small>{t(`root-table:board.${now}`)}</small>
            </span>
          </li>
        );
      })}
    </ul>
  );
}
