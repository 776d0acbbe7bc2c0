import '../theme/theme.css';

export { BuildingRow } from './BuildingRow';
export { ClanBoard } from './ClanBoard';
export { ClanPicker } from './ClanPicker';
export { CustomerCard } from './CustomerCard';
export { Die } from './Die';
export { Hand } from './Hand';
export { InfluenceTracks } from './InfluenceTracks';
export { Masteries } from './Masteries';
export { OwnStrip } from './OwnStrip';
export { RiverBoard } from './RiverBoard';
export { ScoreTrack } from './ScoreTrack';
export { shipPlaces } from './Ships';
export { TileCard } from './TileCard';
