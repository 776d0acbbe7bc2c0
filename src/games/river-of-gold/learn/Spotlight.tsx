export { Spotlight } from '../../../table/Spotlight';
