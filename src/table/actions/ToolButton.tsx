import { useQuickTranslation } from '../../i18n/quick';
import { useShortcut } from '../shortcuts/keys';
import type { Panel, SidePanels } from './useSidePanels';

/** The tools that every table has. */
export type Tool = Exclude<Panel, 'since'>;

const DRAWINGS: Readonly<Record<Tool, string>> = {
  // A paper lantern.
  hint: 'M12 2v3M8 5h8M6 9c0-2.6 1.6-4 3-4h6c1.4 0 3 1.4 3 4v5c0 2.6-1.6 4-3 4H9c-1.4 0-3-1.4-3-4zM6 9.5h12M6 13.5h12M8 18h8M12 18v4',
  // A list with ticks.
  moves: 'M4 6l1.5 1.5L8 5M4 12l1.5 1.5L8 11M4 18l1.5 1.5L8 17M11.5 6.5H20M11.5 12.5H20M11.5 18.5H20',
  // Three steps, the middle one highest.
  standings: 'M3 20v-6h6v6M9 20V8h6v12M15 20v-9h6v9M2 20h20M12 2.5v3',
  // A scroll with writing.
  log: 'M7 4h12v13a3 3 0 0 1-3 3H6a3 3 0 0 1-3-3v-1h10v1a3 3 0 0 0 3 3M7 16V4a2.5 2.5 0 0 0-4 2v1.5h4M10.5 8.5h5M10.5 12h5',
};

/** A button in the top line that opens and closes a panel; on a phone its picture stands for its word. */
export function ToolButton({ tool, side }: { tool: Tool; side: SidePanels }) {
  const { t } = useQuickTranslation('table');
  const label = t(`top.${tool}`);
  const shortcut = useShortcut(tool);
  return (
    <button
      type="button"
      className="tk-tool"
      {...shortcut}
      data-tip={label}
      aria-expanded={side.panel === tool}
      onClick={() => side.toggle(tool)}
    >
      <svg className="tk-tool-icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
        <path d={DRAWINGS[tool]} />
      </svg>
      <span>{label}</span>
    </button>
  );
}
