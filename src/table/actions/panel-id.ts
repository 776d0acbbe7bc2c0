/** Where the way past everything leads to. */
export const PANEL_ID = 'tk-panel';
