import '../theme/theme.css';

export { type TableShape, useTableShape } from '../layout/shape';
export { TableLayout, type TableLayoutProps } from '../layout/TableLayout';
export { BuildingRow } from './BuildingRow';
export { ClanBoard, type ClanBoardProps } from './ClanBoard';
export { ClanPicker } from './ClanPicker';
export { CustomerCard } from './CustomerCard';
export { Die, type DieProps } from './Die';
export { Hand } from './Hand';
export { InfluenceTracks } from './InfluenceTracks';
export { Masteries } from './Masteries';
export { RiverBoard, type RiverBoardProps } from './RiverBoard';
export { ScoreTrack } from './ScoreTrack';
export { type ShipPlace, shipPlaces } from './Ships';
export { TileCard } from './TileCard';
