import type { ComponentType } from 'react';
import { DockedDialog } from '../../../../table/actions/DockedDialog';
import type { Point } from '../../../../table/layout/usePointing';
import type { Choice, ChoiceKind, GameState, Option } from '../../rules';
import type { Words } from '../model/words';
import { DiscardChoice } from './DiscardChoice';
import { FirstDieChoice } from './FirstDieChoice';
import { GoodChoice } from './GoodChoice';
import { JourneyChoice } from './JourneyChoice';
import { MerchantChoice } from './MerchantChoice';
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
  readonly point: Point;
}

/** One component for each kind of choice: a kind without one does not compile. */
const CHOICES: Readonly<Record<ChoiceKind, ComponentType<ChoiceProps>>> = {
  good: GoodChoice,
  journey: JourneyChoice,
  merchant: MerchantChoice,
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
  merchant: false,
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
  const Body = CHOICES[choice.kind];
  return (
    <DockedDialog
      className="tk-choice"
      title={words.t(`river-table:choice.${choice.kind}`)}
      focus={{ key: choice.kind }}
    >
      {choice.kind !== 'discard' && <p className="tk-quiet">{because(choice, words)}</p>}
      <Body {...props} />
    </DockedDialog>
  );
}
