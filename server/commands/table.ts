/** A plain table for a terminal: columns as wide as their longest value, apart by two blanks. */
export function plainTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const clean = [head, ...rows].map((row) => row.map(printable));
  const widths = head.map((_, at) => Math.max(...clean.map((row) => [...(row[at] ?? '')].length)));
  const line = (row: readonly string[]) =>
    row
      .map((cell, at) => cell + ' '.repeat(Math.max(0, (widths[at] ?? 0) - [...cell].length)))
      .join('  ')
      .trimEnd();
  return clean.map(line).join('\n');
}

/** Names and messages are visitors' words: nothing in them may move the cursor or start another line. */
const printable = (text: string): string => text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, ' ');
