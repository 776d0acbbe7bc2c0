import { Preview } from '../../../../table/actions/Preview';
import type { Losable } from '../../rules';
import type { Outcome } from '../model/outcome';
import type { Words } from '../model/words';
import { seatChips } from './Chips';

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

/** What a move would bring, in the kit's card. */
export function OutcomePreview({ outcome, words }: { outcome: Outcome; words: Words }) {
  const seats = outcome.seats.filter(
    (seat) =>
      seat.resources.some((r) => r.gained + r.paid > 0) ||
      seat.influence.length > 0 ||
      seat.favorLimit !== null,
  );
  return (
    <Preview
      seats={seatChips(seats, words)}
      warnings={warnings(outcome, words)}
      notes={notes(outcome, words)}
    />
  );
}
