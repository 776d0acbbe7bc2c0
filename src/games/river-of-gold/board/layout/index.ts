/** Parts of the table kit by the path that the learning pages know them by. */
export { findPlace, showPlace } from '../../../../table/layout/places';
export { useTableShape } from '../../../../table/layout/shape';
