import { type ComponentType, useEffect, useId, useRef } from 'react';
import { bringFocus } from '../../../../ui/focus';
import type { Choice, ChoiceKind, GameState, Option } from '../../rules';
import { DockedDialog } from '../actions/DockedDialog';
import type { Words } from '../model/words';
import { DiscardChoice } from './DiscardChoice';
import { FirstDieChoice } from './FirstDieChoice';
import { GoodChoice } from './GoodChoice';
import { JourneyChoice } from './JourneyChoice';
import { RoyalShipChoice } from './RoyalShipChoice';
import { SecondMarkerChoice } from './SecondMarkerChoice';
import { SellChoice } from './SellChoice';

export interface ChoiceProps {
  readonly state: GameState;
  readonly choice: Choice;
  readonly words: Words;
  readonly disabled: boolean;
  choose(option: Option): void;
  /** Points at the place of an option on the board while it is looked at. */
  point(at: string | null): void;
}

/** One component for each kind of choice: a kind without one does not compile. */
const CHOICES: Readonly<Record<ChoiceKind, ComponentType<ChoiceProps>>> = {
  good: GoodChoice,
  journey: JourneyChoice,
  sell: SellChoice,
  discard: DiscardChoice,
  royalShip: RoyalShipChoice,
  secondMarker: SecondMarkerChoice,
  firstDie: FirstDieChoice,
};

/** Kinds whose options can also be picked where they lie on the table. */
const ON_BOARD: Readonly<Record<ChoiceKind, boolean>> = {
  good: false,
  journey: false,
  sell: false,
  discard: true,
  royalShip: true,
  secondMarker: true,
  firstDie: false,
};

/** Where a choice comes from, and that it can be answered on the board as well. */
export function because({ kind, source }: Choice, words: Words): string {
  const { t } = words;
  const said = t('river-table:choice.because', { source: words.source(source) });
  return ON_BOARD[kind] ? `${said} ${t('river-table:choice.onBoard')}` : said;
}

/** The dialogue of the open choice, docked where the actions are so that the board stays in sight. */
export function ChoicePanel(props: ChoiceProps) {
  const { choice, words } = props;
  const { t } = words;
  const title = useId();
  const box = useRef<HTMLDivElement>(null);
  const Body = CHOICES[choice.kind];

  // Whoever plays by keyboard stood on something that the move took away; the choice is where they go on.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each new kind of choice
  useEffect(() => {
    const focused = document.activeElement;
    if (!focused || focused === document.body) bringFocus(box.current);
  }, [choice.kind]);

  return (
    <DockedDialog className="rp-choice" title={title} box={box}>
      <h2 className="rp-title" id={title}>
        {t(`river-table:choice.${choice.kind}`)}
      </h2>
      {choice.kind !== 'discard' && <p className="rp-quiet">{because(choice, words)}</p>}
      <Body {...props} />
    </DockedDialog>
  );
}
