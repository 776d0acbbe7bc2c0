export { BoardViewport } from './BoardViewport';
export { OwnStrip } from './OwnStrip';
export { type TableShape, useTableShape } from './shape';
export { findPlace, showPlace } from './showing';
export { TableLayout, type TableLayoutProps } from './TableLayout';
