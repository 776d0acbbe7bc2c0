import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { GameScreen, Move } from '../../games/contract';
import { ChanceChart, type ChancePoint } from '../../table/review/ChanceChart';
import type { Timeline } from '../replay/timeline';
import { accuracyOf, luckOf, type Review, type ReviewedTurn, turningPointsOf } from './review';
import type { Reviewing } from './useReview';

interface Props {
  readonly screen: GameScreen;
  readonly timeline: Timeline;
  readonly names: readonly string[];
  readonly reviewing: Reviewing;
  /** The moment that is shown. */
  readonly at: number;
  onGo(at: number): void;
}

function Offer({ reviewing: { progress, failed, start, cancel } }: { reviewing: Reviewing }) {
  const { t } = useTranslation('replay');
  if (progress === null) {
    return (
      <>
        <p>{t('review.offer')}</p>
        {failed ? (
          <p className="tk-warning" role="alert">
            {t('review.failed')}
          </p>
        ) : null}
        <button type="button" className="tk-small" onClick={start}>
          {t('review.start')}
        </button>
      </>
    );
  }
  return (
    <>
      <p role="status">{t('review.progress', { percent: Math.round(progress * 100) })}</p>
      <progress value={progress} max={1} aria-label={t('review.title')} />
      <button type="button" className="tk-small" onClick={cancel}>
        {t('review.cancel')}
      </button>
    </>
  );
}

/** The turn that the moment belongs to: what was played, and what would have been better. */
function TurnReview({
  screen,
  timeline,
  names,
  turn,
}: Omit<Props, 'reviewing' | 'at' | 'onGo'> & { turn: ReviewedTurn }) {
  const { t, i18n } = useTranslation('replay');
  const { seat, from, made, best, loss, unit, mark, chance } = turn;
  const { module, reasonsFor } = screen;
  const view = useMemo(
    () => module.view((timeline.moments[from] ?? timeline.moments[0]).state.G, seat),
    [module, timeline, from, seat],
  );
  const signed = new Intl.NumberFormat(i18n.language, {
    signDisplay: 'exceptZero',
    maximumFractionDigits: 1,
  });
  const percent = new Intl.NumberFormat(i18n.language, { style: 'percent', signDisplay: 'exceptZero' });
  const words = (plan: readonly Move[]): string => {
    if (plan.length === 0) return t('review.nothing');
    return reasonsFor?.(view, seat, plan, names).what ?? plan.map(({ name }) => name).join(', ');
  };
  const lost =
    unit === 'points' ? t('review.points', { points: signed.format(-loss) }) : percent.format(-loss);
  return (
    <section
      className="tk-review-turn"
      aria-label={t('review.turn', { turn: turn.turn, name: names[seat] ?? '' })}
    >
      <h3 className="tk-subtitle">{t('review.turn', { turn: turn.turn, name: names[seat] ?? '' })}</h3>
      <p>
        {t('review.made', { what: words(made) })}{' '}
        {mark ? (
          <span className="tk-review-mark" data-mark={mark}>
            {t(`review.mark.${mark}`)}
          </span>
        ) : null}
      </p>
      {loss > 0 ? <p>{t('review.loss', { lost })}</p> : null}
      {best.length > 0 ? (
        <>
          <p>{t('review.best')}</p>
          <ol>
            {best.map(({ plan, value }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the list of a turn never changes
              <li key={index}>
                {words(plan)} <span className="tk-count">{signed.format(value)}</span>
              </li>
            ))}
          </ol>
        </>
      ) : null}
      <p>{t('review.chance', { percent: percent.format(chance) })}</p>
    </section>
  );
}

function Players({ review, names }: { review: Review; names: readonly string[] }) {
  const { t, i18n } = useTranslation('replay');
  const accuracy = accuracyOf(review, names.length);
  const luck = luckOf(review, names.length);
  const percent = new Intl.NumberFormat(i18n.language, { style: 'percent', signDisplay: 'exceptZero' });
  const marks = (seat: number, mark: ReviewedTurn['mark']) =>
    review.turns.filter((turn) => turn.seat === seat && turn.mark === mark).length;
  return (
    <table className="tk-review-table">
      <thead>
        <tr>
          <th scope="col">{t('review.player')}</th>
          <th scope="col">{t('review.accuracy')}</th>
          <th scope="col">{t('review.mistakes')}</th>
          <th scope="col">{t('review.luck')}</th>
        </tr>
      </thead>
      <tbody>
        {names.map((name, seat) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
          <tr key={seat}>
            <th scope="row">{name}</th>
            <td>{accuracy[seat] === null ? '–' : `${accuracy[seat]} %`}</td>
            <td>{marks(seat, 'mistake')}</td>
            <td>{percent.format(luck[seat] ?? 0)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function TurningPoints({
  review,
  names,
  onGo,
}: {
  review: Review;
  names: readonly string[];
  onGo(at: number): void;
}) {
  const { t, i18n } = useTranslation('replay');
  const points = useMemo(() => turningPointsOf(review), [review]);
  const percent = new Intl.NumberFormat(i18n.language, { style: 'percent' });
  return (
    <>
      <h3 className="tk-subtitle">{t('review.turningPoints')}</h3>
      <ol className="tk-plain tk-review-points">
        {points.map(({ turn, at, seat, before, after, mover, reason }) => (
          <li key={at}>
            <button type="button" className="tk-log-line" onClick={() => onGo(at)}>
              {t(`review.reason.${reason}`, {
                turn,
                name: names[seat] ?? '',
                mover: names[mover] ?? '',
                before: percent.format(before),
                after: percent.format(after),
              })}
            </button>
          </li>
        ))}
      </ol>
    </>
  );
}

/** What the strongest bot thinks of a finished match: the whole of it, and the turn that is shown. */
export function ReviewPanel({ screen, timeline, names, reviewing, at, onGo }: Props) {
  const { t } = useTranslation('replay');
  const { review } = reviewing;
  const points = useMemo((): readonly ChancePoint[] => {
    if (!review) return [];
    const last = { at: timeline.moments.length - 1, turn: 0, shares: review.end };
    return [...review.turns.map(({ from, turn, shares }) => ({ at: from, turn, shares })), last];
  }, [review, timeline]);
  const turn = review?.turns.findLast(({ from }) => from <= at);
  return (
    <>
      {review ? (
        <>
          <ChanceChart points={points} at={at} onGo={onGo} />
          {turn ? <TurnReview screen={screen} timeline={timeline} names={names} turn={turn} /> : null}
          <TurningPoints review={review} names={names} onGo={onGo} />
          <Players review={review} names={names} />
          <p className="tk-quiet">
            {t('review.honest', { count: review.turns.length, seconds: review.seconds })}
          </p>
        </>
      ) : (
        <Offer reviewing={reviewing} />
      )}
    </>
  );
}
