import type { GameState, Losable } from '../../rules';
import type { Outcome } from '../model/outcome';
import type { Words } from '../model/words';
import { OutcomeChips, PlayerName } from './Chips';

function warnings(outcome: Outcome, words: Words): string[] {
  const { t } = words;
  const sure = outcome.seats.flatMap(({ seat, resources, influence, goodsLost }) => {
    const name = words.name(seat);
    return [
      ...(goodsLost > 0
        ? [t('river-table:preview.limit', { name, what: words.amount('anyGood', goodsLost) })]
        : []),
      ...resources
        .filter(({ lost }) => lost > 0)
        .map(({ resource, lost }) =>
          t('river-table:preview.limit', { name, what: words.amount(resource, lost) }),
        ),
      ...influence
        .filter(({ lost }) => lost > 0)
        .map(({ lost }) =>
          t('river-table:preview.trackEnd', { name, what: words.amount('influence', lost) }),
        ),
    ];
  });
  const open = Object.entries(outcome.perhapsLost).map(([kind, lost]) =>
    t('river-table:preview.mayLimit', { what: words.amount(kind as Losable, lost) }),
  );
  return [...sure, ...open];
}

function notes(outcome: Outcome, words: Words): string[] {
  const { t } = words;
  const said: string[] = [];
  if (outcome.journey) said.push(t('river-table:preview.journey'));
  if (outcome.cards > 0)
    said.push(t('river-table:preview.cards', { cards: words.amount('customers', outcome.cards) }));
  if (outcome.choices.length > 0) {
    const kinds = outcome.choices.map((kind) => t(`river-table:preview.kinds.${kind}`));
    said.push(t('river-table:preview.choice', { what: words.list(kinds) }));
  }
  for (const { seat, waiting } of outcome.seats) {
    if (waiting > 0) said.push(t('river-table:preview.waits', { name: words.name(seat) }));
  }
  return said;
}

/** What a move would bring: who gains and loses what, what a limit would take, and what stays open. */
export function Preview({ state, outcome, words }: { state: GameState; outcome: Outcome; words: Words }) {
  const { t } = words;
  const seats = outcome.seats.filter(
    (seat) =>
      seat.resources.some((r) => r.gained + r.paid > 0) ||
      seat.influence.length > 0 ||
      seat.favorLimit !== null,
  );
  const open = notes(outcome, words);
  return (
    <section className="rp-preview" aria-label={t('river-table:preview.title')}>
      {seats.length === 0 && <p className="rp-quiet">{t('river-table:preview.nothing')}</p>}
      <ul className="rp-plain">
        {seats.map((seat) => (
          <li key={seat.seat} className="rp-preview-seat">
            <PlayerName seat={seat.seat} clan={state.players[seat.seat]?.clan ?? null} words={words} />
            <OutcomeChips outcome={seat} words={words} />
          </li>
        ))}
      </ul>
      {warnings(outcome, words).map((warning) => (
        <p key={warning} className="rp-warning">
          <span aria-hidden="true">⚠ </span>
          {warning}
        </p>
      ))}
      {open.length > 0 && <p className="rp-quiet">{open.join(' ')}</p>}
    </section>
  );
}
