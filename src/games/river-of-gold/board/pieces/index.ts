import '../theme/theme.css';

export { BuildingRow } from './BuildingRow';
export { ClanBoard, type ClanBoardProps } from './ClanBoard';
export { ClanPicker } from './ClanPicker';
export { CustomerCard } from './CustomerCard';
export { Die, type DieProps } from './Die';
export { Hand } from './Hand';
export { InfluenceTracks } from './InfluenceTracks';
export { Masteries } from './Masteries';
export { OwnStrip } from './OwnStrip';
export { RiverBoard, type RiverBoardProps } from './RiverBoard';
export { ScoreTrack } from './ScoreTrack';
export { type ShipPlace, shipPlaces } from './Ships';
export { TileCard } from './TileCard';
