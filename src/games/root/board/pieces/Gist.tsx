/** What a faction is about to do, in one line: of the Decree its suits, of items those that are ready, and so on. */
import type { ReactNode } from 'react';
import {
  type AllianceBoard,
  BASE_OF,
  COLUMNS,
  type Column,
  countOnMap,
  type EyrieBoard,
  type GameState,
  type ItemKind,
  MARQUISE_BUILDINGS,
  type PieceKind,
  playerAt,
  type Seat,
  SUITS,
  suitOf,
  type VagabondBoard,
} from '../../rules';
import { ItemSign, PieceSign, SuitSign } from '../art/signs';
import { counted, type Words } from '../model/words';

interface Props {
  readonly state: GameState;
  readonly seat: Seat;
  readonly words: Words;
}

/** Signs in a row that are read as one sentence. */
const Line = ({ said, children }: { said: string; children: ReactNode }) => (
  <span className="rt-gist" role="img" aria-label={said} data-tip={said}>
    {children}
  </span>
);
const Count = ({ kind, count }: { kind: PieceKind; count: number }) => (
  <span className="rt-gist-part">
    <PieceSign kind={kind} size={14} />
    {count}
  </span>
);

const COLUMN_SIGNS: Readonly<Record<Column, ReactNode>> = {
  recruit: <PieceSign kind="recruiter" size={13} />,
  move: <ItemSign kind="boots" size={13} />,
  battle: <ItemSign kind="sword" size={13} />,
  build: <ItemSign kind="hammer" size={13} />,
};

function DecreeGist({ board, words }: { board: EyrieBoard; words: Words }) {
  const { t, list } = words;
  const said = COLUMNS.filter((column) => board.decree[column].length > 0)
    .map((column) => {
      const suits = counted(board.decree[column].map((id) => t(`root-terms:suit.${suitOf(id)}`)));
      return `${t(`root-terms:column.${column}`)}: ${list(suits)}`;
    })
    .join('; ');
  return (
    <Line said={`${t('root-table:board.decree')}. ${said}`}>
      {COLUMNS.map((column) => (
        <span
          key={column}
          className="rt-gist-part"
          data-none={board.decree[column].length === 0 || undefined}
        >
          {COLUMN_SIGNS[column]}
          {board.decree[column].map((id) => (
            <SuitSign key={id} suit={suitOf(id)} size={12} />
          ))}
        </span>
      ))}
    </Line>
  );
}

function AllianceGist({ state, board, words }: Pick<Props, 'state' | 'words'> & { board: AllianceBoard }) {
  const { t } = words;
  const supporters = state.secret.supporters.length;
  const sympathy = countOnMap(state, 'sympathy');
  const bases = SUITS.filter((suit) => countOnMap(state, BASE_OF[suit]) > 0);
  const said = [
    t('root-table:board.supporters', { count: supporters }),
    t('root-table:board.officers', { count: board.officers }),
    t('root-table:board.sympathy', { count: sympathy }),
    ...(bases.length > 0
      ? [`${t('root-table:board.bases')}: ${words.list(bases.map((suit) => t(`root-terms:suit.${suit}`)))}`]
      : []),
  ].join(', ');
  return (
    <Line said={said}>
      <span className="rt-gist-part">
        <span className="rt-back rt-back-supporters" />
        {supporters}
      </span>
      <span className="rt-gist-part">
        <ItemSign kind="sword" size={13} />
        {board.officers}
      </span>
      <Count kind="sympathy" count={sympathy} />
      {bases.map((suit) => (
        <span key={suit} className="rt-gist-part">
          <PieceSign kind={BASE_OF[suit]} size={13} />
          <SuitSign suit={suit} size={12} />
        </span>
      ))}
    </Line>
  );
}

function MarquiseGist({ state, words }: Pick<Props, 'state' | 'words'>) {
  const kinds: readonly PieceKind[] = [...MARQUISE_BUILDINGS, 'wood'];
  const counts = kinds.map((kind) => ({ kind, count: countOnMap(state, kind) }));
  const said = words.list(counts.map(({ kind, count }) => `${words.piece(kind)}: ${count}`));
  return (
    <Line said={said}>
      {counts.map(({ kind, count }) => (
        <Count key={kind} kind={kind} count={count} />
      ))}
    </Line>
  );
}

function VagabondGist({ board, words }: { board: VagabondBoard; words: Words }) {
  const { t, list } = words;
  const named = (wanted: boolean): string => {
    const kinds: readonly ItemKind[] = board.items
      .filter(({ exhausted, damaged }) => (!exhausted && !damaged) === wanted)
      .map(({ kind }) => kind);
    return list(counted(kinds.map((kind) => t(`root-terms:item.${kind}`))));
  };
  const said = [
    ...(board.character ? [t(`root-terms:character.${board.character}`)] : []),
    `${t('root-table:board.ready')}: ${named(true)}`,
    `${t('root-table:board.exhausted')}, ${t('root-table:board.damaged')}: ${named(false)}`,
  ].join('. ');
  return (
    <Line said={said}>
      {board.items.map(({ id, kind, exhausted, damaged }) => (
        <span
          key={id}
          className="rt-gist-item"
          data-exhausted={exhausted || undefined}
          data-damaged={damaged || undefined}
        >
          <ItemSign kind={kind} size={14} />
        </span>
      ))}
    </Line>
  );
}

export function Gist({ state, seat, words }: Props) {
  const { board } = playerAt(state, seat);
  switch (board?.faction) {
    case 'marquise':
      return <MarquiseGist state={state} words={words} />;
    case 'eyrie':
      return <DecreeGist board={board} words={words} />;
    case 'alliance':
      return <AllianceGist state={state} board={board} words={words} />;
    case 'vagabond':
      return <VagabondGist board={board} words={words} />;
    default:
      return null;
  }
}
