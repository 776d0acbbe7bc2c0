export { BoardViewport } from './BoardViewport';
export { type TableShape, useTableShape } from './shape';
export { TableLayout, type TableLayoutProps } from './TableLayout';
